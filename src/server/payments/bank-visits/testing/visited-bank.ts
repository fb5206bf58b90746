import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { acbProfile } from '../../../../domain/bank-files/testing/orders.ts';
import { MINUTE_MS } from '../../../../shared/time.ts';
import {
  bankFileEntity,
  switchOn as switchOnAsSeen,
  type BankFileEntity,
} from '../../bank-files/testing/bank-file-entity.ts';
import { openBankConnections } from '../../paying/registry.ts';
import { payBatch } from '../../paying/worker/pay-batch.ts';
import { approvedBatchOf } from '../../testing/approved-batch.ts';
import { paymentsInstallation, type TestCaller } from '../../testing/payments-installation.ts';
import { visitBank } from '../visit-bank.ts';
import { awayFromCutOff } from './away-from-cut-off.ts';
import { LOOPBACK, SSH_SERVERS } from './ssh-server.ts';

export const FOLDERS = { outbox: 'outbox', inbox: 'inbox', archive: 'archive' };
const ROWS = [1, 2].map((row) => ({ accountNumber: `6200000${row}111`, amountMinor: BigInt(row) * 10_000n }));

/** A company whose files travel to its bank and back without a user. */
export interface VisitedBank extends BankFileEntity {
  /** A path at the bank. */
  at: (...names: string[]) => string;
}

export const setTransport = ({ admin, connectionId }: BankFileEntity, body: object) =>
  admin.send('PUT', `/app/bank-connections/${connectionId}/transport`, { body });
export const switchOn = ({ connectionId }: BankFileEntity, caller: TestCaller, updatedAt?: string) =>
  updatedAt === undefined
    ? switchOnAsSeen(caller, connectionId)
    : caller.send('PUT', `/app/bank-connections/${connectionId}/state`, {
        body: { state: 'LIVE', updatedAt },
      });

/** An admin chooses a transport, and another user switches it on. */
export async function carriedBy(entity: BankFileEntity, body: object): Promise<void> {
  const { status, text } = await setTransport(entity, body);
  expect(status, text).toBe(200);
  expect((await switchOn(entity, entity.second)).status).toBe(200);
}

export const connectionOf = async ({ admin }: BankFileEntity) =>
  (await admin.send('GET', '/app/bank-connections')).body[0];

/** What the audit log says about a file, in order. */
export async function actionsOf({ context }: BankFileEntity, fileId: string): Promise<string[]> {
  const rows = await context.database.query(
    'SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY seq',
    [fileId],
  );
  return rows.map(({ action }) => action);
}

export type BankVisits = Awaited<ReturnType<typeof bankVisits>>;

/** An installation whose bank connections reach servers on this machine and folders below a new one. */
export async function bankVisits() {
  const root = mkdtempSync(join(tmpdir(), 'outlay-bank-files-'));
  const installation = await paymentsInstallation({ BANK_FILES_DIR: root, BANK_NETWORKS: LOOPBACK.join() });
  awayFromCutOff(installation);
  const { context } = installation;
  const stops: (() => Promise<void>)[] = [];
  const newEntity = () => bankFileEntity(installation, acbProfile('ZA-ACB-198', { paidBy: 'ACCEPTANCE' }));
  const sshServer = async () => {
    const server = await SSH_SERVERS[0]![1]();
    stops.push(server.stop);
    return server;
  };
  const turn = (id: string) => payBatch(context, openBankConnections(context), id, () => false);

  return {
    installation,
    sshServer,
    byFolder: async (): Promise<VisitedBank> => {
      const entity = await newEntity();
      for (const name of ['outbox', 'inbox', 'archive'])
        mkdirSync(join(root, entity.entityId, name), { recursive: true });
      await carriedBy(entity, { transport: 'FOLDER', folders: FOLDERS });
      return { ...entity, at: (...names) => join(root, entity.entityId, ...names) };
    },
    bySftp: async (): Promise<VisitedBank> => {
      const entity = await newEntity();
      const { settings, folder } = await sshServer();
      const { folders, ...server } = settings;
      await carriedBy(entity, { transport: 'SFTP', folders, server });
      return { ...entity, at: (...names) => join(folder, ...names) };
    },
    turn,
    /** A batch whose file the worker has written. */
    sealed: async (bank: VisitedBank) => {
      const { id } = await approvedBatchOf(installation, bank.entityId, ROWS);
      await turn(id);
      const file = async () =>
        (await bank.preparer.send('GET', `/app/bank-files?batchId=${id}`)).body.items[0];
      return { id, file, visit: () => visitBank(context, bank.connectionId) };
    },
    /** The bank puts a file into its folder, some time ago. */
    send: (bank: VisitedBank, name: string, bytes: Uint8Array | string, inbox = 'inbox'): void => {
      writeFileSync(bank.at(inbox, name), bytes);
      const then = (context.clock.nowMs() - MINUTE_MS) / 1_000;
      utimesSync(bank.at(inbox, name), then, then);
    },
    nextVisit: async (bank: VisitedBank): Promise<void> => {
      const { transportDetails } = await connectionOf(bank);
      installation.passMs(Date.parse(transportDetails.nextVisitAt) - context.clock.nowMs());
      await visitBank(context, bank.connectionId);
    },
    close: async (): Promise<void> => {
      await Promise.all(stops.map((stop) => stop()));
      await installation.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
