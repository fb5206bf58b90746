import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { batchStates } from '../../domain/payouts/batch-states.ts';
import { payoutStates } from '../../domain/payouts/payout-states.ts';
import { withdrawalStates } from '../../domain/payouts/withdrawal-states.ts';
import {
  RECEIPT_STATUSES,
  REMINDER_STATUSES,
  REQUEST_STATUSES,
  WRITE_OFF_STATUSES,
} from '../../shared/collection-terms.ts';
import { RUN_STATUSES, SCHEDULE_STATUSES, SCHEDULE_VERSION_STATUSES } from '../../shared/schedule-terms.ts';
import {
  BATCH_STATUSES,
  PAYOUT_DIRECTIONS,
  PAYOUT_STATUSES,
  WITHDRAWAL_STATUSES,
  type BatchStatus,
} from '../../shared/terms.ts';
import type { Context } from '../platform/context.ts';
import { databaseError } from '../platform/database/pool.ts';
import { placeHold } from './ledger/place-hold.ts';
import { fund } from './testing/fund.ts';
import { insertBatch } from './testing/insert-batch.ts';
import { insertPayouts } from './testing/insert-payouts.ts';
import { paymentsInstallation, type PaymentsInstallation } from './testing/payments-installation.ts';
import { savePaymentConfig } from './testing/save-payment-config.ts';

let installation: PaymentsInstallation;
let context: Context;
let entityId: string;
let createdBy: string;
let approverId: string;
beforeAll(async () => {
  installation = await paymentsInstallation();
  ({ context } = installation);
  entityId = await installation.entity();
  await savePaymentConfig(context, entityId, {});
  createdBy = (await installation.user(entityId, ['PREPARER'])).id;
  approverId = (await installation.user(entityId, ['APPROVER'])).id;
  await fund(context, entityId, 10n ** 12n);
});
afterAll(() => installation.close());

class Undone extends Error {}

