import type { z } from 'zod';
import type { getBankFilePlan as op } from '../../../contract/dashboard/bank-file-plan.ts';
import type { BankFileProfile } from '../../../domain/bank-files/profile.ts';
import { batchStates } from '../../../domain/payouts/batch-states.ts';
import type { BankFileProblem, Transport } from '../../../shared/bank-file-terms.ts';
import { notFound } from '../../../shared/errors.ts';
import { ownReferenceLength } from '../../../shared/own-reference.ts';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { Rail } from '../../../shared/terms.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageOf } from '../base/page.ts';
import type { Substitution } from './tables.ts';
import { textsInFile } from './texts-in-file.ts';
import { wasEverLive } from './was-ever-live.ts';

/** How many of the rows that cannot be written the answer names. */
const NAMED_ROWS = 20;

/**
 * GET /app/batches/{id}/bank-file-plan: what `seal-file.ts` would write once the batch is approved. Nothing
 * is stored, so the plan follows every change of the connection. Errors: 404.
 */
export function getBankFilePlan(context: Context): Handler<typeof op> {
  return async ({ caller, params, query }) => {
    const { database } = context;
    const [batch] = await database.query(
      `SELECT id, entity_id, status, currency, withdrawal_count
         FROM batches
        WHERE entity_id = $1 AND id = $2`,
      [caller.entityId, params.id],
    );
    if (!batch) throw notFound('batch');
    const isUnsent = batchStates.next(batch.status, 'cancel') !== null;
    // Most entities pay without files.
    const payments =
      isUnsent && (await wasEverLive(database, batch.entity_id))
        ? await paymentsByRail(database, batch.id)
        : [];
    const parts = await withCarriers(database, batch, payments);
    const carriers = [...new Set(parts.map((part) => part.carrier))];
    const carrier = carriers.find((one) => one !== null);
    const waitsForConnection = carriers.includes(null);
    const byRail = parts.map((part) => displayPart(part, batch.currency));
    if (!carrier) return { carrier: null, byRail, waitsForConnection, ...pageOf([], 0n, query) };
    const { changed, refusedRows } = await compareTexts(database, batch.id, carrier.profile);
    const unwrittenOwnReferences =
      ownReferenceLength(carrier.profile) === null ? await countOwnReferences(database, batch.id) : 0;
    const problemOf = (): BankFileProblem | null => {
      if (carriers.length > 1) return 'SEVERAL_CONNECTIONS';
      if (parts.length > 1 && !carrier.profile.severalRailsInFile) return 'SEVERAL_RAILS';
      if (batch.withdrawal_count > carrier.profile.maxPayments) return 'TOO_MANY_PAYMENTS';
      return refusedRows.length > 0 ? 'TEXT_NOT_WRITABLE' : null;
    };
    const code = problemOf();
    const rowNumbers = code === 'TEXT_NOT_WRITABLE' ? refusedRows.slice(0, NAMED_ROWS) : [];
    return {
      carrier: {
        connection: { id: carrier.id, displayName: carrier.display_name },
        profileName: carrier.profile.displayName,
        payerAccountNumber: carrier.payer_account_number,
        isCertified: carrier.certified_at !== null,
        transport: carrier.transport,
        unwrittenOwnReferences,
        problem: code === null ? null : { code, rowNumbers },
      },
      byRail,
      waitsForConnection,
      ...pageOf(changed.slice(query.offset, query.offset + query.limit), BigInt(changed.length), query),
    };
  };
}

interface Carrier {
  id: string;
  display_name: string;
  profile: BankFileProfile;
  payer_account_number: string;
  certified_at: Date | null;
  transport: Transport;
}

interface Payments {
  rail: Rail;
  count: number;
  total_minor: bigint;
}

interface Part extends Payments {
  carrier: Carrier | null;
}

