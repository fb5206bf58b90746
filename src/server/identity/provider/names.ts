/** Where the embedded provider stands, below PUBLIC_URL. */
export const PROVIDER_PATH = '/oidc';
/** The dashboard's own client of it. */
export const DASHBOARD_CLIENT = 'outlay-dashboard';
/** The public client of scripts: a loopback redirect on any port, PKCE, no secret. */
export const CLI_CLIENT = 'outlay-cli';
/** The cookie of the embedded provider's own session. */
export const PROVIDER_SESSION_COOKIE = 'outlay_provider';
