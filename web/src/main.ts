import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html lost its #app element");
mount(App, { target });
