/** The page's style sheet. Its hash is in the page's `Content-Security-Policy`. */
export const style = `
:root { color-scheme: light dark; --paper: oklch(0.985 0.006 95); --card: oklch(1 0 0); --ink: oklch(0.24 0.025 165);
  --muted: oklch(0.47 0.02 165); --line: oklch(0.9 0.01 120); --link: oklch(0.43 0.095 165); --danger: oklch(0.52 0.19 27); }
@media (prefers-color-scheme: dark) { :root { --paper: oklch(0.19 0.018 165); --card: oklch(0.235 0.02 165);
  --ink: oklch(0.95 0.01 120); --muted: oklch(0.74 0.02 150); --line: oklch(0.33 0.02 165); --link: oklch(0.76 0.12 165);
  --danger: oklch(0.76 0.14 25); } }
* { box-sizing: border-box; }
body { margin: 0; padding: 16px; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 16px/1.5 system-ui, "Noto Sans Bengali", sans-serif; }
header, main { max-width: 60rem; margin: 0 auto; }
h1 { font-size: 28px; margin: 16px 0 8px; }
h2 { font-size: 20px; margin: 40px 0 8px; }
h3 { font-size: 16px; margin: 0 0 8px; }
h4 { font-size: 14px; margin: 16px 0 4px; color: var(--muted); }
p { margin: 0 0 8px; max-width: 68ch; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 12px 0; }
ul { margin: 4px 0; padding-left: 20px; }
li { margin: 4px 0; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 10px 0; }
a { color: var(--link); }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
code { font: 0.9em ui-monospace, monospace; }
b { font-weight: 600; }
i { font-style: normal; color: var(--muted); }
h3 span { display: inline-block; min-width: 4em; font-weight: 700; color: var(--link); }
h3 span.delete { color: var(--danger); }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 16px; top: 8px; background: var(--card); padding: 10px; }
`;
