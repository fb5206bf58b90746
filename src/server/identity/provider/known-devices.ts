import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { secretOf } from '../../platform/secrets.ts';
import { isSecure } from '../session/session-store.ts';
import { PROVIDER_PATH } from './names.ts';

const LASTS_SECONDS = 365 * 86_400;
const COOKIE = 'outlay_device_';

/**
 * Browsers that have signed in. Wrong passwords from other browsers never make such a browser wait: its
 * cookie names the login and a random device, and is authenticated with a key of the installation.
 */
export interface KnownDevices {
  /** The device of this browser, if this login has signed in there; else null. */
  deviceOf(request: FastifyRequest, loginId: string): string | null;
  /** Remembers the browser after a sign-in. */
  remember(request: FastifyRequest, reply: FastifyReply, loginId: string): void;
}

export async function knownDevices(context: Context): Promise<KnownDevices> {
  const key = await secretOf(context, 'sign-in.devices', async () => Buffer.from(context.random.bytes(32)));
  const mac = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  // The name of the cookie does not reveal the login.
  const nameOf = (loginId: string) => COOKIE + mac(`name ${loginId}`).slice(0, 16);
  const deviceOf: KnownDevices['deviceOf'] = (request, loginId) => {
    const [device, proof] = (request.cookies[nameOf(loginId)] ?? '').split('.');
    if (!device || !proof) return null;
    const expected = Buffer.from(mac(`device ${loginId} ${device}`));
    const given = Buffer.from(proof);
    return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
  };
  return {
    deviceOf,
    remember: (request, reply, loginId) => {
      const device =
        deviceOf(request, loginId) ?? Buffer.from(context.random.bytes(16)).toString('base64url');
      void reply.setCookie(nameOf(loginId), `${device}.${mac(`device ${loginId} ${device}`)}`, {
        path: `${PROVIDER_PATH}/interaction`,
        maxAge: LASTS_SECONDS,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure(context.configuration),
      });
    },
  };
}
