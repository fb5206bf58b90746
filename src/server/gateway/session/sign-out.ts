import type { FastifyInstance } from 'fastify';
import * as openid from 'openid-client';
import { signOut } from '../../../contract/dashboard/session.ts';
import type { Access } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/route.ts';
import { requireOwnOrigin } from '../access.ts';
import type { Identity } from '../identity/identity.ts';
import { closeSession, isSecure, sessionCookieName } from './session-store.ts';

/** POST /app/session/sign-out: ends the session here, and says where the provider's own is ended. */
export function mountSignOut(app: FastifyInstance, context: Context, access: Access, identity: Identity): void {
  const { configuration } = context;
  mount(app, access, '', signOut, async ({ request, reply }) => {
    requireOwnOrigin(context, request);
    const name = sessionCookieName(configuration);
    const token = request.cookies[name];
    const ended = token ? await closeSession(context, token) : null;
    reply.clearCookie(name, { path: '/', secure: isSecure(configuration), httpOnly: true, sameSite: 'strict' });
    return { location: ended?.idToken ? await providerSignOut(context, identity, ended.idToken) : '/' };
  });
}

/** The provider's own sign-out (RP-initiated logout), where it has one and can be reached. */
async function providerSignOut(context: Context, identity: Identity, idToken: string): Promise<string> {
  try {
    const client = await identity.client();
    if (!client.serverMetadata().end_session_endpoint) return '/';
    return openid.buildEndSessionUrl(client, { id_token_hint: idToken, post_logout_redirect_uri: `${context.configuration.publicUrl}/` }).href;
  } catch (error) {
    context.log.warn({ err: error }, 'the identity provider could not be asked to sign out');
    return '/';
  }
}
