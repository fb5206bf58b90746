import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentsInstallation } from '../testing/payments-installation.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { acceptedExcept, readAtBank } from '../bank-files/testing/acb-bank.ts';
import { bankFileEntity, makeReady } from '../bank-files/testing/bank-file-entity.ts';
import {
  bankVisits,
  carriedBy,
  connectionOf,
  FOLDERS,
  setTransport,
  switchOn,
  type BankVisits,
} from './testing/visited-bank.ts';
import { visitBank } from './visit-bank.ts';

/** An admin chooses the transport of a connection and its key; another user switches it on. */

let visits: BankVisits;
let installation: PaymentsInstallation;
beforeAll(async () => {
  visits = await bankVisits();
  installation = visits.installation;
});
afterAll(() => visits.close());

describe('the key of a connection', () => {
  const server = {
    host: 'sftp.bank.example',
    port: 22,
    username: 'acme',
    hostKeyFingerprint: `SHA256:${'A'.repeat(43)}`,
  };

  it('is made when none is given, kept, and never returned', async () => {
    const entity = await bankFileEntity(installation);
    const set = async (more: object = {}) =>
      setTransport(entity, { transport: 'SFTP', folders: FOLDERS, server: { ...server, ...more } });
    const { body, text } = await set();
    const { publicKey } = body.transportDetails.server;
    expect(publicKey).toMatch(/^ssh-ed25519 [A-Za-z0-9+/]{60,}=*$/);
    expect(text).not.toMatch(/private/i);
    expect((await set({ port: 2222 })).body.transportDetails.server).toMatchObject({ port: 2222, publicKey });
    const [row] = await installation.context.database.query(
      'SELECT private_key FROM bank_file_transports WHERE connection_id = $1',
      [entity.connectionId],
    );
    expect(row!.private_key!.toString('latin1')).not.toContain('PRIVATE');
    const [audited] = await installation.context.database.query(
      `SELECT details FROM audit_log WHERE entity_id = $1 AND action = 'bank_connection.transport_set'`,
      [entity.entityId],
    );
    expect(audited!.details).toContain(publicKey);
    expect(audited!.details).not.toMatch(/private/i);
    await setTransport(entity, { transport: 'DOWNLOAD' });
    expect((await connectionOf(entity)).transportDetails).toBe(null);
    expect((await set()).body.transportDetails.server.publicKey).not.toBe(publicKey);
    const before = (await connectionOf(entity)).transportDetails.server.publicKey;
    const made = await setTransport(entity, { transport: 'SFTP', folders: FOLDERS, server, makeKey: true });
    expect(made.body.transportDetails.server.publicKey).toMatch(/^ssh-ed25519 /);
    expect(made.body.transportDetails.server.publicKey).not.toBe(before);
    expect((await set({ privateKey: 'no key' })).body).toMatchObject({
      code: 'private_key_not_usable',
      errors: [{ path: 'server.privateKey' }],
    });
  });
});

