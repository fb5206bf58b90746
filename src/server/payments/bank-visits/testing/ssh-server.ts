import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import ssh2 from 'ssh2';
import { newSshKey, type SshKeyPair } from '../new-ssh-key.ts';
import { fingerprintOf } from '../sftp-session.ts';
import type { SftpSettings } from '../sftp.ts';
import { serveFiles, type Misbehaviour } from './file-server.ts';

export interface TestSshServer {
  settings: SftpSettings;
  /** The directory that holds `outbox`, `inbox` and `archive`. */
  folder: string;
  stop: () => Promise<void>;
}

/** The networks of these servers. */
export const LOOPBACK: readonly string[] = ['127.0.0.0/8'];

const START_TIMEOUT_MS = 20_000;
/** Where Debian installs OpenSSH's server. */
const OPENSSH = '/usr/sbin/sshd';

/** The SSH servers of this machine: the one from npm, and OpenSSH where it is installed. */
export const SSH_SERVERS: readonly (readonly [string, () => Promise<TestSshServer>])[] = [
  ['the SSH server from npm', () => startNodeServer()],
  ...(existsSync(OPENSSH) ? [['OpenSSH', startOpenSsh] as const] : []),
];

/** `misbehaviour` may change while the server runs. */
export async function startNodeServer(misbehaviour: Misbehaviour = {}): Promise<TestSshServer> {
  const { folder, host, user } = prepare();
  const allowed = ssh2.utils.parseKey(user.publicKey);
  if (allowed instanceof Error) throw allowed;
  const server = new ssh2.Server({ hostKeys: [host.privateKey] }, (client) => {
    client.on('error', () => undefined);
    // Missing in the types of the library.
    (client as unknown as { setNoDelay(on: boolean): void }).setNoDelay(true);
    client.on('authentication', (attempt) => {
      if (misbehaviour.silentAt === 'AUTH') return;
      if (attempt.method !== 'publickey') return attempt.reject(['publickey']);
      const isAllowed = attempt.key.data.equals(allowed.getPublicSSH());
      const { blob, signature, hashAlgo } = attempt;
      if (!isAllowed) return attempt.reject();
      if (signature && allowed.verify(blob!, signature, hashAlgo) !== true) return attempt.reject();
      attempt.accept();
    });
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => {
        if (misbehaviour.silentAt !== 'SFTP') serveFiles(acceptSftp(), misbehaviour);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    settings: settingsOf((server.address() as AddressInfo).port, folder, host, user),
    folder,
    stop: async () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startOpenSsh(): Promise<TestSshServer> {
  const { folder, host, user } = prepare();
  const port = await freePort();
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    return join(folder, name);
  };
  const config = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${file('host_key', host.privateKey)}`,
    `AuthorizedKeysFile ${file('authorized_keys', `${user.publicKey}\n`)}`,
    `PidFile ${join(folder, 'pid')}`,
    'PasswordAuthentication no',
    'KbdInteractiveAuthentication no',
    'StrictModes no',
    'UsePAM no',
    'Subsystem sftp internal-sftp',
  ].join('\n');
  // OpenSSH refuses to start without its directory for privilege separation.
  if (userInfo().uid === 0) mkdirSync('/run/sshd', { recursive: true, mode: 0o755 });
  const child = spawn(OPENSSH, ['-D', '-e', '-f', file('sshd_config', `${config}\n`)], { stdio: 'ignore' });
  await listening(port);
  return {
    settings: settingsOf(port, folder, host, user),
    folder,
    stop: async () => {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function prepare(): { folder: string; host: SshKeyPair; user: SshKeyPair } {
  const folder = mkdtempSync(join(tmpdir(), 'outlay-sftp-'));
  chmodSync(folder, 0o755);
  for (const name of ['outbox', 'inbox', 'archive']) mkdirSync(join(folder, name));
  return { folder, host: keyPair(), user: keyPair() };
}

/** A new key pair in OpenSSH's format. */
export const keyPair = () => newSshKey(ssh2.utils);

/** A private key in the PEM format of other tools. */
export function pemKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
}

function settingsOf(port: number, folder: string, host: SshKeyPair, user: SshKeyPair): SftpSettings {
  const hostKey = ssh2.utils.parseKey(host.publicKey);
  if (hostKey instanceof Error) throw hostKey;
  return {
    host: '127.0.0.1',
    port,
    username: userInfo().username,
    privateKey: user.privateKey,
    hostKeyFingerprint: fingerprintOf(hostKey.getPublicSSH()),
    folders: {
      outbox: join(folder, 'outbox'),
      inbox: join(folder, 'inbox'),
      archive: join(folder, 'archive'),
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function listening(port: number): Promise<void> {
  for (const until = Date.now() + START_TIMEOUT_MS; Date.now() < until; await pause(50)) {
    const socket = createConnection(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error('The SSH server was not ready in time.');
}
