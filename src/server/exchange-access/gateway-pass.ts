import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../platform/context.ts';
import { secretOf } from '../platform/secrets.ts';

/**
 * The header by which the exchange recognises the gateway of the same installation. Rate limits count the
 * gateway's requests by user and by key, since all users share its address.
 */
export const GATEWAY_HEADER = 'x-outlay-gateway';

const BYTES = 32;

/** The header's value, which every process of the installation reads from the database. */
export async function gatewayPass(
  context: Pick<Context, 'configuration' | 'database' | 'clock' | 'random'>,
): Promise<string> {
  return (
    await secretOf(context, 'gateway-to-exchange', async () => Buffer.from(context.random.bytes(BYTES)))
  ).toString('hex');
}

export function isGatewayPass(pass: string, given: string | string[] | undefined): boolean {
  return (
    typeof given === 'string' &&
    given !== '' &&
    given.length === pass.length &&
    timingSafeEqual(Buffer.from(given), Buffer.from(pass))
  );
}