describe('another transport', () => {
  const ELSEWHERE = { outbox: 'outbox2', inbox: 'inbox2', archive: 'archive2' };
  const elsewhere = { transport: 'FOLDER', folders: ELSEWHERE };

  /** A bank by folder whose files an admin takes elsewhere. */
  async function movedElsewhere() {
    const bank = await visits.byFolder();
    for (const name of Object.values(ELSEWHERE)) mkdirSync(bank.at(name));
    const file = await visits.sealed(bank);
    const moved = await setTransport(bank, elsewhere);
    expect(moved.body, moved.text).toMatchObject({
      state: 'OFF',
      unconfirmedBy: [{ userId: bank.admin.user.id }],
      transportDetails: { isConfirmed: false },
    });
    return { bank, ...file, moved: moved.body };
  }

  it('switches a live connection off, and is only tried until another user switches it on', async () => {
    const { bank, id, file, visit } = await movedElsewhere();
    const forged = acceptedExcept(readAtBank(Buffer.from(await bytesOf(id), 'latin1')), []);
    visits.send(bank, 'FORGED.txt', forged, 'inbox2');
    await visit();
    expect(readdirSync(bank.at('outbox2'))).toEqual([]);
    expect(readdirSync(bank.at('inbox2'))).toEqual(['FORGED.txt']);
    expect((await connectionOf(bank)).transportDetails).toMatchObject({
      fault: null,
      visitedAt: expect.any(String),
    });
    expect(await file()).toMatchObject({ state: 'SEALED' });
    expect((await switchOn(bank, bank.admin)).body).toMatchObject({ code: 'own_connection_change' });
    rmSync(bank.at('inbox2', 'FORGED.txt'));
    expect((await switchOn(bank, bank.second)).body).toMatchObject({
      state: 'LIVE',
      unconfirmedBy: [],
      transportDetails: { isConfirmed: true },
    });
    await visits.turn(id);
    await visits.nextVisit(bank);
    expect(readdirSync(bank.at('outbox2'))).toHaveLength(1);
    expect(readdirSync(bank.at('outbox'))).toEqual([]);
  });

  it('is not switched on by a user who saw the one before, nor by one who changed the profile', async () => {
    const { bank, moved } = await movedElsewhere();
    installation.passMs(1_000);
    await setTransport(bank, { ...elsewhere, folders: { ...ELSEWHERE, outbox: 'outbox' } });
    expect((await switchOn(bank, bank.second, moved.updatedAt)).body).toMatchObject({
      code: 'stale_version',
    });
    const editor = installation.as(await installation.user(bank.entityId, ['ADMIN', 'APPROVER']));
    const { currency: _, ...settings } = bank.settings;
    const profile = { ...(settings['profile'] as object), silentAfterHours: 48 };
    const path = `/app/bank-connections/${bank.connectionId}`;
    const { version } = await connectionOf(bank);
    const changed = await editor.send('PUT', path, { body: { ...settings, profile, version } });
    expect(changed.body.unconfirmedBy).toHaveLength(2);
    await makeReady(bank.admin, bank.connectionId);
    for (const changer of [editor, bank.admin])
      expect((await switchOn(bank, changer)).body).toMatchObject({
        code: 'own_connection_change',
        detail: expect.stringContaining(bank.second.user.name) as string,
      });
    expect((await switchOn(bank, bank.second)).status).toBe(200);
  });

  it('takes a fresh sign-in; the same one once more takes none and changes nothing', async () => {
    const bank = await visits.byFolder();
    await installation.context.database.query(
      'UPDATE payment_configs SET step_up_max_age_seconds = 60 WHERE entity_id = $1',
      [bank.entityId],
    );
    const admin = installation.as(bank.admin.user, 120_000);
    const set = (body: object) =>
      admin.send('PUT', `/app/bank-connections/${bank.connectionId}/transport`, { body });
    expect((await set({ transport: 'DOWNLOAD' })).body).toMatchObject({ code: 'fresh_sign_in_required' });
    expect((await set({ transport: 'FOLDER', folders: FOLDERS })).body).toMatchObject({ state: 'LIVE' });
  });

  it('is refused by the database while the connection is live, and so is a confirmed one', async () => {
    const { connectionId } = await visits.byFolder();
    const owner = ownerOf(installation.context.database);
    const change = (table: string, set: string, column = 'connection_id') =>
      owner.execute(`UPDATE ${table} SET ${set} WHERE ${column} = $1`, [connectionId]);
    await expect(change('bank_file_transports', `folders = '{}'`)).rejects.toThrow();
    await expect(change('bank_file_connections', `transport = 'SFTP'`, 'id')).rejects.toThrow();
    await expect(change('bank_file_connections', `unconfirmed_by = ARRAY[id]`, 'id')).rejects.toThrow();
    await change('bank_file_connections', `state = 'OFF'`, 'id');
    await expect(change('bank_file_transports', 'confirmed_at = now()')).rejects.toThrow();
  });
});

it('a server with another host key is not trusted, and its key is shown beside the pinned one', async () => {
  const entity = await bankFileEntity(installation);
  const { settings } = await visits.sshServer();
  const { folders, ...server } = settings;
  const hostKeyFingerprint = `SHA256:${'A'.repeat(43)}`;
  await carriedBy(entity, { transport: 'SFTP', folders, server: { ...server, hostKeyFingerprint } });
  await visitBank(installation.context, entity.connectionId);
  expect((await connectionOf(entity)).transportDetails).toMatchObject({
    server: { hostKeyFingerprint },
    fault: { code: 'HOST_KEY_CHANGED', presentedHostKey: settings.hostKeyFingerprint },
  });
});

async function bytesOf(batchId: string): Promise<string> {
  const [file] = await installation.context.database.query(
    `SELECT bytes FROM bank_files WHERE batch_id = $1`,
    [batchId],
  );
  return file!.bytes.toString('latin1');
}
