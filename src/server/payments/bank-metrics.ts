import type { Registry } from 'prom-client';
import { nowOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { addGauge } from '../platform/operations/gauges.ts';
import { sharedReading } from '../platform/operations/shared-reading.ts';
import { loadMissingStatements } from './reconciling/reading/missing-statements.ts';

/** Gauges of what goes wrong between Outlay and the banks that take files. */
export function addBankMetrics(registry: Registry, context: Context): void {
  addTransportMetrics(registry, context);
  addQuestionMetrics(registry, context);
  addStatementMetrics(registry, context);
}

function addTransportMetrics(registry: Registry, { database, clock }: Context): void {
  const failing = sharedReading(async () => {
    const [row] = await database.query(
      `SELECT count(*)::int AS count,
              coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(t.failing_since))), 0)::float8
                AS oldest_seconds
         FROM bank_file_transports t
         JOIN bank_file_connections c ON c.id = t.connection_id
        WHERE t.failing_since IS NOT NULL AND t.confirmed_at IS NOT NULL
          AND (c.state = 'LIVE'
               OR EXISTS (
                    SELECT 1 FROM bank_files f
                     WHERE f.connection_id = c.id AND f.by_transport AND f.arrived_at IS NULL))`,
      [nowOf(clock)],
    );
    return row!;
  });
  addGauge(
    registry,
    { name: 'outlay_failing_transports', help: 'Bank connections whose last visit failed.' },
    async () => [{ value: (await failing()).count! }],
  );
  addGauge(
    registry,
    {
      name: 'outlay_failing_transport_oldest_age_seconds',
      help: 'Time since the first of these connections failed first.',
    },
    async () => [{ value: (await failing()).oldest_seconds! }],
  );
}

function addQuestionMetrics(registry: Registry, { database, clock }: Context): void {
  const questions = sharedReading(() =>
    database.query(
      `SELECT k.kind, count(f.at)::int AS count,
              coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(f.at))), 0)::float8
                AS oldest_seconds
         FROM unnest(ARRAY['statement_refused', 'reply_unreadable', 'reply_question', 'reply_to_confirm'])
                AS k (kind)
         LEFT JOIN (
           SELECT 'statement_refused' AS kind, read_at AS at
             FROM statement_files
            WHERE result = 'REFUSED' AND fetched_at IS NOT NULL AND dismissed_at IS NULL
           UNION ALL
           SELECT CASE WHEN result = 'WAITS_FOR_CONFIRMATION' THEN 'reply_to_confirm'
                       WHEN question IN ('UNREADABLE', 'OTHER_VERSION') THEN 'reply_unreadable'
                       ELSE 'reply_question' END, read_at
             FROM bank_file_replies
            WHERE result IN ('QUESTION', 'WAITS_FOR_CONFIRMATION') AND closed_at IS NULL) f
                ON f.kind = k.kind
        GROUP BY k.kind`,
      [nowOf(clock)],
    ),
  );
  addGauge(
    registry,
    {
      name: 'outlay_bank_questions',
      help: 'Files of banks that wait for a user of the entity, by kind.',
      labelNames: ['kind'],
    },
    async () => (await questions()).map(({ kind, count }) => ({ labels: { kind: kind! }, value: count! })),
  );
  addGauge(
    registry,
    {
      name: 'outlay_bank_question_oldest_age_seconds',
      help: 'Time since the oldest of these files was read, by kind.',
      labelNames: ['kind'],
    },
    async () =>
      (await questions()).map(({ kind, oldest_seconds: value }) => ({
        labels: { kind: kind! },
        value: value!,
      })),
  );
}

function addStatementMetrics(registry: Registry, context: Context): void {
  addGauge(
    registry,
    {
      name: 'outlay_missing_statements',
      help: 'Statements of banks that have not come (late), or do not follow the one before (gap).',
      labelNames: ['reason'],
    },
    async () => {
      const [gaps] = await context.database.query(
        `SELECT count(*)::int AS count
           FROM statement_findings
          WHERE resolved_at IS NULL AND code IN ('SEQUENCE_GAP', 'OPENING_BREAK')`,
      );
      const late = await loadMissingStatements(context, null);
      return [
        { labels: { reason: 'late' }, value: late.length },
        { labels: { reason: 'gap' }, value: gaps!.count! },
      ];
    },
  );
}
