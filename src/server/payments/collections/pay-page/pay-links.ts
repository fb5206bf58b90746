import { createHash, createHmac } from 'node:crypto';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Database, Tx } from '../../../platform/database/pool.ts';
import { secretOf } from '../../../platform/secrets.ts';

/** 128 bits, as 22 characters. */
const TOKEN_BYTES = 16;
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

export const PAY_PATH = '/pay';

/** One link of a request. */
export interface PayLink {
  requestId: string;
  number: number;
}

/** Makes the tokens of an installation. */
export interface PayLinks {
  tokenOf(link: PayLink): string;
  urlOf(link: PayLink): string;
}

const known = new WeakMap<Database, Promise<PayLinks>>();

/**
 * A token is derived from its request and its number with a key that is not in the database (it is sealed
 * with the encryption key), so that a link can be shown again although only its hash is stored. Neither a
 * copy of the database nor the id of a request gives a link that works.
 */
export function payLinksOf(context: Pick<Context, 'configuration' | 'database' | 'clock' | 'random'>) {
  const { database } = context;
  let links = known.get(database);
  if (!links) {
    links = readLinks(context);
    known.set(database, links);
    links.catch(() => known.delete(database));
  }
  return links;
}

async function readLinks(
  context: Pick<Context, 'configuration' | 'database' | 'clock' | 'random'>,
): Promise<PayLinks> {
  const key = await secretOf(context, 'pay.links', async () => Buffer.from(context.random.bytes(32)));
  const tokenOf = ({ requestId, number }: PayLink) =>
    createHmac('sha256', key)
      .update(`${requestId} ${number}`)
      .digest()
      .subarray(0, TOKEN_BYTES)
      .toString('base64url');
  return { tokenOf, urlOf: (link) => `${context.configuration.publicUrl}${PAY_PATH}/${tokenOf(link)}` };
}

export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Gives each request a link, the next one of its number. The earlier ones have ended. */
export async function addPayLinks(
  context: Context,
  tx: Tx,
  { entityId, userId }: { entityId: string; userId: string },
  added: readonly PayLink[],
): Promise<void> {
  const links = await payLinksOf(context);
  await tx.query(
    `INSERT INTO pay_links (token_hash, entity_id, request_id, number, created_by, created_at)
     SELECT n.token_hash, $1, n.request_id, n.number, $2, $3
       FROM unnest($4::bytea[], $5::uuid[], $6::int[]) AS n (token_hash, request_id, number)`,
    [
      entityId,
      userId,
      nowOf(context.clock),
      added.map((link) => hashOfToken(links.tokenOf(link))),
      added.map(({ requestId }) => requestId),
      added.map(({ number }) => number),
    ],
  );
}

/** Ends the link of a request that works. Resolves to whether there was one. */
export async function endPayLink(
  context: Context,
  tx: Tx,
  { requestId, userId }: { requestId: string; userId: string },
): Promise<boolean> {
  const ended = await tx.query(
    `UPDATE pay_links
        SET ended_by = $2, ended_at = $3
      WHERE request_id = $1 AND ended_at IS NULL
      RETURNING number`,
    [requestId, userId, nowOf(context.clock)],
  );
  return ended.length > 0;
}
