import { expect } from 'vitest';
import { verifyAudit } from '../../../audit/audit.ts';
import { reverseReturned } from '../../paying/settlement/reverse-returned.ts';
import { approvedBatchOf, FUNDED, statusesOf, type ApprovedBatch } from '../../testing/approved-batch.ts';
import { balanceOf } from '../../testing/fund.ts';
import type { TestRow } from '../../testing/insert-batch.ts';
import type { PaymentsInstallation, TestCaller } from '../../testing/payments-installation.ts';
import { payBatch, type Turn } from '../../paying/worker/pay-batch.ts';
import { openBankConnections } from '../../paying/registry.ts';
import { bankFileEntity, switchOn, type BankFileEntity } from './bank-file-entity.ts';
import { replyFile, type TestReply } from './test-format.ts';
import { uploadReply } from './upload-reply.ts';

/** Batches with bank files, and what users do with them, for the tests of bank files. */

export const ROWS: TestRow[] = [1, 2, 3, 4].map((row) => ({
  accountNumber: `6200000${row}111`,
  amountMinor: BigInt(row) * 10_000n,
  beneficiaryName: `Person ${row}`,
}));

export interface Filed extends ApprovedBatch, BankFileEntity {
  fileId: string;
}

type Profile = Parameters<typeof bankFileEntity>[1];

/** The steps until a file has left, on the installation of a test file. */
export function filedBatches(installation: () => PaymentsInstallation) {
  /** A turn of a worker that has just started: it remembers nothing of earlier turns. */
  const turn = (id: string): Promise<Turn> => {
    const { context } = installation();
    return payBatch(context, openBankConnections(context), id, () => false);
  };

  /** An approved batch of an entity with a live connection, whose file the worker has written. */
  const sealed = async (profile: Profile = {}, rows = ROWS): Promise<Filed> => {
    const entity = await bankFileEntity(installation(), profile);
    const batch = await approvedBatchOf(installation(), entity.entityId, rows);
    expect(await turn(batch.id)).toBe('ask later');
    const { body } = await entity.preparer.send('GET', `/app/bank-files?batchId=${batch.id}`);
    expect(body.items).toHaveLength(1);
    return { ...batch, ...entity, fileId: body.items[0].id };
  };

  /** The file has left, and the worker has submitted its payments. */
  const departed = async (profile?: Profile): Promise<Filed> => {
    const filed = await sealed(profile);
    expect((await download(filed)).status).toBe(200);
    expect(await turn(filed.id)).toBe('ask later');
    expect(await statusesOf(filed.context, filed.id)).toEqual(ROWS.map(() => 'SUBMITTED'));
    return filed;
  };

  const bookReturns = async (since: Date): Promise<void> => {
    const { context } = installation();
    const connection = openBankConnections(context).all.find(({ name }) => name === 'bank-file')!;
    await reverseReturned(context, await connection.returnedSince(since));
  };
  return { turn, sealed, departed, bookReturns };
}

export const download = ({ preparer, fileId }: Filed) =>
  preparer.send('POST', `/app/bank-files/${fileId}/download`);
export const fileOf = async ({ preparer, fileId }: Filed) =>
  (await preparer.send('GET', `/app/bank-files/${fileId}`)).body;
export const switchTo = (caller: TestCaller, connectionId: string, state: 'LIVE' | 'OFF') =>
  state === 'LIVE'
    ? switchOn(caller, connectionId)
    : caller.send('PUT', `/app/bank-connections/${connectionId}/state`, { body: { state } });
export const batchPath = (id: string) => `/v1/payments/bulk-withdrawals/batches/${id}`;

type AnyReply = TestReply | TestReply[] | string;
const bytesOf = (reply: AnyReply) => (typeof reply === 'string' ? Buffer.from(reply) : replyFile(reply));

/** One user uploads a reply, and another confirms it. */
export const upload = (filed: Filed, reply: AnyReply) => uploadReply(filed, bytesOf(reply));

/** One user uploads a reply. */
export function uploadAlone({ preparer, connectionId }: Filed, reply: AnyReply, caller = preparer) {
  return caller.send('POST', `/app/bank-connections/${connectionId}/replies`, {
    body: { fileName: 'reply.json', content: bytesOf(reply).toString('base64') },
  });
}

export const endToEndIdOf = ({ withdrawals }: Filed, row: number) =>
  withdrawals[row - 1]!.id.replaceAll('-', '');

export async function actionsOf({ context, entityId }: Filed, prefix: string): Promise<string[]> {
  const rows = await context.database.query(
    'SELECT action FROM audit_log WHERE entity_id = $1 AND starts_with(action, $2) ORDER BY seq',
    [entityId, prefix],
  );
  return rows.map(({ action }) => action);
}

export function withoutCurrency(body: Record<string, unknown>) {
  const { currency: _, ...settings } = body;
  return settings;
}

export async function carriersOf({ context, id }: Pick<Filed, 'context' | 'id'>): Promise<(string | null)[]> {
  const rows = await context.database.query(
    'SELECT DISTINCT bank_connection FROM withdrawals WHERE batch_id = $1',
    [id],
  );
  return rows.map((row) => row.bank_connection);
}

export async function expectBalanced({ context, entityId, id }: Filed): Promise<void> {
  const [paid] = await context.database.query(
    `SELECT coalesce(sum(amount_minor) FILTER (WHERE status = 'COMPLETE'), 0)::text AS outside,
            coalesce(sum(unit_fee_minor + vat_minor)
              FILTER (WHERE status IN ('COMPLETE', 'REVERSED')), 0)::text AS fees
       FROM withdrawals
      WHERE batch_id = $1`,
    [id],
  );
  expect(await balanceOf(context, entityId)).toEqual({
    available: FUNDED - BigInt(paid!.outside) - BigInt(paid!.fees),
    reserved: 0n,
  });
  expect((await verifyAudit(context.database)).faults).toEqual([]);
}
