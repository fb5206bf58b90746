import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../src/server/platform/testing/free-port.ts';

/** PostgreSQL under Patroni, etcd, HAProxy and the processes of Outlay, on the loopback of one machine. */

const ROOT = resolve(import.meta.dirname, '..');
const MAIN = join(ROOT, 'src/server/app/main.ts');
const BIN = '/usr/lib/postgresql/15/bin';
const PROGRAMS = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  postgres: `${BIN}/postgres`,
};
const NODES = ['one', 'two', 'three'];
const STARTED = /Outlay is (ready|working)/;
const MOST_WAIT_MS = 180_000;

interface Node {
  name: string;
  folder: string;
  port: number;
  restPort: number;
  process: ChildProcess;
}

interface Member {
  name: string;
  role: string;
  state: string;
}

/** Checks the programs that an operator has to install; throws with the command when one is missing. */
export function requirePrograms(): void {
  const missing = Object.values(PROGRAMS).filter((path) => !existsSync(path));
  if (missing.length === 0) return;
  throw new Error(
    `These programs are missing: ${missing.join(', ')}. On Debian 12, install them with:\n` +
      '  apt-get install --no-install-recommends patroni etcd-server haproxy postgresql-15\n' +
      'Debian starts services when it installs them; stop those that you do not need.',
  );
}

export class Cluster {
  readonly folder = mkdtempSync('/var/tmp/outlay-ha-');
  readonly #password = randomBytes(12).toString('hex');
  readonly #started: ChildProcess[] = [];
  readonly #owner = process.getuid?.() === 0 ? postgresAccount() : undefined;
  nodes: Node[] = [];
  web: { port: number; ports: number[] } = { port: 0, ports: [] };
  /** The ports of the two processes with the role exchange; one of them runs it. */
  tradingPorts: number[] = [];
  #databasePorts = { primary: 0, replica: 0 };
  #etcdPort = 0;

