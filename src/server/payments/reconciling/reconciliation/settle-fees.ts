import { settledFees, type UnsettledFees } from '../../../../domain/reconciliation/settle-fees.ts';
import type { PostingKind } from '../../../../shared/reconciliation-terms.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { DayAccount } from '../statements/day-totals.ts';
import { loadBeginning } from './beginning.ts';

interface Posting {
  kind: PostingKind;
  fileId: string | null;
  amountMinor: bigint;
  expectedMinor: bigint;
  bookingDate: string;
  bookDay: string;
  isLastFee?: boolean;
}

/** The fees of payments that no fee of the bank has settled, with the days on which they change. */
interface FeeDays {
  /** Postings of earlier days are not in `days`; '' when they all are. */
  firstDay: string;
  days: { day: string; amountMinor: bigint }[];
}

/**
 * Adds to each posting the fees of payments that it settles: 0 for everything that is not a FEE. The caller
 * has locked the account.
 */
export async function settleFees<P extends Posting>(
  db: Queryable,
  account: DayAccount & { id: string },
  postings: readonly P[],
): Promise<(P & { settlesFeesMinor: bigint })[]> {
  const nothing = (one: P) => ({ ...one, settlesFeesMinor: 0n });
  if (!postings.some(({ kind }) => kind === 'FEE')) return postings.map(nothing);
  const fees = await loadFeeDays(db, account);
  return postings.map((one) => {
    if (one.kind !== 'FEE') return nothing(one);
    // The fees of a file that was paid before the first statement count once a statement shows them.
    if (one.fileId !== null && one.bookDay < fees.firstDay)
      return { ...one, settlesFeesMinor: -one.expectedMinor };
    const settlesFeesMinor = settledFees(
      {
        chargedMinor: -one.amountMinor,
        ofFileMinor: one.fileId === null ? null : -one.expectedMinor,
        isLast: one.isLastFee ?? false,
      },
      unsettledOn(fees, one.bookingDate),
    );
    fees.days.push({ day: one.bookingDate, amountMinor: -settlesFeesMinor });
    return { ...one, settlesFeesMinor };
  });
}

/** The unsettled fees on a day of an account. Payments before `firstDay` count once they are posted. */
export async function loadUnsettledFees(
  db: Queryable,
  account: DayAccount & { id: string },
  day: string,
): Promise<UnsettledFees & Pick<FeeDays, 'firstDay'>> {
  const fees = await loadFeeDays(db, account);
  return { ...unsettledOn(fees, day), firstDay: fees.firstDay };
}

function unsettledOn({ days }: FeeDays, day: string): UnsettledFees {
  const sum = (some: FeeDays['days']) => some.reduce((all, { amountMinor }) => all + amountMinor, 0n);
  return { untilDayMinor: sum(days.filter((one) => one.day <= day)), inAllMinor: sum(days) };
}

/** What the ledger has booked as fees beyond those that entries are posted as, by day. */
async function loadFeeDays(db: Queryable, account: DayAccount & { id: string }): Promise<FeeDays> {
  const beginning = await loadBeginning(db, account.id);
  const firstDay = beginning?.firstDay ?? '';
  const days = await db.query(
    `SELECT t.day,
            sum(CASE t.part WHEN 'POSTED_FEE' THEN t.amount_minor ELSE -t.amount_minor END)::bigint
              AS amount_minor
       FROM bank_day_totals t
      WHERE t.entity_id = $1 AND ltrim(t.account_number, '0') = ltrim($2, '0') AND t.currency = $3
        AND t.part IN ('BOOKED_FEE', 'POSTED_FEE') AND t.day >= $4
      GROUP BY t.day`,
    [account.entityId, account.accountNumber, account.currency, firstDay],
  );
  // Fees that were booked before the first statement and that a later one shows.
  const before = beginning?.isBooked
    ? []
    : await db.query(
        `SELECT o.booking_date AS day, sum(-o.expected_minor)::bigint AS amount_minor
           FROM entry_postings o
          WHERE o.account_id = $1 AND o.book_day < $2 AND o.kind = 'FEE'
          GROUP BY 1`,
        [account.id, firstDay],
      );
  return {
    firstDay: beginning?.isBooked ? '' : firstDay,
    days: [...days, ...before].map((row) => ({ day: row.day, amountMinor: row.amount_minor ?? 0n })),
  };
}
