// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { sandboxPayments } from './sandbox/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    [`INSERT INTO sandbox_rail.payments AS known
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
     ON CONFLICT (attempt_id) DO UPDATE SET submissions = known.submissions + 1`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, Date | string | null, Date | string | null, readonly (boolean | null)[] | null, readonly (boolean | null)[] | null];
      row: never;
    };
    'SELECT amount_minor, submissions FROM sandbox_rail.payments WHERE attempt_id = $1': {
      values: [string | null];
      row: {
        amount_minor: Column<typeof sandboxPayments, 'amountMinor'>;
        submissions: Column<typeof sandboxPayments, 'submissions'>;
      };
    };
    [`SELECT attempt_id, outcome, failure_code, rail_reference, received_at, known_at
       FROM sandbox_rail.payments
      WHERE attempt_id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        attempt_id: Column<typeof sandboxPayments, 'attemptId'>;
        outcome: Column<typeof sandboxPayments, 'outcome'>;
        failure_code: Column<typeof sandboxPayments, 'failureCode'> | null;
        rail_reference: Column<typeof sandboxPayments, 'railReference'>;
        received_at: Column<typeof sandboxPayments, 'receivedAt'>;
        known_at: Column<typeof sandboxPayments, 'knownAt'>;
      };
    };
    [`SELECT attempt_id, returned_at
       FROM sandbox_rail.payments
      WHERE returned_at >= $1 AND returned_at <= $2
      ORDER BY returned_at`]: {
      values: [Date | string | null, Date | string | null];
      row: {
        attempt_id: Column<typeof sandboxPayments, 'attemptId'>;
        returned_at: Column<typeof sandboxPayments, 'returnedAt'>;
      };
    };
  }
}
