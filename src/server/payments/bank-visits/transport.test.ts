import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFolder } from './folder.ts';
import { openSftp } from './sftp.ts';
import { keyPair, LOOPBACK, pemKey, SSH_SERVERS, type TestSshServer } from './testing/ssh-server.ts';
import type { TransportFault } from '../../../shared/bank-file-terms.ts';
import { stagingName, TransportError, type Transport } from './transport.ts';
import { PATIENCE, type Waiting } from './waiting.ts';

const BYTES = Buffer.from('000L20260330\r\n'.repeat(5_000));
const STAGED = stagingName('PAY1.txt', '1');

const FOLDERS = { outbox: 'outbox', inbox: 'inbox', archive: 'archive' };
const patient = (): Waiting => ({ ...PATIENCE, signal: new AbortController().signal });

interface Scene {
  transport: Transport;
  folder: string;
  close: () => Promise<void>;
}

async function inFolder(): Promise<Scene> {
  const root = mkdtempSync(join(tmpdir(), 'outlay-folder-'));
  for (const name of ['outbox', 'inbox', 'archive']) mkdirSync(join(root, name));
  const transport = await openFolder(root, FOLDERS, patient());
  return { transport, folder: root, close: async () => rmSync(root, { recursive: true, force: true }) };
}

async function overSsh(start: () => Promise<TestSshServer>): Promise<Scene> {
  const server = await start();
  const transport = await openSftp(server.settings, LOOPBACK, patient());
  const close = async () => {
    await transport.close();
    await server.stop();
  };
  return { transport, folder: server.folder, close };
}

async function faultOf(work: Promise<unknown>): Promise<TransportFault> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(TransportError);
  return (error as TransportError).fault;
}

describe.each([
  ['a watched folder', inFolder] as const,
  ...SSH_SERVERS.map(([name, start]) => [name, () => overSsh(start)] as const),
])('files over %s', (_, open) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await open();
  });
  afterEach(() => scene.close());
  const inside = (...names: string[]) => join(scene.folder, ...names);

  it('appear in the outbox whole, and only when they are published', async () => {
    await scene.transport.stage(STAGED, BYTES);
    expect(readdirSync(inside('outbox'))).toEqual([STAGED]);
    await scene.transport.publish(STAGED, 'PAY1.txt', BYTES);
    expect(readdirSync(inside('outbox'))).toEqual(['PAY1.txt']);
    expect(readFileSync(inside('outbox', 'PAY1.txt')).equals(BYTES)).toBe(true);
  });

  it('are published once, although each step is repeated after a crash and the bank takes them', async () => {
    await scene.transport.stage(STAGED, BYTES);
    await scene.transport.publish(STAGED, 'PAY1.txt', BYTES);
    rmSync(inside('outbox', 'PAY1.txt'));
    await scene.transport.publish(STAGED, 'PAY1.txt', BYTES);
    expect(readdirSync(inside('outbox'))).toEqual([]);
  });

  it('never replace another file, and are published where the same bytes have the name', async () => {
    writeFileSync(inside('outbox', 'PAY1.txt'), 'of yesterday');
    expect(await faultOf(scene.transport.requireFreeName('PAY1.txt', BYTES))).toBe('NAME_TAKEN');
    await scene.transport.stage(STAGED, BYTES);
    expect(await faultOf(scene.transport.publish(STAGED, 'PAY1.txt', BYTES))).toBe('NAME_TAKEN');
    expect(readFileSync(inside('outbox', 'PAY1.txt'), 'utf8')).toBe('of yesterday');
    writeFileSync(inside('outbox', 'PAY1.txt'), BYTES);
    await scene.transport.requireFreeName('PAY1.txt', BYTES);
    await scene.transport.publish(STAGED, 'PAY1.txt', BYTES);
    expect(readdirSync(inside('outbox'))).toEqual(['PAY1.txt']);
  });

  it('are removed when they were staged in vain', async () => {
    await scene.transport.stage(STAGED, BYTES);
    await scene.transport.discard(STAGED);
    await scene.transport.discard(STAGED);
    expect(readdirSync(inside('outbox'))).toEqual([]);
  });

  it('of the bank are listed by name without those that it still writes, read, and archived', async () => {
    for (const name of ['b.xml', 'a.xml', '.hidden', 'c.xml.part'])
      writeFileSync(inside('inbox', name), name);
    mkdirSync(inside('inbox', 'folder'));
    const found = await scene.transport.list();
    expect(found.isWhole).toBe(true);
    expect(found.files.map(({ name, sizeBytes }) => [name, sizeBytes])).toEqual([
      ['a.xml', 5],
      ['b.xml', 5],
    ]);
    expect(Buffer.from(await scene.transport.read('a.xml', 5)).toString()).toBe('a.xml');
    await scene.transport.archive('a.xml', 'x');
    await scene.transport.archive('a.xml', 'x');
    expect((await scene.transport.list()).files.map(({ name }) => name)).toEqual(['b.xml']);
    expect(existsSync(inside('archive', 'a.xml'))).toBe(true);
  });

  it('are kept apart in the archive when the bank uses a name again', async () => {
    for (const text of ['first', 'second']) {
      writeFileSync(inside('inbox', 'same.xml'), text);
      await scene.transport.archive('same.xml', 'x');
    }
    expect(readFileSync(inside('archive', 'same.xml'), 'utf8')).toBe('first');
    expect(readFileSync(inside('archive', 'same.xml.2'), 'utf8')).toBe('second');
  });

  it('refuse names that leave the folder or that no bank takes', async () => {
    for (const name of ['../escape', 'a/b', '', '.hidden', 'a..b', 'nul\0']) {
      expect(() => stagingName(name, '1'), name).toThrow(TransportError);
      expect(await faultOf(scene.transport.requireFreeName(name, BYTES)), name).toBe('NAME_NOT_ALLOWED');
      expect(await faultOf(scene.transport.read(name, 1)), name).toBe('NAME_NOT_ALLOWED');
    }
  });
});

