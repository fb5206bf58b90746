import { fontFaces, FONT_FAMILY } from '../../../shared/typeface.ts';
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
${fontFaces()}
:root {
  color-scheme: light dark;
  --ground: #f7f8f9;
  --card: #fff;
  --raised: #fff;
  --text: #212529;
  --quiet: #565e66;
  --line: #dee2e6;
  --field: #868e96;
  --accent: #0b6e72;
  --accent-hover: #005457;
  --on-accent: #fff;
  --link: #0b6e72;
  --error: #c92a2a;
  --error-ground: #fff5f5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #121517;
    --card: #1a1e21;
    --raised: #23282c;
    --text: #e9ecef;
    --quiet: #a9b1b8;
    --line: #343b41;
    --field: #7b848c;
    --accent: #0b6e72;
    --accent-hover: #1a888c;
    --link: #79bfc1;
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
  font: 16px/1.5 ${FONT_FAMILY};
}
main { width: min(100% - 32px, 416px); margin: 0 auto; padding: 64px 0; }
main:has(.set-up) { width: min(100% - 32px, 640px); }
main:has(.with-people) { width: min(100% - 32px, 880px); }
.brand { display: flex; align-items: center; gap: 8px; margin: 0 0 32px; font-weight: 700; font-size: 20px; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 32px; font-weight: 600; }
h2 { margin: 0 0 8px; font-size: 18px; line-height: 24px; font-weight: 600; }
h3 { margin: 24px 0 8px; font-size: 13px; line-height: 16px; font-weight: 600; color: var(--quiet); }
.with-people { display: grid; gap: 48px; }
@media (min-width: 768px) {
  .with-people { grid-template-columns: 360px 1fr; }
}
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
  background: var(--ground);
  border: 1px solid var(--field);
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
button:hover, .button:hover { background: var(--accent-hover); }
form.card button { width: 100%; }
[hidden] { display: none; }
form.passkey { margin-top: 16px; }
form.passkey button { width: 100%; margin: 0; }
form.passkey p { margin: 8px 0 0; }
button.secondary { color: var(--link); background: transparent; border-color: var(--link); }
button.secondary:hover { background: var(--raised); }
button:disabled { opacity: 0.6; cursor: default; }
.people ul { display: grid; gap: 8px; margin: 0; }
.people li { padding: 0; }
.person {
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 16px;
  width: 100%;
  margin: 0;
  padding: 8px 16px;
  font-weight: 400;
  text-align: start;
  color: var(--text);
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 8px;
}
.person:hover { background: var(--raised); border-color: var(--link); }
.person-name { font-weight: 600; }
.person code { align-self: center; color: var(--quiet); }
.person .quiet { grid-column: 1 / -1; font-size: 14px; }
.set-up form { display: grid; gap: 16px; }
.set-up form > .card + .card { margin-top: 0; }
.set-up section.card { margin-top: 16px; }
.set-up p { margin: 0 0 16px; }
.set-up p.hint { margin: 0 0 8px; font-size: 14px; line-height: 20px; }
.set-up a.button { margin-top: 0; }
.set-up fieldset { min-width: 0; margin: 0; }
.set-up legend { padding: 0; font-weight: 600; }
.card > legend { float: left; width: 100%; margin: 0 0 12px; font-size: 18px; line-height: 24px; }
.card > legend + * { clear: both; }
.group { padding: 0; border: 0; }
.set-up .group { margin-top: 24px; }
.group > legend { margin: 0 0 4px; }
.more { margin-top: 24px; }
.more summary { font-weight: 600; cursor: pointer; }
.more .hint { padding-top: 4px; }
.rail-heads { margin: 0; font-size: 14px; text-align: end; }
@media (max-width: 520px) { .rail-heads { display: none; } }
.set-up p.fault { margin: 0 0 8px; color: var(--error); font-weight: 600; }
select {
  width: 100%;
  height: 44px;
  padding: 0 12px;
  font: inherit;
  color: inherit;
  background: var(--ground);
  border: 1px solid var(--field);
  border-radius: 4px;
}
.choice { display: grid; grid-template-columns: 20px 1fr; gap: 0 12px; padding: 8px 0; }
.choice input { width: 20px; height: 20px; margin: 2px 0 0; accent-color: var(--accent); }
.choice label { margin: 0; font-weight: 400; }
.set-up .choice p.hint { grid-column: 2; margin: 0; }
.rail { display: grid; grid-template-columns: 1fr 200px; gap: 0 16px; align-items: center; }
.rail input[type="text"] { text-align: end; font-variant-numeric: tabular-nums; }
@media (max-width: 520px) { .rail { grid-template-columns: 1fr; } }
code.link {
  display: block;
  padding: 12px;
  overflow-wrap: anywhere;
  background: var(--ground);
  border-radius: 4px;
}
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
a { color: var(--link); }
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
.error h2 { font-size: 16px; }
.quiet { color: var(--quiet); }
ul { margin: 8px 0 0; padding: 0; list-style: none; }
li { padding: 4px 0; }
code { font: 14px/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
dt { margin-top: 8px; font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
`.trimStart();
