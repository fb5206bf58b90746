import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { rounds } from '../../../platform/testing/rounds.ts';
import { startService } from '../../../platform/testing/service-process.ts';
import { approvedBatch, batchStatus, expectProven } from '../../testing/approved-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';

/** Two processes with the worker role on the database of this file; one freezes in the middle of a batch. */

const FREEZES = rounds(1, 2);
const ROWS = rounds(3_000, 20_000);
/** The promise is 15 s. The rest allows for a slow machine. */
const TAKEN_OVER_WITHIN_MS = 60_000;

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
      OPERATIONS_PORT: '0',
    },
    'Outlay is working.',
    alive,
  );
}

it(`a worker continues the batch of a frozen one, and each row is paid once (${FREEZES} times)`, async () => {
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    accountNumber: `6${String(index).padStart(6, '0')}1111`,
    amountMinor: 100n + BigInt(index % 977),
  }));
  const { context, entityId, id } = await approvedBatch(installation, rows);
  let current = await startProcess();
  const paid = async () => {
    const [row] = await context.database.query(
      `SELECT coalesce(sum(count), 0)::int8 AS n
         FROM batch_counts
        WHERE batch_id = $1 AND status = 'COMPLETE'`,
      [id],
    );
    return Number(row!.n);
  };
  const advanceFrom = async (before: number) => {
    while ((await paid()) <= before) {
      // Otherwise there is nothing left to freeze, and this would wait for ever.
      expect(await batchStatus(context, id)).toMatch(/^(APPROVED|PROCESSING)$/);
      expect(current.exitCode).toBeNull();
      await sleep(50);
    }
  };

  const frozen: ChildProcess[] = [];
  for (let freeze = 0; freeze < FREEZES; freeze++) {
    await advanceFrom(await paid());
    await sleep(freeze * 60);
    current.kill('SIGSTOP');
    frozen.push(current);
    const before = await paid();
    const next = await startProcess();
    const from = performance.now();
    await advanceFrom(before);
    expect(performance.now() - from).toBeLessThan(TAKEN_OVER_WITHIN_MS);
    current = next;
  }
  // Each frozen process wakes up and finds that another one has taken over.
  for (const child of frozen) child.kill('SIGCONT');
  while ((await batchStatus(context, id)) === 'PROCESSING') await sleep(100);
  for (const child of alive) {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
  }

  expect(await batchStatus(context, id)).toBe('COMPLETE');
  const [bank] = await context.database.query(
    'SELECT count(*) AS payments, count(DISTINCT account_number) AS accounts FROM sandbox_rail.payments',
  );
  expect(bank).toEqual({ payments: BigInt(ROWS), accounts: BigInt(ROWS) });
  await expectProven(context, entityId, id);
});
