import { setTimeout as sleep } from 'node:timers/promises';
import { RAILS, type FailureCode } from '../../../../shared/terms.ts';
import { DAY_MS, type Clock } from '../../../../shared/time.ts';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/pool.ts';
import type {
  BankAnswer,
  BankConnection,
  BankPayment,
  Capabilities,
  ReturnedPayment,
} from '../connection.ts';

interface Fate {
  outcome: 'PAID' | 'FAILED';
  failureCode?: FailureCode;
  /** The bank does not answer the submission, and knows the outcome only later. */
  silent?: boolean;
  returned?: boolean;
}

/** The outcome of a payment, by the last four digits of the account number (README, "Try it"). */
const FATES: Readonly<Record<string, Fate>> = {
  '0001': { outcome: 'FAILED', failureCode: 'INVALID_ACCOUNT' },
  '0002': { outcome: 'FAILED', failureCode: 'ACCOUNT_CLOSED' },
  '0003': { outcome: 'FAILED', failureCode: 'NAME_MISMATCH' },
  '0004': { outcome: 'FAILED', failureCode: 'BANK_UNAVAILABLE' },
  '0005': { outcome: 'PAID', returned: true },
  '0006': { outcome: 'PAID', silent: true },
  '0007': { outcome: 'FAILED', failureCode: 'BANK_REJECTED', silent: true },
};
const PAID: Fate = { outcome: 'PAID' };

/** The sandbox carries every rail and currency without limits, and ignores cut-offs. */
const CAPABILITIES: Capabilities = {
  rails: RAILS,
  currencies: null,
  limitsMinor: {},
  cutOffs: {},
  asynchronous: true,
  // A weekend, and the banking day after it.
  undecidedForMs: 3 * DAY_MS,
  statements: true,
};

export interface SandboxPace {
  /** How long a submission takes to be answered. */
  answerMs: number;
  /** How long until a silent payment has an outcome, and until a returned one comes back. */
  laterMs: number;
}

/** Slow enough to watch a batch being paid. */
const WATCHABLE: SandboxPace = { answerMs: 400, laterMs: 6_000 };
export const INSTANT: SandboxPace = { answerMs: 0, laterMs: 0 };

/** The sandbox as a running installation uses it. */
export function openSandbox({ database, clock }: Context): BankConnection {
  return sandboxConnection(database, clock, WATCHABLE);
}

/**
 * A bank for trying things out. It writes to its own schema in its own transactions, so it remembers every
 * submission whatever happens to the caller's transaction.
 */
export function sandboxConnection(database: Database, clock: Clock, pace: SandboxPace): BankConnection {
  return {
    name: 'sandbox',
    capabilities: CAPABILITIES,
    submit: async (payments) => {
      const at = new Date(clock.nowMs());
      const fates = payments.map((payment) => FATES[payment.accountNumber.slice(-4)] ?? PAID);
      await record(database, payments, fates, at, new Date(at.getTime() + pace.laterMs));
      if (pace.answerMs > 0) await sleep(pace.answerMs);
      const answered = payments.filter((_, index) => !fates[index]!.silent);
      return find(
        database,
        answered.map((payment) => payment.attemptId),
        new Date(clock.nowMs()),
      );
    },
    lookup: async (attemptIds) => {
      const known = await find(database, attemptIds, new Date(clock.nowMs()));
      return new Map(attemptIds.map((id) => [id, known.get(id) ?? { state: 'NEVER_RECEIVED' as const }]));
    },
    returnedSince: (since) => returnedBetween(database, since, new Date(clock.nowMs())),
  };
}

async function record(
  database: Database,
  payments: readonly BankPayment[],
  fates: readonly Fate[],
  at: Date,
  later: Date,
): Promise<void> {
  await database.query(
    `INSERT INTO sandbox_rail.payments AS known
            (attempt_id, account_number, currency, amount_minor, rail_reference, submissions,
             outcome, failure_code, received_at, known_at, returned_at)
     SELECT p.attempt_id, p.account_number, p.currency, p.amount_minor,
            'SBX' || upper(right(replace(p.attempt_id::text, '-', ''), 12)), 1,
            p.outcome, p.failure_code, $7::timestamptz,
            CASE WHEN p.silent THEN $8::timestamptz ELSE $7::timestamptz END,
            CASE WHEN p.returned THEN $8::timestamptz END
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::bigint[],
                   $5::text[], $6::text[], $9::boolean[], $10::boolean[])
         AS p (attempt_id, account_number, currency, amount_minor, outcome, failure_code, silent, returned)
     ON CONFLICT (attempt_id) DO UPDATE SET submissions = known.submissions + 1`,
    [
      payments.map((p) => p.attemptId),
      payments.map((p) => p.accountNumber),
      payments.map((p) => p.currency),
      payments.map((p) => p.amountMinor),
      fates.map((f) => f.outcome),
      fates.map((f) => f.failureCode ?? null),
      at,
      later,
      fates.map((f) => f.silent ?? false),
      fates.map((f) => f.returned ?? false),
    ],
  );
}

interface StoredPayment {
  attempt_id: string;
  outcome: 'PAID' | 'FAILED';
  failure_code: FailureCode | null;
  rail_reference: string;
  received_at: Date;
  known_at: Date;
}

async function find(
  database: Database,
  attemptIds: readonly string[],
  now: Date,
): Promise<Map<string, BankAnswer>> {
  const rows = await database.query(
    `SELECT attempt_id, outcome, failure_code, rail_reference, received_at, known_at
       FROM sandbox_rail.payments
      WHERE attempt_id = ANY($1)`,
    [attemptIds],
  );
  return new Map(rows.map((row) => [row.attempt_id, answerOf(row, now)]));
}

function answerOf(payment: StoredPayment, now: Date): BankAnswer {
  const { outcome, failure_code, rail_reference, received_at, known_at } = payment;
  // A payment from the future was received while the clock was wrong.
  if (known_at > now && received_at <= now) return { state: 'UNDECIDED' };
  if (outcome === 'PAID') return { state: 'PAID', railReference: rail_reference };
  return { state: 'FAILED', railReference: rail_reference, failureCode: failure_code ?? 'UNKNOWN' };
}

async function returnedBetween(database: Database, since: Date, now: Date): Promise<ReturnedPayment[]> {
  const rows = await database.query(
    `SELECT attempt_id, returned_at
       FROM sandbox_rail.payments
      WHERE returned_at >= $1 AND returned_at <= $2
      ORDER BY returned_at`,
    [since, now],
  );
  return rows.map((row) => ({
    attemptId: row.attempt_id,
    failureCode: 'BANK_REJECTED',
    returnedAt: row.returned_at,
  }));
}