/** Updates the status of one row and rolls back. Null when the database accepted, else the refusing rule. */
async function refusalOf(
  table: 'batches' | 'withdrawals' | 'payouts',
  id: string,
  to: string,
): Promise<string | null> {
  try {
    return await context.database.transaction<null>(async (tx) => {
      // A rejection names the approver who gave it, and the reason.
      if (table === 'batches' && to === 'REJECTED') {
        await tx.query(
          `UPDATE batches SET rejected_by = $2, rejected_at = now(), rejection_reason = 'Old account'
            WHERE id = $1`,
          [id, approverId],
        );
      }
      const updated = await tx.query(`UPDATE ${table} SET status = $2 WHERE id = $1 RETURNING id`, [id, to]);
      expect(updated).toHaveLength(1);
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return null;
    const refusal = databaseError(error);
    if (!refusal) throw error;
    return refusal.constraint ?? refusal.message;
  }
}

/** A batch that fulfils the other rules of APPROVED and PROCESSING: approved by enough users, money held. */
async function approvedAndHeld(status: BatchStatus): Promise<string> {
  const batch = await insertBatch(context, { entityId, createdBy, status });
  await context.database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
       VALUES ($1, $2, $3, $4, now())`,
      [batch.id, approverId, entityId, batch.contentDigest],
    );
    const amountMinor = batch.totalDebitMinor;
    await placeHold(tx, { entityId, batchId: batch.id, currency: 'ZAR', amountMinor, atMs: Date.now() });
  });
  return batch.id;
}

interface Case {
  from: string;
  to: string;
  refusedBy: string | null;
}

/** The verdict on each pair of different statuses that the state table implies. */
function expected(
  statuses: readonly string[],
  { transitions }: { transitions: readonly (readonly [string, string, string])[] },
  rule: string,
): Case[] {
  return statuses.flatMap((from) =>
    statuses
      .filter((to) => to !== from)
      .map((to) => ({
        from,
        to,
        refusedBy: transitions.some((row) => row[0] === from && row[2] === to) ? null : rule,
      })),
  );
}

async function found(
  cases: readonly Case[],
  table: 'batches' | 'withdrawals' | 'payouts',
  rowIn: (status: string) => Promise<string>,
) {
  const ids = new Map<string, string>();
  const verdicts: Case[] = [];
  for (const { from, to } of cases) {
    const id = ids.get(from) ?? (await rowIn(from));
    ids.set(from, id);
    verdicts.push({ from, to, refusedBy: await refusalOf(table, id, to) });
  }
  return verdicts;
}

describe('the database accepts a transition exactly when the state table has it', () => {
  it('of a batch', async () => {
    const cases = expected(BATCH_STATUSES, batchStates, 'batch_moves');
    expect(cases).toHaveLength(72);
    const verdicts = await found(cases, 'batches', (status) => approvedAndHeld(status as BatchStatus));
    expect(verdicts).toEqual(cases);
  });

  it('of a withdrawal', async () => {
    const cases = expected(WITHDRAWAL_STATUSES, withdrawalStates, 'withdrawals_moves');
    expect(cases).toHaveLength(42);
    const verdicts = await found(cases, 'withdrawals', async (status) => {
      const rows = [{ status: status as (typeof WITHDRAWAL_STATUSES)[number] }];
      return (await insertBatch(context, { entityId, createdBy, rows })).withdrawals[0]!.id;
    });
    expect(verdicts).toEqual(cases);
  });

  it.each(PAYOUT_DIRECTIONS)('of a %s payout; a CREDIT is never returned', async (direction) => {
    const cases = expected(PAYOUT_STATUSES, payoutStates, 'payouts_moves').map((each) =>
      direction === 'CREDIT' && each.to === 'REVERSED' ? { ...each, refusedBy: 'payouts_moves' } : each,
    );
    expect(cases).toHaveLength(12);
    const verdicts = await found(cases, 'payouts', async (status) => {
      const payout = { direction, status: status as (typeof PAYOUT_STATUSES)[number] };
      return (await insertPayouts(context, entityId, [payout]))[0]!;
    });
    expect(verdicts).toEqual(cases);
  });
});

describe('the SQL of the payments server', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--', '*.ts', ':!*.test.ts', ':!testing', ':!*tables.ts', ':!*.gen.ts'],
    {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter(Boolean)
    .map((file) => ({ file, text: readFileSync(`${import.meta.dirname}/${file}`, 'utf8') }));

  it('takes the status that an UPDATE writes from a state table, not from a literal', () => {
    const literal =
      /UPDATE\s+(batches|withdrawals|payouts)\b(?:(?!WHERE)[^`;])*?\bstatus\s*=\s*(?:CASE\b|')/g;
    const found = files.flatMap(({ file, text }) =>
      [...text.matchAll(literal)].map((match) => `${file}: ${match[0]}`),
    );
    expect(found).toEqual([]);
  });

  it('compares a status only with statuses of the state tables', () => {
    // Statement entries are booked or pending; they have no state table.
    const entries = ['BOOKED', 'PENDING'];
    const ofSchedules = [...SCHEDULE_STATUSES, ...SCHEDULE_VERSION_STATUSES, ...RUN_STATUSES];
    const known = new Set<string>([
      ...BATCH_STATUSES,
      ...WITHDRAWAL_STATUSES,
      ...PAYOUT_STATUSES,
      ...entries,
      ...ofSchedules,
      ...REQUEST_STATUSES,
      ...RECEIPT_STATUSES,
      ...REMINDER_STATUSES,
      ...WRITE_OFF_STATUSES,
    ]);
    const comparison = /\bstatus\s*(?:=|<>|!=|(?:NOT\s+)?IN)\s*(\([^)]*\)|'[^']*')/g;
    const compared = files.flatMap(({ file, text }) =>
      [...text.matchAll(comparison)].flatMap((match) =>
        [...match[1]!.matchAll(/'([^']*)'/g)].map((status) => ({ file, status: status[1]! })),
      ),
    );
    expect(compared.length).toBeGreaterThan(10);
    expect(compared.filter(({ status }) => !known.has(status))).toEqual([]);
  });
});
