// What all pages share comes first: a component's own style is the later word.
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/seats.css";
import "./styles/chart.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./ui/installed";
import { watchPointing } from "./ui/pointed";
import { renewal } from "./ui/renewal";
import { router } from "./ui/router.svelte";
import { settings } from "./settings/settings.svelte";

settings.start();
install();
watchPointing();
addEventListener("vite:preloadError", () => renewal.broken());
router.start();
const target = document.getElementById("app");
if (target === null) throw new Error("index.html lost its #app element");
mount(App, { target });
