import type { z } from 'zod';
import type { getFundingPosition as op } from '../../../../contract/dashboard/funding-position.ts';
import { formatAmount, parseAmount, type Currency } from '../../../../shared/money.ts';
import type { BalanceReason } from '../../../../shared/reconciliation-terms.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { todayOf } from '../funding/today.ts';
import { latestDay, loadAccounts, type AccountRow } from './balance-days.ts';
import { loadBeginning } from './beginning.ts';

type Position = z.input<(typeof op)['answers'][200]['schema']>[number];
type OnAccount = Position['accounts'][number];

/** GET /app/funding-position: read on one snapshot, because its parts sum to the balance. */
export function getFundingPosition(context: Context): Handler<typeof op> {
  return ({ caller }) =>
    context.database.transaction(
      async (tx) => {
        const today = await todayOf(context, tx, caller.entityId);
        const accounts = await loadAccounts(tx, caller.entityId, ['PAYMENTS']);
        const currencies = [...new Set(accounts.map(({ currency }) => currency))];
        const positions: Position[] = [];
        for (const currency of currencies) {
          const own = accounts.filter((account) => account.currency === currency);
          positions.push(await positionOf(tx, caller.entityId, currency, own, today));
        }
        return positions;
      },
      { isolation: 'repeatable read', readOnly: true },
    );
}

async function positionOf(
  tx: Tx,
  entityId: string,
  currency: Currency,
  accounts: readonly AccountRow[],
  today: string,
): Promise<Position> {
  const on: OnAccountWithSums[] = [];
  for (const account of accounts) on.push(await onAccount(tx, account, today));
  const rows = await tx.query(
    `SELECT bucket, balance_minor
       FROM ledger_accounts
      WHERE entity_id = $1 AND currency = $2 AND access_type = 'FUNDING'`,
    [entityId, currency],
  );
  const balance = (bucket: string) => rows.find((row) => row.bucket === bucket)?.balance_minor ?? 0n;
  const unbooked = on.reduce((sum, { unbookedMinor }) => sum + unbookedMinor, 0n);
  const offMinor = on.reduce((sum, one) => sum + one.offMinor, 0n);
  const [pooled, reserved] = [balance('AVAILABLE') - unbooked, balance('RESERVED')];
  const elsewhere = pooled + reserved - on.reduce((sum, { minor }) => sum + minor, 0n);
  return {
    currency,
    accounts: on.map(({ shown }) => shown),
    elsewhereAmount: formatAmount(elsewhere, currency),
    reservedAmount: formatAmount(reserved, currency),
    availableAmount: formatAmount(pooled - offMinor, currency),
  };
}

interface OnAccountWithSums {
  shown: OnAccount;
  minor: bigint;
  /** Money that left it and is not booked: open entries, debits to be given back, and missing statements. */
  unbookedMinor: bigint;
  /** What no batch can use, because no connection that is on pays from it. */
  offMinor: bigint;
}

/**
 * What FUNDING has on an account: without an opening balance, what was booked on it. An open entry that took
 * money out is in the closing balance, and nothing adds it back.
 */
