import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../platform/context.ts';
import { secretOf } from '../platform/secrets.ts';

/**
 * By this header the exchange of an installation knows the installation's own gateway. What comes from there
 * is counted by user and by key; its address is everybody's.
 */
export const GATEWAY_HEADER = 'x-outlay-gateway';

const BYTES = 32;

/** The header's value, which every process of the installation finds in the database. */
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
