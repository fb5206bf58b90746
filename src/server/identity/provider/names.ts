/** The path of the embedded provider below PUBLIC_URL. */
export const PROVIDER_PATH = '/oidc';
/** The client id of the dashboard. */
export const DASHBOARD_CLIENT = 'outlay-dashboard';
/** The client id of scripts: a public client with PKCE, no secret, and a loopback redirect on any port. */
export const CLI_CLIENT = 'outlay-cli';
interface CookiePlace {
  name: string;
  path: string;
}

/**
 * A cookie that only this host can set. Under https its name says so, which needs the path /: otherwise
 * another host of the domain could plant the cookie of an attacker's sign-in.
 */
function ownCookie(isSecure: boolean, name: string, path: string): CookiePlace {
  return isSecure ? { name: `__Host-${name}`, path: '/' } : { name, path };
}

/** The cookie of the embedded provider's own session. */
export function providerSessionCookie(isSecure: boolean): CookiePlace {
  return ownCookie(isSecure, 'outlay_provider', PROVIDER_PATH);
}

/** The cookie of a browser that has begun a sign-in at the embedded provider, for which it shows the form. */
export function begunCookie(isSecure: boolean, interaction: string): CookiePlace {
  return ownCookie(isSecure, `outlay_begun_${interaction.slice(0, 12)}`, `${PROVIDER_PATH}/interaction`);
}
