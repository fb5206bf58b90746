import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR, recordAudit, verifyAudit } from './audit.ts';
import { tamper, testDatabase } from '../platform/testing/test-database.ts';

const ENTITY = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11';
let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
  await database.query("INSERT INTO entities VALUES ($1, 'Test', $1, $1, now())", [ENTITY]);
  for (let i = 0; i < 20; i++) {
    await recordAudit(database, {
      entityId: ENTITY,
      at: new Date(1_700_000_000_000 + i),
      actor: OPERATOR,
      action: 'thing.changed',
      subjectType: 'thing',
      subjectId: String(i),
      details: { note: `Zoë's ${i}\n:,`, amount: 12n },
    });
  }
});
afterAll(() => database.drop());

const tamperWithLog = (statement: string) =>
  tamper(database, 'audit_log', 'audit_log_append_only', statement);

describe('the audit chain', () => {
  it('verifies as it was written', async () => {
    expect(await verifyAudit(database)).toMatchObject({
      rows: 20,
      entities: 1,
      faults: [],
      ends: [{ seq: 20n, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string }],
    });
  });

  it.each(['UPDATE audit_log SET action = $1 WHERE $1 = $1', 'DELETE FROM audit_log WHERE $1 = $1'])(
    'is never changed by %s, by the server or the owner',
    async (statement) => {
      await expect(database.execute(statement, ['x'])).rejects.toThrow('permission denied');
      await expect(database.owner.execute(statement, ['x'])).rejects.toThrow('is refused');
    },
  );

  it('cannot be truncated, nor changed with session_replication_role', async () => {
    await expect(database.owner.query('TRUNCATE audit_log')).rejects.toThrow('is refused');
    await expect(
      database.owner.transaction(async (tx) => {
        await tx.query("SET LOCAL session_replication_role = 'replica'");
        await tx.query('DELETE FROM audit_log');
      }),
    ).rejects.toThrow('is refused');
  });

  it('names the first row that was changed', async () => {
    await tamperWithLog("UPDATE audit_log SET details = '{}' WHERE seq IN (7, 11)");
    const { faults } = await verifyAudit(database);
    expect(faults).toMatchObject([{ entityName: 'Test', seq: 7n }]);
  });

  it('names the first row that is missing, in the middle and at the end', async () => {
    await tamperWithLog('DELETE FROM audit_log WHERE seq >= 5 AND seq < 8');
    expect((await verifyAudit(database)).faults).toMatchObject([{ seq: 5n }]);
    await tamperWithLog('DELETE FROM audit_log WHERE seq >= 3');
    expect((await verifyAudit(database)).faults).toMatchObject([{ seq: 3n }]);
  });
});