describe('a watched folder', () => {
  it('finishes a publication that a crash interrupted between its two steps', async () => {
    const { transport, folder, close } = await inFolder();
    await transport.stage(STAGED, BYTES);
    linkSync(join(folder, 'outbox', STAGED), join(folder, 'outbox', 'PAY1.txt'));
    await transport.publish(STAGED, 'PAY1.txt', BYTES);
    expect(readdirSync(join(folder, 'outbox'))).toEqual(['PAY1.txt']);
    await close();
  });

  it('is never left through a symbolic link', async () => {
    const { transport, folder, close } = await inFolder();
    const outside = mkdtempSync(join(tmpdir(), 'outlay-outside-'));
    writeFileSync(join(outside, 'secret.txt'), 'secret');
    symlinkSync(outside, join(folder, 'linked'));
    const opened = openFolder(folder, { outbox: 'outbox', inbox: 'linked', archive: 'archive' }, patient());
    expect(await faultOf(opened)).toBe('NAME_NOT_ALLOWED');
    symlinkSync(join(outside, 'secret.txt'), join(folder, 'inbox', 'a.txt'));
    expect((await transport.list()).files).toEqual([]);
    const linkBytes = join(outside, 'secret.txt').length;
    expect(await faultOf(transport.read('a.txt', linkBytes))).toBe('FAILED');
    symlinkSync(join(outside, 'planted.txt'), join(folder, 'outbox', STAGED));
    expect(await faultOf(transport.stage(STAGED, BYTES))).toBe('FAILED');
    expect(readdirSync(outside)).toEqual(['secret.txt']);
    rmSync(outside, { recursive: true });
    await close();
  });

  it.each(['..', '../elsewhere', '/etc', '.'])(
    'cannot be %j, outside the folder of the operator',
    async (path) => {
      const { folder, close } = await inFolder();
      const opened = openFolder(folder, { outbox: path, inbox: 'inbox', archive: 'archive' }, patient());
      expect(await faultOf(opened)).toBe('NAME_NOT_ALLOWED');
      await close();
    },
  );

  it('that does not exist is said to be missing', async () => {
    const { folder, close } = await inFolder();
    const opened = openFolder(folder, { outbox: 'absent', inbox: 'inbox', archive: 'archive' }, patient());
    expect(await faultOf(opened)).toBe('FOLDER_MISSING');
    await close();
  });
});

describe.each(SSH_SERVERS)('%s', (_, start) => {
  let server: TestSshServer;
  beforeEach(async () => {
    server = await start();
  });
  afterEach(() => server.stop());

  it('is refused when its host key is not the pinned one', async () => {
    const hostKeyFingerprint = `SHA256:${'A'.repeat(43)}`;
    expect(await faultOf(openSftp({ ...server.settings, hostKeyFingerprint }, LOOPBACK, patient()))).toBe(
      'HOST_KEY_CHANGED',
    );
  });

  it.each([
    ['another key', () => keyPair().privateKey],
    ['a PEM key that the bank does not know', pemKey],
  ])('refuses %s', async (_name, key) => {
    const opened = openSftp({ ...server.settings, privateKey: key() }, LOOPBACK, patient());
    expect(await faultOf(opened)).toBe('AUTHENTICATION_FAILED');
  });

  it('without the inbox is said to lack the folder', async () => {
    const folders = { ...server.settings.folders, inbox: join(server.folder, 'absent') };
    expect(await faultOf(openSftp({ ...server.settings, folders }, LOOPBACK, patient()))).toBe(
      'FOLDER_MISSING',
    );
  });

  it('that has stopped cannot be reached', async () => {
    await server.stop();
    expect(await faultOf(openSftp(server.settings, LOOPBACK, patient()))).toBe('UNREACHABLE');
  });
});
