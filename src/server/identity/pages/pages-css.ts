import type { Configuration } from '../../platform/configuration.ts';

/** The notice on every screen of a public demo, including the dashboard's pages. */
export const PUBLIC_DEMO_NOTICE = 'Public demo: invented money, public passwords.';

/**
 * The style of the pages that the server renders: the dashboard's colours, type and spacing, light and dark.
 */
export function pagesCss({ publicDemo }: Pick<Configuration, 'publicDemo'>): string {
  return publicDemo ? PAGES_CSS + PUBLIC_DEMO_CSS : PAGES_CSS;
}

const PUBLIC_DEMO_CSS = `
body::before {
  content: "${PUBLIC_DEMO_NOTICE}";
  display: block;
  padding: 6px 12px;
  font-size: 13px;
  font-weight: 600;
  line-height: 20px;
  text-align: center;
  color: #4a3800;
  background: #ffec99;
}
@media (prefers-color-scheme: dark) { body::before { color: #ffec99; background: #453500; } }
`.trimStart();

const PAGES_CSS = `
:root {
  color-scheme: light dark;
  --ground: #f8f9fa;
  --card: #fff;
  --text: #212529;
  --quiet: #5c636a;
  --line: #ced4da;
  --accent: #1864ab;
  --on-accent: #fff;
  --error: #c92a2a;
  --error-ground: #fff5f5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #1a1b1e;
    --card: #25262b;
    --text: #e9ecef;
    --quiet: #adb5bd;
    --line: #495057;
    --accent: #4dabf7;
    --on-accent: #10151a;
    --error: #ff8787;
    --error-ground: #2c1d1f;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0;
  min-height: 100vh;
  background: var(--ground);
  color: var(--text);
  font: 16px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Helvetica, Arial, sans-serif;
}
main { width: min(100% - 32px, 416px); margin: 0 auto; padding: 64px 0; }
.brand { margin: 0 0 24px; font-weight: 700; font-size: 20px; }
h1 { margin: 0 0 16px; font-size: 26px; line-height: 1.3; }
h2 { margin: 0 0 8px; font-size: 16px; }
h3 { margin: 16px 0 0; font-size: 14px; }
form.card, .card {
  padding: 24px;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 8px;
}
.card + .card { margin-top: 16px; }
label { display: block; margin: 16px 0 4px; font-weight: 600; }
label:first-of-type { margin-top: 0; }
input {
  width: 100%;
  height: 44px;
  padding: 0 12px;
  font: inherit;
  color: inherit;
  background: transparent;
  border: 1px solid var(--quiet);
  border-radius: 4px;
}
input[aria-invalid="true"] { border-color: var(--error); }
button, .button {
  display: inline-block;
  min-height: 44px;
  margin-top: 24px;
  padding: 9px 20px;
  font: inherit;
  font-weight: 600;
  color: var(--on-accent);
  background: var(--accent);
  border: 1px solid var(--accent);
  border-radius: 4px;
  text-decoration: none;
  cursor: pointer;
}
form.card button { width: 100%; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
a.button { color: var(--on-accent); }
.error {
  margin: 0 0 16px;
  padding: 12px 16px;
  color: var(--error);
  background: var(--error-ground);
  border: 1px solid var(--error);
  border-radius: 8px;
}
.error h2, .error p { margin: 0; }
.quiet { color: var(--quiet); }
ul { margin: 8px 0 0; padding: 0; list-style: none; }
li { padding: 4px 0; }
code { font: 14px/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
dt { margin-top: 8px; font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
`.trimStart();
