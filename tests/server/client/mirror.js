// Before the client's own scripts: chance and time stand still, and the socket is the test's. `mirror.step`
// tells the client messages, lets it settle, and returns all of it: the page, what it keeps, what it sent.
(() => {
  let random = 1;
  Math.random = () => 0.5;
  Date.now = () => 1_800_000_000_000;
  crypto.getRandomValues = (bytes) => bytes.fill(random++);
  const sent = [];
  let line = null;

  class Line extends EventTarget {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      super();
      line = this;
      queueMicrotask(() => this.dispatchEvent(new Event("open")));
    }
    send(text) {
      sent.push(text);
    }
    close() {}
  }
  window.WebSocket = Line;

  const settle = async () => {
    for (let n = 0; n < 3; n++) await new Promise((done) => setTimeout(done, 0));
    await document.fonts.ready;
    // until a whole frame changes nothing: what is measured and laid out again takes some
    for (let n = 0, before = ""; n < 40; n++) {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const now = document.documentElement.outerHTML;
      if (now === before) return;
      before = now;
    }
  };

  /** Fields and getters of an object and of all it holds; what belongs to the browser is left out. */
  function kept(root) {
    const seen = new Map();
    const walk = (value) => {
      if (typeof value === "bigint") return String(value);
      if (value === null || typeof value !== "object") return typeof value === "function" ? "function" : value;
      if (value instanceof Node || value === window || value instanceof EventTarget) return "browser";
      if (seen.has(value)) return { seen: seen.get(value) };
      seen.set(value, seen.size);
      if (Array.isArray(value)) return value.map(walk);
      if (value instanceof Map) return { map: [...value].map(walk) };
      if (value instanceof Set) return { set: [...value].map(walk) };
      const out = {};
      const names = new Set(Object.keys(value));
      for (let proto = Object.getPrototypeOf(value); proto && proto !== Object.prototype; proto = Object.getPrototypeOf(proto))
        for (const [name, one] of Object.entries(Object.getOwnPropertyDescriptors(proto))) if (one.get) names.add(name);
      for (const name of [...names].sort()) {
        try {
          out[name] = walk(value[name]);
        } catch (error) {
          out[name] = `throws ${error}`;
        }
      }
      return out;
    };
    return walk(root);
  }

  let roots = [];
  window.mirror = {
    /** Of all objects of the page (by the debugger): those of the client's own classes. */
    own(all) {
      const native = /\[native code\]/;
      roots = all.filter((one) => {
        try {
          const made = one.constructor;
          if ("anchor" in one || "is_fork" in one) return false; // the framework's: a part of the page, a round of changes
          return typeof made === "function" && made.prototype !== one && made !== Line && !native.test(made.toString());
        } catch {
          return false;
        }
      });
      return roots.length;
    },
    async step(texts) {
      for (const data of texts) line.dispatchEvent(new MessageEvent("message", { data }));
      await settle();
      return {
        page: document.documentElement.outerHTML.replaceAll(' style=""', ""), // what has been measured, and came to nothing
        stores: JSON.stringify([roots.map((one) => JSON.stringify(kept(one))).sort(), { ...localStorage }, { ...sessionStorage }]),
        sent: JSON.stringify(sent),
      };
    },
    choose() {
      document.querySelector("[data-target][tabindex='0'], .option, .pickone")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    },
  };
})();
