import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { bankFileEntity } from '../bank-files/testing/bank-file-entity.ts';
import { openSocket } from './open-socket.ts';
import { LOOPBACK, startNodeServer, type TestSshServer } from './testing/ssh-server.ts';
import { TransportError } from './transport.ts';
import { visitBank } from './visit-bank.ts';
import { PATIENCE } from './waiting.ts';

/** An admin types a host. Outlay connects only where the operator allows, and does not tell what answers. */

const SHORT = { ...PATIENCE, trialMs: 1_500 };
const OTHER_KEY = `SHA256:${'A'.repeat(43)}`;

let bank: TestSshServer;
beforeAll(async () => {
  bank = await startNodeServer();
});
afterAll(() => bank.stop());

/** A listener that counts its connections and greets each one. */
async function stranger(greeting: string, host = '127.0.0.1') {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.write(greeting);
  });
  server.listen(0, host);
  await once(server, 'listening');
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, connections: () => sockets.size, close };
}

const openSettings = ({ BANK_NETWORKS }: { BANK_NETWORKS?: string }, patience = SHORT) => {
  let installation: PaymentsInstallation;
  beforeAll(async () => {
    installation = await paymentsInstallation(BANK_NETWORKS ? { BANK_NETWORKS } : {});
  });
  afterAll(() => installation.close());
  /** What the admin sees after a visit to the server that they have typed. */
  const faultAt = async (server: object) => {
    const { folders, ...known } = bank.settings;
    const entity = await bankFileEntity(installation, {}, 'DRAFT');
    const path = `/app/bank-connections/${entity.connectionId}/transport`;
    const body = { transport: 'SFTP', folders, server: { ...known, ...server } };
    const { status, text } = await entity.admin.send('PUT', path, { body });
    expect(status, text).toBe(200);
    await visitBank(installation.context, entity.connectionId, { patience });
    const { body: connections } = await entity.admin.send('GET', '/app/bank-connections');
    const { since: _, ...fault } = connections[0].transportDetails.fault ?? {};
    return fault;
  };
  return faultAt;
};

describe('without BANK_NETWORKS', () => {
  const faultAt = openSettings({}, { ...SHORT, trialMs: 200 });

  it.each([
    '127.0.0.1',
    'localhost',
    'LOCALHOST',
    '0x7f.1',
    '127.1',
    '2130706433',
    '0177.0.0.1',
    '0.0.0.0',
    '0:0:0:0:0:0:0:1',
    '0:0:0:0:0:ffff:7f00:1',
    '64:ff9b:0:0:0:0:7f00:1',
    '169.254.169.254',
    '10.0.0.1',
    'fd00:ec2::254',
    'fe80::1',
    'no-such-host.invalid',
  ])('no connection is made to %s, and the answer is the same for all', async (host) => {
    const listener = await stranger('SSH-2.0-secret\r\n', '0.0.0.0');
    expect(await faultAt({ host, port: listener.port })).toEqual({
      code: 'NO_ALLOWED_ADDRESS',
      detail: 'The host has no address to which Outlay may connect.',
      attempts: 1,
      presentedHostKey: null,
    });
    expect(listener.connections()).toBe(0);
    listener.close();
  });
});

describe('with the network of the bank in BANK_NETWORKS', () => {
  const faultAt = openSettings({ BANK_NETWORKS: LOOPBACK.join() });

  it('the bank is visited', async () => {
    expect(await faultAt({})).toEqual({});
  });

  it('a trial says the same of a closed port, of any other program and of another SSH server', async () => {
    const closed = await stranger('');
    closed.close();
    const other = await stranger('HTTP/1.1 400 secret\r\n\r\n');
    const unreachable = {
      code: 'UNREACHABLE',
      detail: 'No server with the pinned host key answered.',
      attempts: 1,
      presentedHostKey: null,
    };
    expect(await faultAt({ port: closed.port })).toEqual(unreachable);
    expect(await faultAt({ port: other.port })).toEqual(unreachable);
    expect(other.connections()).toBe(1);
    expect(await faultAt({ hostKeyFingerprint: OTHER_KEY })).toEqual(unreachable);
    other.close();
  });

  it('the length of a trial does not tell a closed port from one that is silent', async () => {
    const closed = await stranger('');
    closed.close();
    const started = performance.now();
    expect(await faultAt({ port: closed.port })).toMatchObject({ code: 'UNREACHABLE' });
    // A little less, because timers count in whole milliseconds.
    expect(performance.now() - started).toBeGreaterThan(SHORT.trialMs - 5);
  });
});

describe('a name', () => {
  const NEVER = new AbortController().signal;
  const v4 = (address: string) => ({ address, family: 4 });

  it('is resolved once: the connection goes to the address that was judged', async () => {
    const allowed = await stranger('allowed');
    const answers = [[v4('127.0.0.1')], [v4('127.0.0.2')]];
    const host = { host: 'bank.invalid', port: allowed.port };
    const socket = await openSocket(host, ['127.0.0.1'], NEVER, async () => answers.shift()!);
    expect(socket.remoteAddress).toBe('127.0.0.1');
    expect(answers).toHaveLength(1);
    socket.destroy();
    allowed.close();
  });

  it('with some allowed addresses leads to those only', async () => {
    const elsewhere = await stranger('elsewhere', '127.0.0.2');
    const host = { host: 'bank.invalid', port: elsewhere.port };
    const found = [v4('127.0.0.2'), v4('127.0.0.1'), { address: '::1', family: 6 }];
    const opened = openSocket(host, ['127.0.0.1', 'fd00::/8'], NEVER, async () => found);
    await expect(opened).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(elsewhere.connections()).toBe(0);
    elsewhere.close();
  });

  it('is not connected to when the wait for it has ended', async () => {
    const listener = await stranger('');
    const ended = new AbortController();
    const host = { host: 'bank.invalid', port: listener.port };
    const opened = openSocket(host, LOOPBACK, ended.signal, async () => {
      ended.abort();
      return [v4('127.0.0.1')];
    });
    await expect(opened).rejects.not.toBeInstanceOf(TransportError);
    expect(listener.connections()).toBe(0);
    listener.close();
  });
});