async function onAccount(tx: Tx, account: AccountRow, today: string): Promise<OnAccountWithSums> {
  const { currency } = account;
  const amount = (minor: bigint) => formatAmount(minor, currency);
  const beginning = await loadBeginning(tx, account.id);
  const { day: latest, ahead } = beginning?.isBooked
    ? await latestDay(tx, account, beginning, today)
    : { day: null, ahead: 0 };
  const booked = await tx.query(
    `SELECT t.part, sum(t.amount_minor)::bigint AS amount_minor
       FROM bank_day_totals t
      WHERE t.entity_id = $1 AND ltrim(t.account_number, '0') = ltrim($2, '0')
        AND t.currency = $3 AND t.day > $4
        AND starts_with(t.part, 'BOOKED_')
      GROUP BY t.part`,
    [account.entity_id, account.account_number, currency, latest?.date ?? ''],
  );
  const lines = new Map<PositionReason, bigint>();
  const add = (code: PositionReason, minor: bigint) => lines.set(code, (lines.get(code) ?? 0n) + minor);
  for (const reason of latest?.reasons ?? []) add(reason.code, parseAmount(reason.amount, currency)!);
  for (const row of booked) add(REASONS[row.part as keyof typeof REASONS], row.amount_minor ?? 0n);
  const [unbooked] = await tx.query(
    `SELECT unbooked_out($1) AS all_minor,
            greatest(0, -(SELECT coalesce(sum(p.amount_minor), 0)
                            FROM entry_postings p
                           WHERE p.account_id = $1 AND p.kind = 'CORRECTION'
                             AND p.booking_date >= $2))::bigint AS corrections_minor,
            unbooked_aside($1, $2) AS aside_minor, unread_out($1) AS unread_minor,
            collected_on_account($1) AS collected_minor,
            free_on_account($1) AS free_minor, is_paying($1) AS is_on`,
    [account.id, beginning?.firstDay ?? ''],
  );
  const unbookedMinor = unbooked?.all_minor ?? 0n;
  const counted = (part: bigint | null | undefined) => (unbookedMinor === 0n ? 0n : (part ?? 0n));
  const correctionsMinor = counted(unbooked?.corrections_minor);
  const asideMinor = counted(unbooked?.aside_minor);
  // Money of payers on the account is in COLLECTION. What the bank took back after it was moved to FUNDING is
  // missing there, as if it had left unbooked.
  const collectedMinor = unbooked?.collected_minor ?? 0n;
  const shortMinor = collectedMinor < 0n ? -collectedMinor : 0n;
  // Money that left between two statements is in neither: the line that would add it back is taken off.
  const unreadMinor = counted(unbooked?.unread_minor);
  add('COLLECTION', -(collectedMinor + shortMinor));
  add('STATEMENT_BREAK', -unreadMinor);
  add('CORRECTIONS', -correctionsMinor);
  add('SET_ASIDE_ENTRIES', -asideMinor);
  add('OPEN_ENTRIES', correctionsMinor + asideMinor + unreadMinor - unbookedMinor);
  const closing = latest ? parseAmount(latest.statementBalance, currency)! : 0n;
  const minor = [...lines.values()].reduce((sum, one) => sum + one, closing);
  const freeMinor = unbooked?.free_minor ?? null;
  const offMinor = unbooked?.is_on || freeMinor === null || freeMinor < 0n ? 0n : freeMinor;
  return {
    shown: {
      account: {
        id: account.id,
        accountNumber: account.account_number,
        currency,
        connection: { id: account.connection_id, displayName: account.display_name },
      },
      statement: latest && {
        ...latest.statement,
        date: latest.date,
        closingAmount: latest.statementBalance,
      },
      statementsAhead: ahead,
      lines: [...lines].filter(([, one]) => one !== 0n).map(([code, one]) => ({ code, amount: amount(one) })),
      amount: amount(minor),
      isPaying: unbooked?.is_on ?? false,
      payableAmount: freeMinor === null ? null : amount(unbooked?.is_on ? freeMinor : 0n),
      offAmount: amount(offMinor),
    },
    minor,
    unbookedMinor: unbookedMinor + shortMinor,
    offMinor,
  };
}

type PositionReason = OnAccount['lines'][number]['code'];

/** What the ledger has booked, as a reason why it differs from the bank. */
const REASONS = {
  BOOKED_PAYOUT: 'PAYOUTS',
  BOOKED_FEE: 'FEES',
  BOOKED_RETURN: 'RETURNS',
  BOOKED_FUNDING: 'FUNDING',
  BOOKED_OTHER: 'OTHER',
  BOOKED_RECEIPT: 'RECEIPTS',
} as const satisfies Record<string, BalanceReason>;
