import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import Provider from 'oidc-provider';
import { freePort } from '../../platform/testing/free-port.ts';

export interface OtherIssuer {
  issuer: string;
  /** The subject that the next sign-in gets, without a form. */
  signInAs(subject: string): void;
  /** Signs an access token as this issuer. */
  accessToken(claims: JWTPayload, header?: object): Promise<string>;
  close(): Promise<void>;
}

/**
 * An external identity provider on its own listener, with our dashboard as its client, as OIDC_ISSUER names
 * one in production.
 */
export async function otherIssuer(
  publicUrl: string,
  client: { id: string; secret: string },
): Promise<OtherIssuer> {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'other-1' };
  let subject = 'nobody';
  const provider = new Provider(issuer, {
    jwks: { keys: [jwk as never] },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${publicUrl}/app/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    cookies: { keys: ['of a test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/sign-in/${interaction.uid}` },
    findAccount: async (_, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  const server: Server = createServer((request, response) => {
    if (request.url?.startsWith('/sign-in/'))
      void provider.interactionFinished(request, response, { login: { accountId: subject } });
    else void handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    issuer,
    signInAs: (next) => {
      subject = next;
    },
    accessToken: async (claims, header) => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({
        iss: issuer,
        aud: publicUrl,
        client_id: 'a-script',
        jti: 'x',
        iat: now,
        exp: now + 600,
        auth_time: now,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'other-1', ...header })
        .sign(privateKey);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
