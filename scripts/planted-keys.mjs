/** Keys in the environment of the build of `npm test`. No file of the dashboard may hold them. */
export const PLANTED_KEYS = {
  TRADING_API_KEY: 'planted-exchange-key',
  TRADING_API_SECRET: 'planted-exchange-secret',
};
