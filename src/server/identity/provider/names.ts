/** The path of the embedded provider below PUBLIC_URL. */
export const PROVIDER_PATH = '/oidc';
/** The client id of the dashboard. */
export const DASHBOARD_CLIENT = 'outlay-dashboard';
/** The client id of scripts: a public client with PKCE, no secret, and a loopback redirect on any port. */
export const CLI_CLIENT = 'outlay-cli';
/** The cookie of the embedded provider's own session. */
export const PROVIDER_SESSION_COOKIE = 'outlay_provider';
