// A board without a table, to look at: ?cycle=magic&theme=night&lang=hu&wide (room for panels) &full (all stacks full) &pick
import { mount } from "svelte";
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/seats.css";
import "../src/styles/base.css";
import { i18n } from "../src/i18n/i18n.svelte";
import Demo from "./Demo.svelte";

const query = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = query.get("theme") ?? "paper";
i18n.lang = query.get("lang") === "hu" ? "hu" : "en";
const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(Demo, { target, props: { query } });
