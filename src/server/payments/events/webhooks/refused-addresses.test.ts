import type { LookupAddress } from 'node:dns';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { testReceiver, type TestReceiver } from '../testing/receiver.ts';
import { webhookCompany, WEBHOOKS } from '../testing/webhook-company.ts';
import { startDeliveries } from './deliveries.ts';
import { openReceiver, sharedLookups, type Resolver } from './post.ts';

const PUBLIC = ['public'];
const usual = { networks: PUBLIC, timeoutMs: 2_000, concurrency: 1 };

let receiver: TestReceiver;
beforeAll(async () => {
  receiver = await testReceiver();
});
afterAll(() => receiver.close());

/** Addresses of this machine and of private networks, in every spelling. */
const REFUSED = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '224.0.0.1',
  '[::1]',
  '[::]',
  '[fd00::1]',
  '[fe80::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:a9fe:a9fe]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  ...Object.values(networkInterfaces()).flatMap((found) =>
    found!.filter(({ family }) => family === 'IPv4').map(({ address }) => address),
  ),
];

describe('an address that leads into the network of the operator', () => {
  let installation: PaymentsInstallation;
  let company: Awaited<ReturnType<typeof webhookCompany>>;
  beforeAll(async () => {
    installation = await paymentsInstallation();
    company = await webhookCompany(installation);
  });
  afterAll(() => installation.close());
  const make = (url: string) =>
    company.admin.send('POST', WEBHOOKS, {
      body: { url, description: 'Test', types: ['batch.approved'] },
    });

  it.each(REFUSED)('is refused when an endpoint is made, and when it is connected to: %s', async (host) => {
    const made = await make(`https://${host}:8443/`);
    expect(made.body, made.text).toMatchObject({ status: 400, code: 'webhook_url_refused' });
    const opened = openReceiver(`https://${host}:8443/`, usual);
    expect(await opened.post({}, '{}')).toMatchObject({ fault: 'ADDRESS_REFUSED', status: null });
    opened.close();
  });

  it.each([
    'http://payroll.example/',
    'http://127.0.0.1/',
    'ftp://payroll.example/',
    'file:///etc/passwd',
    'https://user:password@payroll.example/',
    'https://payroll.example/#part',
    'https://payroll.example:99999/',
    'https://',
    'payroll.example',
    'javascript:alert(1)',
  ])('or is no plain https address is refused: %s', async (url) => {
    expect((await make(url)).body).toMatchObject({ status: 400, code: 'webhook_url_refused' });
  });

  it('cannot carry a line break into a header', async () => {
    const made = await make('https://payroll.example/a\r\nX-Other: 1');
    expect(made.status).toBe(200);
    // A URL has no line breaks: they are taken out, as in every browser.
    expect(made.body.webhook.url).toBe('https://payroll.example/aX-Other:%201');
    const text = { url: 'https://payroll.example/', description: 'a\nb', types: ['batch.approved'] };
    expect((await company.admin.send('POST', WEBHOOKS, { body: text })).status).toBe(400);
  });
});

