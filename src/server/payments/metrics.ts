import type { Registry } from 'prom-client';
import { nowOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { addGauge } from '../platform/operations/gauges.ts';
import { sharedReading } from '../platform/operations/shared-reading.ts';
import { readScheduledJobs } from '../platform/schedule.ts';
import { addBankMetrics } from './bank-metrics.ts';

interface OpenBatches {
  status: string;
  count: bigint;
  oldest_seconds: number;
}

interface OpenPayments {
  status: string;
  count: bigint;
  oldest_seconds: number;
}

/** Gauges over all entities: batches, payments, jobs, mails, and the files of banks. */
export function addPaymentsMetrics(registry: Registry, context: Context): void {
  const batches = sharedReading(() => readOpenBatches(context));
  const payments = sharedReading(() => readOpenPayments(context));

  addGauge(
    registry,
    { name: 'outlay_batches', help: 'Batches that are not finished, by status.', labelNames: ['status'] },
    async () => (await batches()).map(({ status, count }) => ({ labels: { status }, value: Number(count) })),
  );
  addGauge(
    registry,
    {
      name: 'outlay_batch_oldest_age_seconds',
      help: 'Age of the oldest batch that is not finished, by status.',
      labelNames: ['status'],
    },
    async () => (await batches()).map(({ status, oldest_seconds: value }) => ({ labels: { status }, value })),
  );
  addGauge(
    registry,
    {
      name: 'outlay_open_payments',
      help: 'Payments submitted to the bank without a final answer, by status.',
      labelNames: ['status'],
    },
    async () => (await payments()).map(({ status, count }) => ({ labels: { status }, value: Number(count) })),
  );
  addGauge(
    registry,
    {
      name: 'outlay_open_payment_oldest_age_seconds',
      help: 'Time since the oldest payment without a final answer was submitted to the bank, by status.',
      labelNames: ['status'],
    },
    async () =>
      (await payments()).map(({ status, oldest_seconds: value }) => ({ labels: { status }, value })),
  );
  addGauge(
    registry,
    {
      name: 'outlay_worker_lag_seconds',
      help: 'How long the most overdue batch has waited for a worker, not for a person or a bank file.',
    },
    async () => [{ value: await readWorkerLag(context) }],
  );
  addJobMetrics(registry, context);
  addMailMetrics(registry, context);
  addUnreadMetrics(registry, context);
  addBankMetrics(registry, context);
}

function addJobMetrics(registry: Registry, context: Context): void {
  const jobs = sharedReading(() => readScheduledJobs(context.database));
  addGauge(
    registry,
    {
      name: 'outlay_scheduled_job_age_seconds',
      help: 'Time since each scheduled job last succeeded.',
      labelNames: ['job'],
    },
    async () => (await jobs()).map(({ name: job, age_seconds: value }) => ({ labels: { job }, value })),
  );
  addGauge(
    registry,
    {
      name: 'outlay_scheduled_job_period_seconds',
      help: 'How often each scheduled job runs.',
      labelNames: ['job'],
    },
    async () =>
      (await jobs()).map(({ name: job, every_ms }) => ({ labels: { job }, value: every_ms / 1_000 })),
  );
}

function addMailMetrics(registry: Registry, { database, clock }: Context): void {
  const mails = sharedReading(async () => {
    const [row] = await database.query(
      `SELECT count(*)::int AS count, count(given_up_at)::int AS given_up,
              coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(failed_at))), 0)::float8
                AS oldest_seconds
         FROM undelivered_mails`,
      [nowOf(clock)],
    );
    return row!;
  });
  addGauge(
    registry,
    {
      name: 'outlay_undelivered_mails',
      help: 'Mails that the mail server has not accepted: still tried, or given up.',
      labelNames: ['state'],
    },
    async () => {
      const { count, given_up: givenUp } = await mails();
      return [
        { labels: { state: 'tried' }, value: count - givenUp },
        { labels: { state: 'given_up' }, value: givenUp },
      ];
    },
  );
  addGauge(
    registry,
    {
      name: 'outlay_undelivered_mail_oldest_age_seconds',
      help: 'Time since the oldest undelivered mail failed first.',
    },
    async () => [{ value: (await mails()).oldest_seconds }],
  );
}

function addUnreadMetrics(registry: Registry, { database, clock }: Context): void {
  const unread = sharedReading(() =>
    database.query(
      `SELECT k.kind, count(f.received_at)::int AS count,
              coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(f.received_at))), 0)::float8
                AS oldest_seconds
         FROM unnest(ARRAY['statement', 'reply']) AS k (kind)
         LEFT JOIN (
           SELECT 'statement' AS kind, received_at FROM statement_files WHERE result = 'STORED'
           UNION ALL
           SELECT 'reply', received_at FROM bank_file_replies WHERE result = 'STORED') f ON f.kind = k.kind
        GROUP BY k.kind`,
      [nowOf(clock)],
    ),
  );
  addGauge(
    registry,
    {
      name: 'outlay_unread_files',
      help: 'Files of banks that are stored and not read, by kind.',
      labelNames: ['kind'],
    },
    async () => (await unread()).map(({ kind, count }) => ({ labels: { kind: kind! }, value: count })),
  );
  addGauge(
    registry,
    {
      name: 'outlay_unread_file_oldest_age_seconds',
      help: 'Time since the oldest unread file of a bank was received, by kind.',
      labelNames: ['kind'],
    },
    async () =>
      (await unread()).map(({ kind, oldest_seconds: value }) => ({ labels: { kind: kind! }, value })),
  );
}

const OPEN_STATUSES = ['PENDING_APPROVAL', 'APPROVED', 'PROCESSING'];
const SUBMITTED_STATUSES = ['SUBMITTED', 'UNCONFIRMED'];

async function readOpenBatches({ database, clock }: Context): Promise<OpenBatches[]> {
  return database.query(
    `SELECT s.status, count(b.id) AS count,
            coalesce(greatest(0, extract(epoch FROM $2::timestamptz - min(b.created_at))), 0)::float8
              AS oldest_seconds
       FROM unnest($1::text[]) AS s (status)
       LEFT JOIN batches b
              ON b.status = s.status AND b.status IN ('PENDING_APPROVAL', 'APPROVED', 'PROCESSING')
      GROUP BY s.status`,
    [OPEN_STATUSES, nowOf(clock)],
  );
}

/**
 * Only batches that are PROCESSING have such payments. The numbers come from their batch counts, the ages
 * from the rows of those that have such a count.
 */
async function readOpenPayments({ database, clock }: Context): Promise<OpenPayments[]> {
  return database.query(
    `SELECT s.status, coalesce(sum(c.count), 0)::int8 AS count,
            coalesce(greatest(0, extract(epoch FROM $2::timestamptz - min(w.submitted_at))), 0)::float8
              AS oldest_seconds
       FROM unnest($1::text[]) AS s (status)
       LEFT JOIN batches b ON b.status = 'PROCESSING'
       LEFT JOIN batch_counts c ON c.batch_id = b.id AND c.status = s.status AND c.count > 0
       LEFT JOIN LATERAL (
         SELECT min(o.submitted_at) AS submitted_at
           FROM withdrawals o
          WHERE o.batch_id = c.batch_id AND o.status = c.status) w ON true
      GROUP BY s.status`,
    [SUBMITTED_STATUSES, nowOf(clock)],
  );
}

/** A batch with `held_for` was seen by a worker and waits for a person, a switch or its bank file. */
async function readWorkerLag({ database, clock }: Context): Promise<number> {
  const [row] = await database.query(
    `SELECT coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(release_at))), 0)::float8 AS seconds
       FROM batches
      WHERE status = 'APPROVED' AND release_at <= $1 AND held_for IS NULL`,
    [nowOf(clock)],
  );
  return row!.seconds;
}
