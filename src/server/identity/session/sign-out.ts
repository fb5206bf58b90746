import type { FastifyInstance, FastifyReply } from 'fastify';
import * as openid from 'openid-client';
import { signOut } from '../../../contract/dashboard/session.ts';
import type { Access } from '../../platform/caller.ts';
import type { Configuration } from '../../platform/configuration.ts';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/http/route.ts';
import { requireOwnOrigin } from './own-origin.ts';
import type { Identity } from '../provider/identity.ts';
import { providerSessionCookie } from '../provider/names.ts';
import { closeSession, isSecure, sessionCookieName } from './session-store.ts';

/** Says that the session has ended, where the identity provider could not end its own. */
export const SIGNED_OUT_PATH = '/app/signed-out';

/**
 * POST /app/session/sign-out: ends the session here and at the embedded provider. With an external provider,
 * the answer contains the address that ends the provider's session.
 */
export function mountSignOut(
  app: FastifyInstance,
  context: Context,
  access: Access,
  identity: Identity,
): void {
  const { configuration } = context;
  mount(app, access, '', signOut, async ({ request, reply }) => {
    requireOwnOrigin(context, request);
    const name = sessionCookieName(configuration);
    const token = request.cookies[name];
    const ended = token ? await closeSession(context, token, { why: 'signed_out' }) : null;
    reply.clearCookie(name, {
      path: '/',
      secure: isSecure(configuration),
      httpOnly: true,
      sameSite: 'strict',
    });
    if (identity.provider) clearProviderCookies(reply, configuration);
    return {
      location:
        !identity.provider && ended?.idToken ? await providerSignOut(context, identity, ended.idToken) : '/',
    };
  });
}

/** Clears cookies whose session has ended, so that the browser begins its next sign-in without them. */
function clearProviderCookies(reply: FastifyReply, configuration: Configuration): void {
  const secure = isSecure(configuration);
  const { name: session, path } = providerSessionCookie(secure);
  for (const name of [session, `${session}.sig`]) {
    reply.clearCookie(name, {
      path,
      secure,
      httpOnly: true,
      sameSite: 'lax',
    });
  }
}

/**
 * The provider's own sign-out (RP-initiated logout), if it has one and can be reached. Otherwise a page says
 * so: opening the dashboard would sign the user in again at once.
 */
async function providerSignOut(context: Context, identity: Identity, idToken: string): Promise<string> {
  try {
    const client = await identity.client();
    if (!client.serverMetadata().end_session_endpoint) return SIGNED_OUT_PATH;
    return openid.buildEndSessionUrl(client, {
      id_token_hint: idToken,
      post_logout_redirect_uri: `${context.configuration.publicUrl}/`,
    }).href;
  } catch (error) {
    context.log.warn({ err: error }, 'the identity provider could not be asked to sign out');
    return SIGNED_OUT_PATH;
  }
}
