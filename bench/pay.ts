import { addDays } from '../src/shared/calendar-day.ts';
import { loadPayPage } from '../src/server/payments/collections/pay-page/load-pay-page.ts';
import { PAY_PATH, payLinksOf } from '../src/server/payments/collections/pay-page/pay-links.ts';
import { FIRST_LINK, writeRequests } from '../src/server/payments/collections/write-requests.ts';
import { newId } from '../src/server/platform/random.ts';
import type { BenchInstallation } from './bench-installation.ts';
import { ask, child } from './contender-process.ts';
import type { Load, Target } from './http-readers.ts';
import { median } from './percentile.ts';
import { recordingInto, type RecordedStatement } from './recording.ts';
import type { BenchReport, BenchResult } from './report.ts';
import { servedInstallation } from './served-installation.ts';

/** So many payers open their pages in a second, a day after 300 fees were asked for by mail. */
const GOAL_PER_SECOND = 500;
/** The share of the requests that a bare route answers. It draws no page. */
const GOAL_THROUGHPUT = 0.3;
const CONNECTIONS = 10;
const REQUESTS = 10_000;
/** Each reader has an address, as behind a proxy. */
const ADDRESSES = 200;

/**
 * Readers of pay pages, through the gateway, beside a bare Fastify route that runs the same SQL statements on
 * the same database and answers with the rows.
 */
export async function bench({ small }: { small: boolean }): Promise<BenchReport> {
  const { installation, port, origin, app, bare, load, close } = await servedInstallation();
  const { context } = installation;
  try {
    const tokens = await askForMoney(installation, small ? 500 : REQUESTS);
    await context.database.execute('ANALYZE');
    const statements: RecordedStatement[] = [];
    await loadPayPage({ ...context, database: recordingInto(context.database, statements) }, tokens[0]!);
    await app.listen({ port, host: '127.0.0.1' });
    const barePort = await ask<number>(bare, {
      address: context.database.address,
      max: context.database.pool.options.max,
      routes: [{ path: PAY_PATH, statements }],
    });
    const requests = tokens.map((token, index) => ({
      path: `${PAY_PATH}/${token}`,
      headers: { accept: 'text/html', 'x-forwarded-for': `10.1.0.${(index % ADDRESSES) + 1}` },
    }));
    const targets: Record<'outlay' | 'bare', Target> = {
      outlay: { url: origin, requests },
      bare: { url: `http://127.0.0.1:${barePort}`, requests: [{ path: PAY_PATH }] },
    };
    return { name: 'pay', results: await compare(load, targets, small) };
  } finally {
    await close();
  }
}

async function compare(
  load: ReturnType<typeof child>,
  targets: Record<'outlay' | 'bare', Target>,
  small: boolean,
): Promise<BenchResult[]> {
  const rounds = small ? 1 : 3;
  const seconds = small ? 0.5 : 5;
  const measured: Record<'outlay' | 'bare', Load[]> = { outlay: [], bare: [] };
  for (let round = 0; round <= rounds; round++)
    for (const who of ['outlay', 'bare'] as const) {
      const loaded = await ask<Load>(load, { ...targets[who], connections: CONNECTIONS, seconds });
      if (loaded.failed > 0)
        throw new Error(`${loaded.failed} answers of ${who}: ${JSON.stringify(loaded.statuses)}`);
      if (round > 0) measured[who].push(loaded);
    }
  const figure = (who: 'outlay' | 'bare', name: 'perSecond' | 'p99Ms') =>
    median(measured[who].map((one) => one[name]));
  const perSecond = figure('outlay', 'perSecond');
  const ofBare = figure('bare', 'perSecond');
  return [
    {
      case: 'pay pages, beside a bare route',
      value: perSecond,
      unit: 'a second',
      beside: ofBare,
      ratio: perSecond / ofBare,
      goal: GOAL_THROUGHPUT,
      holds: perSecond / ofBare >= GOAL_THROUGHPUT,
    },
    {
      case: 'pay pages, beside 500 readers a second',
      value: perSecond,
      unit: 'a second',
      beside: GOAL_PER_SECOND,
      ratio: perSecond / GOAL_PER_SECOND,
      goal: 1,
      holds: perSecond >= GOAL_PER_SECOND,
    },
  ];
}

/** Payment requests of a company with an account to pay into. Resolves to the tokens of their links. */
async function askForMoney(
  { context, entityId, preparerId, approverIds }: BenchInstallation,
  count: number,
): Promise<string[]> {
  const { database } = context;
  const at = new Date(context.clock.nowMs());
  await database.query(
    `INSERT INTO entity_configs (entity_id, legal_name, country, enabled_currencies, payouts_enabled,
       max_batch_withdrawals, max_batch_amounts, rails, updated_at)
     VALUES ($1, 'Bench (Pty) Ltd', 'ZA', '{ZAR}', true, 1000, '[]', '[]', $2)`,
    [entityId, at],
  );
  const connectionId = newId(context);
  await database.execute(
    `INSERT INTO bank_file_connections (id, entity_id, display_name, purpose, state, transport, rails,
       currency, payer_name, payer_account_number, bank_name, version, changed_by, changed_at,
       unconfirmed_by, created_at, updated_at)
     VALUES ($1, $2, 'Fees', 'RECEIPTS', 'DRAFT', 'DOWNLOAD', '{}', 'ZAR', 'Bench (Pty) Ltd', '62000000077',
       'Nedbank', 1, $3, $4, ARRAY[$3::uuid], $4, $4)`,
    [connectionId, entityId, preparerId, at],
  );
  await database.execute(
    `UPDATE bank_file_connections
        SET state = 'LIVE', switched_on_by = $2, unconfirmed_by = '{}'
      WHERE id = $1`,
    [connectionId, approverIds[0]],
  );
  const dueOn = addDays(at.toISOString().slice(0, 10), 14);
  const sent = Array.from({ length: count }, (_, number) => ({
    payer: { name: `Payer ${number}` },
    label: 'School fees, second term',
    currency: 'ZAR' as const,
    amount: '4200.00',
    dueOn,
  }));
  const written = await database.transaction((tx) =>
    writeRequests(context, tx, { entityId, userId: preparerId }, sent, () => ''),
  );
  const links = await payLinksOf(context);
  return written.map(({ id }) => links.tokenOf({ requestId: id, number: FIRST_LINK }));
}
