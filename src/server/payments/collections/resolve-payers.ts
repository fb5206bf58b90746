import type { z } from 'zod';
import type { PayerRequest, PaymentRequestRequest } from '../../../contract/payment-requests.ts';
import { newPayerReference } from '../../../domain/collections/references.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, refused, type InputError } from '../../../shared/errors.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { normaliseName } from '../../../shared/names.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { newId } from '../../platform/random.ts';
import { MOST_ERRORS } from './read-request.ts';
import { drawReferences } from './draw-references.ts';

type SentPayer = z.output<typeof PayerRequest>;
type AskedPayer = NonNullable<z.output<typeof PaymentRequestRequest>['payer']>;

interface Asked {
  payerId?: string | undefined;
  payer?: AskedPayer | undefined;
  /** The beginning of the paths of errors. */
  path: string;
}

interface Of {
  entityId: string;
  by: string;
  at: Date;
}

/**
 * The payers of requests, in their order, and which of them are new. One that is named is the payer with this
 * name and email, else a new one. Throws 400 `unknown_payer`, `ambiguous_payer` and `payer_name_known`, the
 * last one with an error for each request that asks.
 */
export async function resolvePayers(
  context: Context,
  tx: Tx,
  of: Of,
  asked: readonly Asked[],
): Promise<{ ids: string[]; added: ReadonlySet<string> }> {
  const errors: InputError[] = [];
  const unknown = (path: string) => errors.push(fieldError(path, 'unknown_payer', explain('unknown_payer')));
  for (const { payerId, payer, path } of asked)
    if ((payerId === undefined) === (payer === undefined)) unknown(`${path}payerId`);
  const known = await knownIds(tx, of.entityId, asked);
  const byKey = await namedPayers(tx, of.entityId, asked);
  const missing = new Map<string, SentPayer>();
  const asking: Asking[] = [];
  for (const { payerId, payer, path } of asked) {
    if (payer?.sameName === 'NEW' && payerId === undefined) {
      missing.set(keyOf(payer), payer);
      byKey.delete(keyOf(payer));
      continue;
    }
    if (payerId !== undefined && payer === undefined && !known.has(payerId.toLowerCase()))
      unknown(`${path}payerId`);
    if (payer === undefined || payerId !== undefined) continue;
    const found = byKey.get(keyOf(payer)) ?? [];
    if (found.length > 0 && payer.sameName === 'ASK' && payer.email === undefined)
      asking.push({ ids: found, name: payer.name, path: `${path}payer` });
    else if (found.length > 1)
      errors.push(
        fieldError(`${path}payer`, 'ambiguous_payer', explain('ambiguous_payer.field', { name: payer.name })),
      );
    if (found.length === 0) missing.set(keyOf(payer), payer);
  }
  if (errors.length > 0) {
    const { code } = errors[0]!;
    throw refused(code, explain(code === 'unknown_payer' ? 'unknown_payer' : 'ambiguous_payer'), errors);
  }
  if (asking.length > 0) throw await nameKnown(tx, of.entityId, asking);
  const added = await addPayers(context, tx, of, [...missing.values()]);
  const idOf = new Map([...missing.keys()].map((key, index) => [key, added[index]!]));
  const ids = asked.map(({ payerId, payer }) =>
    payer === undefined ? payerId!.toLowerCase() : (byKey.get(keyOf(payer))?.[0] ?? idOf.get(keyOf(payer))!),
  );
  return { ids, added: new Set(added) };
}

function keyOf({ name, email }: { name: string; email?: string | null | undefined }): string {
  return `${normaliseName(name)}\n${email?.toLowerCase() ?? ''}`;
}

async function knownIds(tx: Tx, entityId: string, asked: readonly Asked[]): Promise<ReadonlySet<string>> {
  const ids = asked.flatMap(({ payerId }) => payerId ?? []);
  if (ids.length === 0) return new Set();
  const rows = await tx.query('SELECT id FROM payers WHERE entity_id = $1 AND id = ANY($2)', [entityId, ids]);
  return new Set(rows.map(({ id }) => id));
}

/** A request whose payer has the name of one that exists. */
interface Asking {
  ids: readonly string[];
  name: string;
  path: string;
}

/** The question whether the payers of these names are meant. */
async function nameKnown(tx: Tx, entityId: string, asking: readonly Asking[]): Promise<Error> {
  const rows = await tx.query(
    `SELECT r.payer_id, count(*) AS count
       FROM payment_requests r
      WHERE r.entity_id = $1 AND r.payer_id = ANY($2)
      GROUP BY r.payer_id`,
    [entityId, [...new Set(asking.flatMap(({ ids }) => ids))]],
  );
  const counts = new Map(rows.map(({ payer_id: id, count }) => [id, count ?? 0n]));
  const errors = asking.slice(0, MOST_ERRORS).map(({ ids, name, path }) => {
    const count = ids.reduce((sum, id) => sum + (counts.get(id) ?? 0n), 0n);
    return fieldError(path, 'payer_name_known', explain('payer_name_known', { name, count: String(count) }));
  });
  const message =
    asking.length === 1
      ? errors[0]!.message
      : explain('payer_name_known.many', { count: String(asking.length) });
  return refused('payer_name_known', message, errors);
}

/** The ids of the payers with the names, by name and email. */
async function namedPayers(
  tx: Tx,
  entityId: string,
  asked: readonly Asked[],
): Promise<Map<string, string[]>> {
  const names = new Set(asked.flatMap(({ payer }) => (payer ? searchNameOf(payer.name) : [])));
  if (names.size === 0) return new Map();
  const rows = await tx.query(
    `SELECT id, name, email
       FROM payers
      WHERE entity_id = $1 AND search_name = ANY($2)
      ORDER BY created_at, id`,
    [entityId, [...names]],
  );
  const groups = groupBy(rows, keyOf);
  return new Map([...groups].map(([key, some]) => [key, some.map(({ id }) => id)]));
}

/** A name as it is searched: a word of one or two letters is looked for behind a space. */
export function searchNameOf(name: string): string {
  return ` ${normaliseName(name)}`;
}

/** Adds payers with a standing reference each. Returns their ids, in the order of the payers. */
export async function addPayers(
  context: Context,
  tx: Tx,
  { entityId, by, at }: Of,
  payers: readonly SentPayer[],
): Promise<string[]> {
  if (payers.length === 0) return [];
  const references = await drawReferences(context, payers.length, newPayerReference, async (drawn) => {
    const rows = await tx.query('SELECT reference FROM payers WHERE reference = ANY($1)', [drawn]);
    return rows.map(({ reference }) => reference);
  });
  const ids = payers.map(() => newId(context));
  await tx.query(
    `INSERT INTO payers (id, entity_id, name, search_name, email, reference, language, reminders_off, version,
       created_by, created_at, updated_at)
     SELECT n.id, $1, n.name, n.search_name, n.email, n.reference, n.language, n.reminders_off, 1, $2, $3, $3
       FROM unnest($4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::boolean[])
              AS n (id, name, search_name, email, reference, language, reminders_off)`,
    [
      entityId,
      by,
      at,
      ids,
      payers.map(({ name }) => name),
      payers.map(({ name }) => searchNameOf(name)),
      payers.map(({ email }) => email ?? null),
      references,
      payers.map(({ language }) => language ?? 'en'),
      payers.map(({ sendsReminders }) => sendsReminders === false),
    ],
  );
  return ids;
}
