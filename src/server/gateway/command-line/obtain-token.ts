import { calculatePKCECodeChallenge, randomPKCECodeVerifier, randomState } from 'openid-client';
import { CLI_CLIENT, PROVIDER_PATH } from '../../identity/provider/names.ts';
import type { Answer, CookieClient } from './cookie-client.ts';

/** The redirect address of the flow. Nothing listens there: the code is read from the redirect itself. */
const REDIRECT = 'http://127.0.0.1:1/callback';

/** Why no token was issued, in a sentence for the operator. */
export class TokenRefused extends Error {}

/** What a token is for. */
interface Wanted {
  demoOnly?: boolean;
  /** The name of the entity; without one, the entity where the person worked last. */
  entity?: string;
}

/** Opens the sign-in form of the command-line client's authorization code flow. */
export async function startSignIn(
  client: CookieClient,
  { entity }: Wanted = {},
): Promise<{ formAction: string; page: string; verifier: string; state: string }> {
  const verifier = randomPKCECodeVerifier();
  const state = randomState();
  const query = new URLSearchParams({
    client_id: CLI_CLIENT,
    response_type: 'code',
    redirect_uri: REDIRECT,
    scope: 'openid',
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(entity === undefined ? {} : { resource: `${client.origin}/?${new URLSearchParams({ entity })}` }),
  });
  const form = await client.follow(`${PROVIDER_PATH}/auth?${query}`);
  requireAnswer(form);
  const formAction = /<form class="card" method="post" action="([^"]+)">/.exec(form.body)?.[1];
  if (form.status !== 200 || !formAction)
    throw new TokenRefused(
      'The server did not show its sign-in form. Set PUBLIC_URL and OIDC_ISSUER to the values of the ' +
        'server, and run the command from the same version.',
    );
  return { formAction, page: form.body, verifier, state };
}

/** A server that is overloaded or starting says so with a status of 500 or above. */
function requireAnswer({ status }: Answer): void {
  if (status < 500) return;
  throw new TokenRefused(
    `The server could not answer the sign-in now (status ${String(status)}). Try again in a moment; ` +
      'if that does not help, read its log.',
  );
}

/** A code from the redirect, and the other values that its exchange needs. */
export interface AuthorizationCode {
  code: string;
  verifier: string;
}

/** Runs the authorization code flow with PKCE as a user would, up to the code. */
export async function obtainCode(
  client: CookieClient,
  user: string,
  password: string,
  options: Wanted = {},
): Promise<AuthorizationCode> {
  const { formAction, page, verifier, state } = await startSignIn(client, options);
  if (options.demoOnly && !page.includes('id="demo-users"')) {
    throw new TokenRefused(
      'This is not a demo installation. Real users get their tokens by signing in themselves.',
    );
  }
  const posted = await client.send(formAction, { method: 'POST', form: { username: user, password } });
  requireAnswer(posted);
  if (posted.status === 429)
    throw new TokenRefused(
      `Too many failed sign-ins of ${user}. Try again in ${String(posted.headers['retry-after'])} seconds.`,
    );
  if (!posted.location)
    throw new TokenRefused(`There is no demo user ${user}, or the password has been changed.`);
  const back = await client.follow(posted.location);
  requireAnswer(back);
  const code = back.location?.searchParams.get('code');
  if (!code || back.location?.searchParams.get('state') !== state)
    throw new TokenRefused('The identity provider did not issue a code.');
  return { code, verifier };
}

/** Exchanges a code for tokens. */
export function exchangeCode(client: CookieClient, { code, verifier }: AuthorizationCode): Promise<Answer> {
  const form = {
    grant_type: 'authorization_code',
    client_id: CLI_CLIENT,
    code,
    redirect_uri: REDIRECT,
    code_verifier: verifier,
  };
  return client.send(`${PROVIDER_PATH}/token`, { method: 'POST', form });
}

/** Runs the whole flow and returns an access token of the user. */
export async function obtainToken(
  client: CookieClient,
  user: string,
  password: string,
  options: Wanted = {},
): Promise<string> {
  const answer = await exchangeCode(client, await obtainCode(client, user, password, options));
  if (options.entity !== undefined && answer.status === 400)
    throw new TokenRefused(`${user} has no access to an entity named "${options.entity}".`);
  const token =
    answer.status === 200 ? (JSON.parse(answer.body) as { access_token?: string }).access_token : undefined;
  if (!token) throw new TokenRefused('The identity provider did not issue a token.');
  return token;
}
