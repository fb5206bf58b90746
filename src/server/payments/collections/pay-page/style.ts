import { createHash } from 'node:crypto';

/** The style of the pay page: the colours of the dashboard, system fonts, one column. Nothing is loaded. */
export const PAY_CSS = `
:root{color-scheme:light dark;--ground:#f7f8f9;--card:#fff;--text:#212529;--quiet:#565e66;--line:#dee2e6;
--value:#eef1f3;--link:#0b6e72;--good:#22653a;--late:#b02525}
@media(prefers-color-scheme:dark){:root{--ground:#121517;--card:#1a1e21;--text:#e9ecef;--quiet:#a9b1b8;
--line:#343b41;--value:#262c31;--link:#79bfc1;--good:#8ce0a8;--late:#ff9c9c}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:17px/1.5 system-ui,sans-serif}
main{max-width:608px;margin:0 auto;padding:16px 16px 48px}
header{display:flex;justify-content:space-between;align-items:baseline;gap:16px;margin-bottom:16px;
color:var(--quiet);font-size:15px}
a{color:var(--link)}
header a{flex:none;padding:8px 0}
h1{margin:0 0 4px;font-size:24px;line-height:1.25;overflow-wrap:anywhere}
h2{margin:0 0 8px;font-size:19px;line-height:1.3}
p{margin:0 0 8px}
section{margin-top:16px;padding:16px;background:var(--card);border:1px solid var(--line);border-radius:8px}
.amount{margin:0;font-size:clamp(24px,8vw,36px);line-height:1.2;overflow-wrap:anywhere;
font-weight:700;font-variant-numeric:tabular-nums}
.quiet{color:var(--quiet);font-size:15px}
.late{color:var(--late);font-weight:600}
.paid h2{color:var(--good)}
ol{margin:0;padding:0 0 0 24px}
li{margin:12px 0}
li::marker{font-weight:700}
dl{margin:8px 0}
dt{margin-top:8px;color:var(--quiet);font-size:15px}
dd{margin:0;overflow-wrap:anywhere}
.value{display:inline-block;min-width:min(100%,208px);padding:8px 12px;background:var(--value);
border-radius:6px;font:600 19px/1.3 ui-monospace,Menlo,Consolas,monospace;
-webkit-user-select:all;user-select:all}
.qr{display:block;width:184px;height:184px;margin:16px 0 4px;border-radius:6px}
@media screen and (max-width:480px){.scan{display:none}}
footer{margin-top:16px;color:var(--quiet);font-size:15px}
@media print{:root{color-scheme:light;--ground:#fff;--card:#fff;--text:#000;--quiet:#333;--line:#999;
--value:#fff;--link:#000;--good:#000;--late:#000}body{font-size:11pt}
main{max-width:none;padding:0}header a{display:none}
section{break-inside:avoid;padding:8px 12px;margin-top:8px}li{margin:6px 0}
.value{min-width:0;padding:0;font-size:12pt}.qr{width:30mm;height:30mm}}
`.trim();

/** The source of the policy that lets this style through, and no other one. */
export const PAY_CSS_SOURCE = `'sha256-${createHash('sha256').update(PAY_CSS).digest('base64')}'`;
