import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { rounds } from '../../../platform/testing/rounds.ts';
import { kill, startService } from '../../../platform/testing/service-process.ts';
import { approvedBatch, batchStatus, expectProven } from '../../testing/approved-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';

/** The process of `npm start` with the worker role, ended by SIGKILL on the database of this file. */

const ROWS = rounds(3_000, 50_000);
/** Rows that are still unpaid at the last kill: more than a quick machine pays before the kill arrives. */
const LEFT = 2_000;
const KILLS = rounds(2, 50);
/** In every hundred rows, one account for each of these outcomes of the sandbox bank. */
const ENDINGS = ['0001', '0004', '0006', '0007'];

let installation: PaymentsInstallation;
const alive = new Set<ChildProcess>();

beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterEach(() => {
  for (const child of alive) child.kill('SIGKILL');
});
afterAll(() => installation.close());

function startProcess(): Promise<ChildProcess> {
  const DATABASE_URL = installation.context.configuration.databaseUrl!;
  return startService(
    {
      DATABASE_URL,
      ENCRYPTION_KEY: installation.context.configuration.encryptionKey!.toString('hex'),
      ROLES: 'worker',
    },
    'Outlay is working.',
    alive,
  );
}

function rows() {
  return Array.from({ length: ROWS }, (_, index) => {
    const ending = ENDINGS[index % 100] ?? '1111';
    return {
      accountNumber: `6${String(index).padStart(6, '0')}${ending}`,
      amountMinor: 100n + BigInt(index % 977),
    };
  });
}

it(`a server killed ${KILLS} times during a batch of ${ROWS} rows pays every withdrawal once`, async () => {
  const { context, entityId, id } = await approvedBatch(installation, rows());
  const count = async (statuses: string[]) => {
    const [row] = await context.database.query(
      'SELECT coalesce(sum(count), 0)::int8 AS n FROM batch_counts WHERE batch_id = $1 AND status = ANY($2)',
      [id, statuses],
    );
    return Number(row!.n);
  };
  const reach = async (statuses: string[], target: number) => {
    while ((await count(statuses)) < target) await sleep(5);
  };
  for (let death = 1; death <= KILLS; death++) {
    const child = await startProcess();
    // Alternates between a chunk that the bank has and a chunk that was just booked.
    if (death % 2 === 1)
      await reach(['SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'FAILED'], (death * (ROWS - LEFT)) / KILLS);
    else await reach(['UNCONFIRMED', 'COMPLETE', 'FAILED'], (death * (ROWS - LEFT)) / KILLS);
    await sleep(((death * 37) % 10) * 20);
    await kill(child);
    expect(await batchStatus(context, id)).toBe('PROCESSING');
  }

  const last = await startProcess();
  while ((await batchStatus(context, id)) === 'PROCESSING') await sleep(50);
  const gone = once(last, 'exit');
  last.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);

  expect(await batchStatus(context, id)).toBe('PARTIALLY_COMPLETE');
  expect(await count(['COMPLETE'])).toBe((ROWS / 100) * 97);
  expect(await count(['FAILED'])).toBe((ROWS / 100) * 3);
  const [bank] = await context.database.query(
    'SELECT count(*) AS payments, count(DISTINCT account_number) AS accounts FROM sandbox_rail.payments',
  );
  expect(bank).toEqual({ payments: BigInt(ROWS), accounts: BigInt(ROWS) });
  await expectProven(context, entityId, id);
});