const resolving =
  (...answers: string[][]): Resolver =>
  (_, done) => {
    const found = answers.length > 1 ? answers.shift()! : answers[0]!;
    done(
      null,
      found.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };

const port = () => new URL(receiver.url).port;

describe('a name', () => {
  it.each([['127.0.0.1'], ['169.254.169.254'], ['fd00::1'], ['::ffff:127.0.0.1'], ['10.1.2.3']])(
    'that leads to %s is not connected to',
    async (address) => {
      const before = receiver.received.length;
      const opened = openReceiver(`https://payroll.example:${port()}/`, {
        ...usual,
        resolver: resolving([address]),
      });
      expect(await opened.post({}, '{}')).toMatchObject({ fault: 'ADDRESS_REFUSED' });
      expect(receiver.received).toHaveLength(before);
      opened.close();
    },
  );

  it('that resolves differently the second time is judged by the answer that is connected to', async () => {
    const networks = ['127.0.0.1'];
    const opened = openReceiver(`http://localhost:${port()}/`, {
      ...usual,
      networks,
      resolver: resolving(['127.0.0.1'], ['127.0.0.2']),
    });
    expect(await opened.post({}, '{}')).toMatchObject({ fault: null, status: 204 });
    opened.close();
    const second = openReceiver(`http://localhost:${port()}/`, {
      ...usual,
      networks,
      resolver: resolving(['127.0.0.2']),
    });
    const before = receiver.received.length;
    expect(await second.post({}, '{}')).toMatchObject({ fault: 'ADDRESS_REFUSED' });
    expect(receiver.received).toHaveLength(before);
    second.close();
  });

  it('is resolved once for all posts of a turn, and again for the next one', async () => {
    const networks = ['127.0.0.1'];
    const asked: string[] = [];
    const rebinding = resolving(['127.0.0.1'], ['169.254.169.254']);
    const resolver: Resolver = (host, done) => {
      asked.push(host);
      setTimeout(() => rebinding(host, done), 50);
    };
    const open = () =>
      openReceiver(`http://localhost:${port()}/`, { ...usual, networks, concurrency: 16, resolver });
    const before = receiver.received.length;
    const opened = open();
    const posts = await Promise.all(Array.from({ length: 16 }, () => opened.post({}, '{}')));
    for (const one of posts) expect(one).toMatchObject({ fault: null, status: 204 });
    expect(await opened.post({}, '{}')).toMatchObject({ fault: null });
    opened.close();
    expect(asked).toEqual(['localhost']);
    expect(receiver.received).toHaveLength(before + 17);
    const second = open();
    expect(await second.post({}, '{}')).toMatchObject({ fault: 'ADDRESS_REFUSED' });
    second.close();
    expect(asked).toHaveLength(2);
  });

  it('is judged by the address of the socket as well, not only by the answer', async () => {
    // The system connects 0.0.0.0 to this machine, which is not allowed.
    const before = receiver.received.length;
    const opened = openReceiver(`https://payroll.example:${port()}/`, {
      ...usual,
      networks: ['0.0.0.0'],
      concurrency: 2,
      resolver: resolving(['0.0.0.0']),
    });
    const posts = await Promise.all(Array.from({ length: 4 }, () => opened.post({}, '{}')));
    for (const one of posts) expect(one).toMatchObject({ fault: 'ADDRESS_REFUSED' });
    expect(receiver.received).toHaveLength(before);
    opened.close();
  });

  it('is asked for once while an answer is awaited, whoever waits', () => {
    const asked: { host: string; done: Parameters<Resolver>[1] }[] = [];
    const shared = sharedLookups((host, done) => asked.push({ host, done }));
    const answers: string[] = [];
    const ask = (host: string) => shared(host, (error) => answers.push(`${host} ${error?.message ?? ''}`));
    for (const host of ['a.example', 'a.example', 'b.example']) ask(host);
    expect(asked.map(({ host }) => host)).toEqual(['a.example', 'b.example']);
    asked[0]!.done(new Error('unknown'), []);
    expect(answers).toEqual(['a.example unknown', 'a.example unknown']);
    ask('a.example');
    expect(asked).toHaveLength(3);
  });

  it('of which one address is allowed is connected to at that one', async () => {
    const opened = openReceiver(`http://localhost:${port()}/`, {
      ...usual,
      networks: ['127.0.0.1'],
      resolver: resolving(['10.0.0.1', '127.0.0.1']),
    });
    expect(await opened.post({}, '{}')).toMatchObject({ fault: null });
    opened.close();
  });

  it('without TLS is connected to on this machine only, even where the operator allows more', async () => {
    const opened = openReceiver('http://payroll.example/', {
      ...usual,
      networks: ['127.0.0.1', '10.0.0.0/8', 'public'],
      resolver: resolving(['10.0.0.1', '93.184.216.34']),
    });
    expect(await opened.post({}, '{}')).toMatchObject({ fault: 'ADDRESS_REFUSED' });
    opened.close();
  });

  it('that is unknown looks like one that is not allowed', async () => {
    const opened = openReceiver('https://payroll.example/', {
      ...usual,
      resolver: (_, done) => done(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), []),
    });
    expect(await opened.post({}, '{}')).toMatchObject({ fault: 'ADDRESS_REFUSED' });
    opened.close();
  });
});

