import type { RowOf, Statements, ValuesOf } from '../../../platform/database/pool.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../shared/time.ts';
import { verifyAudit } from '../../../audit/audit.ts';
import { batchStatus, statusesOf } from '../../testing/approved-batch.ts';
import { insertBatch } from '../../testing/insert-batch.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestUser,
} from '../../testing/payments-installation.ts';
import { cleanUp } from './clean-up.ts';
import { expireBatches } from './expire-batches.ts';

let installation: PaymentsInstallation;
let preparer: TestUser;
beforeAll(async () => {
  installation = await paymentsInstallation();
  preparer = await installation.user(await installation.entity(), ['PREPARER']);
});
afterAll(() => installation.close());

const ago = (ms: number) => new Date(installation.context.clock.nowMs() - ms);

describe('batches past expiresAt', () => {
  const insert = (expiresAt: Date, status?: 'CANCELLED') =>
    insertBatch(installation.context, {
      entityId: preparer.entityId,
      createdBy: preparer.id,
      rows: [{}, {}],
      expiresAt,
      ...(status ? { status } : {}),
    });

  it('expire once, with their rows cancelled and one audit row; others do not', async () => {
    const { context } = installation;
    const late = await insert(ago(1_000));
    const waiting = await insert(ago(-60_000));
    const cancelled = await insert(ago(1_000), 'CANCELLED');
    await Promise.all([expireBatches(context), expireBatches(context), expireBatches(context)]);
    expect(await batchStatus(context, late.id)).toBe('EXPIRED');
    expect(await statusesOf(context, late.id)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(await batchStatus(context, waiting.id)).toBe('PENDING_APPROVAL');
    expect(await batchStatus(context, cancelled.id)).toBe('CANCELLED');
    const audit = await context.database.query(
      "SELECT subject_id FROM audit_log WHERE action = 'batch.expired'",
    );
    expect(audit).toEqual([{ subject_id: late.id }]);
    expect((await verifyAudit(context.database)).faults).toEqual([]);
  });

  it('expire although one of them cannot', async () => {
    const { context } = installation;
    const broken = await insert(ago(2_000));
    const late = await insert(ago(1_000));
    const failing = {
      ...context,
      database: {
        ...context.database,
        query: async <const T extends keyof Statements>(text: T, ...values: ValuesOf<T>) => {
          const rows: object[] = await context.database.query(text, ...values);
          return rows.map((row) =>
            'id' in row && row.id === broken.id ? { ...row, id: randomUUID() } : row,
          ) as RowOf<T>[];
        },
      },
    };
    await expireBatches(failing);
    expect(await batchStatus(context, late.id)).toBe('EXPIRED');
    expect(await batchStatus(context, broken.id)).toBe('PENDING_APPROVAL');
  });
});

it('the clean-up deletes expired keys, sessions and records, and nothing else', async () => {
  const { context } = installation;
  const { database } = context;
  const keyOf = async (createdAt: Date) => {
    const key = randomUUID();
    await database.query(
      `INSERT INTO idempotency_keys
              (user_id, entity_id, method, path, key, body_hash, status, response, created_at)
       VALUES ($1, $8, $2, $3, $4, $5, 200, $6, $7)`,
      [preparer.id, 'POST', '/x', key, randomBytes(32), '{}', createdAt, preparer.entityId],
    );
    return key;
  };
  const sessionOf = async (expiresAt: Date) => {
    const hash = randomBytes(32);
    await database.query(
      `INSERT INTO sessions (token_hash, user_id, entity_id, authenticated_at, created_at, last_seen_at,
         expires_at)
       VALUES ($1, $2, $5, $3, $3, $3, $4)`,
      [hash, preparer.id, ago(DAY_MS), expiresAt, preparer.entityId],
    );
    return hash;
  };
  const recordOf = async (expiresAt: Date | null) => {
    const id = randomUUID();
    await database.query(
      "INSERT INTO oidc_records (kind, id, payload, expires_at) VALUES ('Grant', $1, '{}', $2)",
      [id, expiresAt],
    );
    return id;
  };
  await keyOf(ago(31 * DAY_MS));
  const key = await keyOf(ago(29 * DAY_MS));
  await sessionOf(ago(1_000));
  const session = await sessionOf(ago(-60_000));
  await recordOf(ago(1_000));
  const records = [await recordOf(ago(-60_000)), await recordOf(null)];
  await cleanUp(context);
  expect(await database.query('SELECT key FROM idempotency_keys')).toEqual([{ key }]);
  expect(await database.query('SELECT token_hash FROM sessions')).toEqual([{ token_hash: session }]);
  expect((await database.query('SELECT id FROM oidc_records')).map(({ id }) => id).toSorted()).toEqual(
    records.toSorted(),
  );
});