/** How many payments a batch has by each rail, and their totals, in the order of its rows. */
function paymentsByRail(db: Queryable, batchId: string): Promise<Payments[]> {
  return db.query(
    `SELECT rail, count(*)::int AS count, sum(amount_minor)::bigint AS total_minor
       FROM withdrawals
      WHERE batch_id = $1
      GROUP BY rail
      ORDER BY min(row_number)`,
    [batchId],
  );
}

/** The payments with the connections that would carry them; null for any other way to pay. */
async function withCarriers(
  db: Queryable,
  batch: { entity_id: string; currency: Currency },
  payments: readonly Payments[],
): Promise<Part[]> {
  if (payments.length === 0) return [];
  const live = await db.query(
    `SELECT id, display_name, profile, payer_account_number, certified_at, transport,
            rails
       FROM bank_file_connections
      WHERE entity_id = $1 AND state = 'LIVE' AND purpose = 'PAYMENTS' AND currency = $2
      ORDER BY created_at`,
    [batch.entity_id, batch.currency],
  );
  const carriers = live.map((row) => ({ ...row, profile: row.profile! }));
  return payments.map((part) => ({
    ...part,
    carrier: carriers.find(({ rails }) => rails.includes(part.rail)) ?? null,
  }));
}

function displayPart(
  { rail, count, total_minor: totalMinor, carrier }: Part,
  currency: Currency,
): z.input<(typeof op)['answers'][200]['schema']>['byRail'][number] {
  return {
    rail,
    count,
    totalAmount: formatAmount(totalMinor, currency),
    connection: carrier && { id: carrier.id, displayName: carrier.display_name },
    payerAccountNumber: carrier?.payer_account_number ?? null,
  };
}

interface Changed {
  withdrawalId: string;
  rowNumber: number;
  substitutions: Substitution[];
}

/**
 * The payments whose texts a file writes differently or cannot write, in the order of the rows. Texts of
 * plain characters that fit are not loaded, because a file changes at most their case.
 */
async function compareTexts(
  db: Queryable,
  batchId: string,
  profile: BankFileProfile,
): Promise<{ changed: Changed[]; refusedRows: number[] }> {
  const rows = await db.query(
    `SELECT id, row_number, beneficiary_name, beneficiary_reference, own_reference
       FROM withdrawals
      WHERE batch_id = $1
        AND (beneficiary_name !~ '^[A-Za-z0-9(),./][A-Za-z0-9(),./-]*( [A-Za-z0-9(),./-]+)*$'
             OR beneficiary_reference !~ '^[A-Za-z0-9(),./][A-Za-z0-9(),./-]*( [A-Za-z0-9(),./-]+)*$'
             OR beneficiary_name !~ '[A-Za-z0-9]' OR beneficiary_reference !~ '[A-Za-z0-9]'
             OR length(beneficiary_name) > $2 OR length(beneficiary_reference) > $3
             OR ($4::int IS NOT NULL
                 AND (own_reference !~ '^[A-Za-z0-9(),./][A-Za-z0-9(),./-]*( [A-Za-z0-9(),./-]+)*$'
                      OR own_reference !~ '[A-Za-z0-9]' OR length(own_reference) > $4)))
      ORDER BY row_number`,
    [batchId, profile.nameLength, profile.referenceLength, ownReferenceLength(profile)],
  );
  const changed: Changed[] = [];
  const refusedRows: number[] = [];
  for (const row of rows) {
    const texts = textsInFile(row, profile);
    if ('error' in texts) refusedRows.push(row.row_number);
    else if (texts.substitutions.length > 0)
      changed.push({ withdrawalId: row.id, rowNumber: row.row_number, substitutions: texts.substitutions });
  }
  return { changed, refusedRows };
}

async function countOwnReferences(db: Queryable, batchId: string): Promise<number> {
  const [row] = await db.query(
    'SELECT count(*)::int AS count FROM withdrawals WHERE batch_id = $1 AND own_reference IS NOT NULL',
    [batchId],
  );
  return row?.count ?? 0;
}