  /** Starts etcd, three nodes and HAProxy; resolves once a standby confirms every commit. */
  async start(): Promise<void> {
    chmodSync(this.folder, 0o755);
    this.#etcdPort = await this.#startEtcd();
    for (const name of NODES) this.nodes.push(await this.#startNode(name));
    await this.#until('a primary and its standbys', async () => {
      const members = await this.members();
      return (
        members.filter(({ state }) => state === 'running' || state === 'streaming').length === NODES.length &&
        members.some(({ role }) => role === 'leader') &&
        members.some(({ role }) => role === 'sync_standby')
      );
    });
    this.web = { port: await freePort(), ports: [await freePort(), await freePort()] };
    this.#databasePorts = { primary: await freePort(), replica: await freePort() };
    this.#startHaproxy();
    await this.#makeDatabase();
  }

  /** Two web and three worker processes. The first migrates the database and fills in demo data. */
  async startOutlay(): Promise<void> {
    const settings = {
      DATABASE_URL: this.#url('outlay', this.#databasePorts.primary),
      DATABASE_REPLICA_URL: this.#url('outlay', this.#databasePorts.replica),
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      PUBLIC_URL: `http://localhost:${this.web.port}`,
      SEED: 'demo',
      TRUSTED_PROXIES: 'loopback',
      LOG_LEVEL: 'warn',
    };
    const web = async (port: number) =>
      this.#startOutlayProcess({ ...settings, ROLES: 'web', PORT: String(port) });
    const worker = async (roles: string, tradingPort: number) =>
      this.#startOutlayProcess({
        ...settings,
        ROLES: roles,
        TRADING_PORT: String(tradingPort),
        OPERATIONS_PORT: String(await freePort()),
      });
    await web(this.web.ports[0]!);
    this.tradingPorts = [await freePort(), await freePort()];
    await Promise.all([
      web(this.web.ports[1]!),
      ...this.tradingPorts.map((port) => worker('worker,exchange', port)),
      worker('worker', 0),
    ]);
    await this.#until(
      'the web processes behind HAProxy',
      async () => (await fetch(`http://localhost:${this.web.port}/healthz`)).ok,
    );
  }

  async members(): Promise<Member[]> {
    for (const { restPort } of this.nodes) {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`).catch(() => null);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }

  /**
   * Kills the primary as if its machine had died: Patroni and every process of PostgreSQL. Returns its node.
   */
  async killPrimary(): Promise<Node> {
    const leader = (await this.members()).find(({ role }) => role === 'leader');
    const node = this.nodes.find(({ name }) => name === leader?.name);
    if (!node) throw new Error('There is no primary to kill.');
    const postmaster = postmasterOf(node);
    node.process.kill('SIGKILL');
    // Its children end once the postmaster is gone.
    if (postmaster) process.kill(postmaster, 'SIGKILL');
    return node;
  }

  /** Starts the killed node again; resolves once it follows the new primary. */
  async bringBack(node: Node): Promise<void> {
    node.process = this.#spawnPatroni(node.folder);
    await this.#until('the killed node follows the new primary', async () => {
      const member = (await this.members()).find(({ name }) => name === node.name);
      return member !== undefined && member.role !== 'leader' && /running|streaming/.test(member.state);
    });
  }

  /** A connection to the primary as its superuser. */
  superuserUrl(): string {
    return this.#url('postgres', this.#databasePorts.primary);
  }

  async stop(): Promise<void> {
    for (const child of [...this.#started].reverse()) await end(child);
    for (const node of this.nodes) {
      const postmaster = postmasterOf(node);
      if (postmaster) process.kill(postmaster, 'SIGKILL');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  #url(user: string, port: number): string {
    return `postgres://${user}:${this.#password}@127.0.0.1:${port}/outlay`;
  }

  #spawn(program: string, args: string[], log: string, options: object = {}): ChildProcess {
    const out = join(this.folder, log);
    const child = spawn('/bin/sh', ['-c', `exec "$0" "$@" >>'${out}' 2>&1`, program, ...args], {
      cwd: '/',
      stdio: 'ignore',
      detached: true,
      ...options,
    });
    this.#started.push(child);
    return child;
  }

  async #startEtcd(): Promise<number> {
    const [client, peer] = [await freePort(), await freePort()];
    const address = (port: number) => `http://127.0.0.1:${port}`;
    this.#spawn(
      PROGRAMS.etcd,
      [
        ...['--name', 'etcd', '--data-dir', join(this.folder, 'etcd')],
        ...['--listen-client-urls', address(client), '--advertise-client-urls', address(client)],
        ...['--listen-peer-urls', address(peer), '--initial-advertise-peer-urls', address(peer)],
        ...['--initial-cluster', `etcd=${address(peer)}`],
      ],
      'etcd.log',
    );
    await this.#until('etcd', async () => (await fetch(`${address(client)}/health`)).ok);
    return client;
  }

  async #startNode(name: string): Promise<Node> {
    const folder = join(this.folder, name);
    mkdirSync(folder, { mode: 0o700 });
    const [port, restPort] = [await freePort(), await freePort()];
    const file = join(folder, 'patroni.yml');
    const values = {
      NAME: name,
      FOLDER: folder,
      PORT: String(port),
      REST_PORT: String(restPort),
      ETCD_PORT: String(this.#etcdPort),
      BIN,
      PASSWORD: this.#password,
    };
    writeFileSync(file, filled('patroni.yml', values), { mode: 0o600 });
    writeFileSync(join(this.folder, `${name}.log`), '');
    if (this.#owner)
      for (const path of [folder, file, join(this.folder, `${name}.log`)])
        chownSync(path, this.#owner.uid, this.#owner.gid);
    return { name, folder, port, restPort, process: this.#spawnPatroni(folder) };
  }

  #spawnPatroni(folder: string): ChildProcess {
    const name = folder.split('/').at(-1)!;
    return this.#spawn(PROGRAMS.patroni, [join(folder, 'patroni.yml')], `${name}.log`, {
      ...this.#owner,
      env: { ...process.env, HOME: folder, LC_ALL: 'C', PATH: `${BIN}:${process.env['PATH']}` },
    });
  }

  #startHaproxy(): void {
    const file = join(this.folder, 'haproxy.cfg');
    const nodes = this.nodes.map(
      ({ name, port, restPort }) => `server ${name} 127.0.0.1:${port} check port ${restPort}`,
    );
    const web = this.web.ports.map((port) => `server web${port} 127.0.0.1:${port} check`);
    writeFileSync(
      file,
      filled('haproxy.cfg', {
        PRIMARY_PORT: String(this.#databasePorts.primary),
        REPLICA_PORT: String(this.#databasePorts.replica),
        WEB_PORT: String(this.web.port),
        NODES: nodes.join('\n    '),
        WEB: web.join('\n    '),
      }),
    );
    this.#spawn(PROGRAMS.haproxy, ['-db', '-f', file], 'haproxy.log');
  }

  async #makeDatabase(): Promise<void> {
    const url = new URL(this.superuserUrl());
    url.pathname = '/postgres';
    await this.#until('the primary behind HAProxy', async () => {
      const client = new pg.Client({ connectionString: url.toString() });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.query(`CREATE ROLE outlay LOGIN CREATEROLE PASSWORD '${this.#password}'`);
        await client.query("CREATE DATABASE outlay OWNER outlay ENCODING 'UTF8' TEMPLATE template0");
        return true;
      } finally {
        await client.end();
      }
    });
  }

  async #startOutlayProcess(settings: Record<string, string>, left = 2): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
      cwd: ROOT,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', openSync(join(this.folder, 'outlay.log'), 'a')],
    });
    this.#started.push(child);
    let said = '';
    for await (const text of child.stdout!) {
      said += String(text);
      if (STARTED.test(said)) break;
    }
    child.stdout!.resume();
    if (STARTED.test(said)) return;
    const log = readFileSync(join(this.folder, 'outlay.log'), 'utf8').trim().split('\n').slice(-5).join('\n');
    // A service manager restarts a process that ends early, such as one whose connection timed out.
    if (left === 0) throw new Error(`A process of Outlay did not start:\n${log}`);
    await this.#startOutlayProcess(settings, left - 1);
  }

  async #until(what: string, isThere: () => Promise<boolean>): Promise<void> {
    let last: unknown = 'not yet';
    for (const deadline = Date.now() + MOST_WAIT_MS; Date.now() < deadline; await sleep(250)) {
      if (await isThere().catch((error: unknown) => ((last = error), false))) return;
    }
    throw new Error(`Waited too long for ${what}: ${String(last)}. The logs are in ${this.folder}.`);
  }
}

function filled(file: string, values: Record<string, string>): string {
  const template = readFileSync(join(ROOT, 'deploy/ha', file), 'utf8');
  return template.replaceAll(/\{([A-Z_]+)\}/g, (_, name: string) => values[name]!);
}

function postmasterOf(node: Node): number | null {
  const file = join(node.folder, 'data/postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  return existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(node.folder)
    ? pid
    : null;
}

function postgresAccount(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m);
  if (!line) throw new Error('PostgreSQL does not run as root, and there is no account named postgres.');
  return { uid: Number(line[1]), gid: Number(line[2]) };
}

const ENDS_WITHIN_MS = 30_000;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await Promise.race([gone, sleep(ENDS_WITHIN_MS, undefined, { ref: false })]);
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
}
