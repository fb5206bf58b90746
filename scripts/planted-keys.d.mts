/** Keys in the environment of the build of `npm test`. No file of the dashboard may hold them. */
export const PLANTED_KEYS: Readonly<Record<'TRADING_API_KEY' | 'TRADING_API_SECRET', string>>;
