import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { installBanks } from '../src/server/payments/entity/banks/install-banks.ts';
import { builtInProfile } from '../src/domain/bank-files/testing/built-in-profile.ts';
import { tokenFor } from '../src/server/payments/testing/test-access.ts';
import { newId } from '../src/server/platform/random.ts';
import { benchInstallation, type BenchInstallation } from './bench-installation.ts';
import { paymentsApp } from './payments-app.ts';
import { median, percentile } from './percentile.ts';
import type { BenchReport } from './report.ts';

const GOAL_P99_MS = 100;
const GOAL_RATIO = 2;
const ACCOUNT = '62000000001';
const DAY = '261123';

interface Uploaded {
  status: number;
  text: string;
  ms: number;
  latenciesMs: number[];
}

/**
 * The open entries of an account: uploads of many entries, the latency of other requests while they are read
 * and matched, and the time of an upload of one entry beside few and beside many open ones.
 */
export async function bench({ small }: { small: boolean }): Promise<BenchReport> {
  const many = small ? 1_000 : 100_000;
  const equal = small ? 300 : 20_000;
  const uploads = small ? 2 : 15;
  const installation = await benchInstallation();
  const { context } = installation;
  const app = await paymentsApp(context);
  try {
    await installBanks(context);
    await insertConnection(installation);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const client = new Worker(new URL('./create-client.mjs', import.meta.url), {
      workerData: {
        url,
        headers: {
          authorization: `Bearer ${tokenFor(installation.approverIds[0], context.clock.nowMs())}`,
          'x-user-unique-id': installation.approverIds[0],
          'x-entity-id': installation.entityId,
        },
        post: '/app/statements',
        probe: '/v1/payments/bulk-withdrawals/batches?limit=20',
      },
      execArgv: [],
    });
    let statements = 0;
    const upload = async (count: number, isEqual = false): Promise<Uploaded> => {
      const content = mt940(++statements, count, isEqual).toString('base64');
      client.postMessage(Buffer.from(JSON.stringify({ fileName: `S${statements}.sta`, content })));
      const [uploaded] = (await once(client, 'message')) as [Uploaded];
      if (uploaded.status !== 200)
        throw new Error(`The upload was answered with ${uploaded.status}: ${uploaded.text}`);
      return uploaded;
    };
    const one = async (): Promise<number> => {
      const times: number[] = [];
      for (let round = 0; round < uploads; round++) times.push((await upload(1)).ms);
      return median(times);
    };
    await upload(1);
    await upload(100);
    const beside = await one();
    const large = await upload(many);
    const alike = await upload(equal, true);
    const value = await one();
    await client.terminate();
    const meanwhile = (title: string, { ms, latenciesMs }: Uploaded) => {
      const p99 = percentile(latenciesMs, 0.99);
      return {
        case:
          `p99 of ${latenciesMs.length} other requests while ${title} are read and matched, ` +
          `which took ${Math.round(ms)} ms`,
        value: p99,
        unit: 'ms',
        beside: GOAL_P99_MS,
        ratio: p99 / GOAL_P99_MS,
        goal: 1,
        holds: p99 < GOAL_P99_MS,
      };
    };
    return {
      name: 'reconcile',
      results: [
        meanwhile(`${many} entries`, large),
        meanwhile(`${equal} equal entries`, alike),
        {
          case: `an upload of ${equal} equal entries after that, and of the ${many}`,
          value: alike.ms,
          unit: 'ms',
          beside: large.ms,
          ratio: alike.ms / large.ms,
          goal: 1,
          holds: alike.ms <= large.ms,
        },
        {
          case: `an upload of one entry beside ${many + equal} open entries, and beside 100`,
          value,
          unit: 'ms',
          beside,
          ratio: value / beside,
          goal: GOAL_RATIO,
          holds: value / beside <= GOAL_RATIO,
        },
      ],
    };
  } finally {
    await app.close();
    await installation.close();
  }
}

/** A connection that pays from the account of the statements. */
async function insertConnection({ context, entityId, preparerId }: BenchInstallation): Promise<void> {
  await context.database.query(
    `INSERT INTO entity_configs (entity_id, legal_name, country, enabled_currencies, payouts_enabled,
       max_batch_withdrawals, max_batch_amounts, rails, updated_at)
     VALUES ($1, 'Bench', 'ZA', '{ZAR}', true, 100000, '[]', '[]', now())`,
    [entityId],
  );
  await context.database.query(
    `INSERT INTO bank_file_connections
            (id, entity_id, display_name, state, transport, rails, currency, payer_name, payer_branch_code,
             payer_account_number, payer_account_type, profile, version,
             changed_by, changed_at, unconfirmed_by, created_at, updated_at)
     VALUES ($1, $2, 'Bench', 'DRAFT', 'DOWNLOAD', '{EFT}', 'ZAR', 'Bench', '250655', $3, 'CURRENT', $4, 1,
             $5, now(), ARRAY[$5::uuid], now(), now())`,
    [newId(context), entityId, ACCOUNT, JSON.stringify(builtInProfile('ZA-PAIN-001')), preparerId],
  );
}

/** A statement of one day, whose entries name nothing that is expected. */
function mt940(number: number, count: number, isEqual: boolean): Buffer {
  const lines = [`:20:B${number}`, `:25:250655/${ACCOUNT}`, `:28C:${number}`, `:60F:C${DAY}ZAR1000,00`];
  let sum = 100_000n;
  for (let n = 0; n < count; n++) {
    const amountMinor = isEqual ? 12_345n : BigInt(100_000 * number + n);
    sum += amountMinor;
    lines.push(
      `:61:${DAY}C${amount(amountMinor)}NTRF${isEqual ? 'NONREF' : `R${number}N${n}`}`,
      isEqual ? ':86:DEPOSIT' : `:86:MAGTAPE CREDIT CUSTOMER ${number} ORDER ${n}`,
    );
  }
  lines.push(`:62F:C${DAY}ZAR${amount(sum)}`, '-');
  return Buffer.from(lines.join('\r\n'));
}

function amount(minor: bigint): string {
  const digits = minor.toString().padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}