it('a receiver that never answers is given up, as is one that answers a byte at a time', async () => {
  const opened = openReceiver(receiver.url, { ...usual, networks: ['127.0.0.1'], timeoutMs: 300 });
  receiver.answer = () => undefined;
  expect(await opened.post({}, '{}')).toMatchObject({ fault: 'TIMEOUT' });
  receiver.answer = (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'), 50);
    response.on('close', () => clearInterval(timer));
  };
  expect(await opened.post({}, '{}')).toMatchObject({ fault: 'TIMEOUT' });
  receiver.answer = null;
  opened.close();
});

/** A receiver that answers each request with these bytes, and again so often as asked for. */
async function rawReceiver(answer: string, everyMs: number | null = null) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(answer);
      const timer = everyMs === null ? undefined : setInterval(() => socket.write(answer), everyMs);
      socket.on('close', () => clearInterval(timer));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port: at } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${at}/`,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

const UPGRADE = 'Connection: Upgrade\r\nUpgrade: x\r\n\r\n';

describe('a receiver that answers with', () => {
  it.each([
    ['another protocol', `HTTP/1.1 101 x\r\n${UPGRADE}`, null, { fault: 'STATUS', status: 101 }],
    ['another protocol and 200', `HTTP/1.1 200 x\r\n${UPGRADE}`, null, { fault: 'TIMEOUT' }],
    ['101 and no protocol', 'HTTP/1.1 101 x\r\n\r\n', null, { fault: expect.any(String) }],
    ['a tunnel', 'HTTP/1.1 200 Connection established\r\n\r\n', null, { fault: 'TIMEOUT' }],
    ['100 for ever', 'HTTP/1.1 100 Continue\r\n\r\n', 5, { fault: 'CONNECTION' }],
    ['103 for ever', 'HTTP/1.1 103 x\r\nLink: <a>\r\n\r\n', 5, { fault: 'CONNECTION' }],
    ['103 and nothing else', 'HTTP/1.1 103 x\r\n\r\n', null, { fault: 'TIMEOUT' }],
    ['what is not HTTP', 'SSH-2.0-x\r\n', null, { fault: 'CONNECTION' }],
  ])('%s is given up, and its place is free again', async (_, answer, everyMs, expected) => {
    const raw = await rawReceiver(answer, everyMs);
    const opened = openReceiver(raw.url, { ...usual, networks: ['127.0.0.1'], timeoutMs: 500 });
    const begun = performance.now();
    // One connection at a time: the second post waits until the first one has ended.
    expect(await opened.post({}, '{}')).toMatchObject(expected);
    expect(await opened.post({}, '{}')).toMatchObject(expected);
    expect(performance.now() - begun).toBeLessThan(3_000);
    opened.close();
    await raw.close();
  });

  it('another protocol holds up neither a turn nor the end of the process', async () => {
    const installation = await paymentsInstallation({ WEBHOOK_NETWORKS: '127.0.0.1' });
    const raw = await rawReceiver(`HTTP/1.1 101 x\r\n${UPGRADE}`);
    const company = await webhookCompany(installation);
    const { id } = await company.endpoint(raw.url);
    await company.events(20, 20);
    const deliveries = startDeliveries(installation.context, { everyMs: null });
    await deliveries.turn();
    const { items } = await company.deliveries(id);
    expect(items).toHaveLength(20);
    for (const one of items)
      expect(one).toMatchObject({ status: 'WAITING', attempts: 1, fault: 'STATUS', responseStatus: 101 });
    await deliveries.stop();
    await raw.close();
    await installation.close();
  });
});

it('a lookup that never ends is given up', async () => {
  const opened = openReceiver('https://payroll.example/', {
    ...usual,
    timeoutMs: 200,
    resolver: () => undefined,
  });
  const both = await Promise.all([opened.post({}, '{}'), opened.post({}, '{}')]);
  for (const one of both) expect(one).toMatchObject({ fault: 'TIMEOUT' });
  opened.close();
});
