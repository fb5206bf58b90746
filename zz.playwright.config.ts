import base from './playwright.config.ts';
const { webServer: _, ...rest } = base;
export default { ...rest, timeout: 300_000, expect: { timeout: 20_000 } };
