// The page begins: words first, then what is asked for by the address.

import "./furniture/tokens.css";
import "./furniture/furniture.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { fetchRoom } from "./rooms";
import { chooseLanguage } from "./strings/strings.svelte";
import { ahead } from "./table/ahead";
import "./furniture/dialog.css";

fetchRoom(location.hash);
ahead(location.hash);
await chooseLanguage();
const target = document.getElementById("app");
if (target) mount(App, { target });
