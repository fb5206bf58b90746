import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';
import { rounds } from '../../../platform/testing/rounds.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { idsOf, isSignedBy, testReceiver, type TestReceiver } from '../testing/receiver.ts';
import { whenReadable } from '../testing/when-readable.ts';
import { webhookCompany, WEBHOOKS } from '../testing/webhook-company.ts';
import { removeOldEvents } from '../remove-old-events.ts';
import { safePosition } from '../safe-position.ts';
import { deliver } from './deliver.ts';
import { startDeliveries, type Deliveries } from './deliveries.ts';
import { openReceiver } from './post.ts';

const NETWORKS = 'public,127.0.0.1';

let installation: PaymentsInstallation;
let receiver: TestReceiver;
let deliveries: Deliveries;
let company: Awaited<ReturnType<typeof webhookCompany>>;
beforeAll(async () => {
  installation = await paymentsInstallation({ WEBHOOK_NETWORKS: NETWORKS });
});
afterAll(() => installation.close());
beforeEach(async () => {
  receiver = await testReceiver();
  company = await webhookCompany(installation);
  deliveries = startDeliveries(installation.context, { everyMs: null });
});
afterEach(async () => {
  await deliveries.stop();
  // The endpoints of a test are no business of the next one.
  await installation.context.database.query(
    "UPDATE webhook_endpoints SET state = 'OFF', off_reason = NULL, off_at = now() WHERE state <> 'OFF'",
  );
  await receiver.close();
});

/** Takes turns until nothing waits. */
async function deliverAll(id: string): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    await deliveries.turn();
    if (turn > 0 && (await company.get(id)).waiting === 0) return;
  }
  throw new Error('Deliveries still wait.');
}

const verified = (secret: string) => {
  const webhook = new Webhook(secret);
  return ({ headers, body }: (typeof receiver.received)[number]) => {
    // The package compares the time of a message with the machine's clock, which tests leave behind.
    const at = installation.context.clock.nowMs();
    const now = vi.spyOn(Date, 'now').mockReturnValue(at);
    try {
      return webhook.verify(body, headers as Record<string, string>);
    } finally {
      now.mockRestore();
    }
  };
};

describe('a delivery', () => {
  it(`of each of many events is verified by the published package and by its Ed25519 key`, async () => {
    const count = rounds(500, 10_000);
    const { id, secret, publicKey } = await company.endpoint(receiver.url);
    const events = await company.events(count, Math.ceil(count / 20));
    await deliverAll(id);
    const verify = verified(secret);
    for (const one of receiver.received) {
      expect(verify(one)).toMatchObject({ type: 'batch.approved', data: { status: 'APPROVED' } });
      expect(isSignedBy(publicKey, one)).toBe(true);
    }
    expect(idsOf(receiver.received).sort()).toEqual(events.map((event) => event.id).sort());
    requireOrder(events);
    // A changed body and another key are found.
    const [first] = receiver.received;
    expect(() => verify({ ...first!, body: `${first!.body} ` })).toThrow();
    expect(isSignedBy(publicKey, { ...first!, body: `${first!.body} ` })).toBe(false);
    expect(isSignedBy((await company.endpoint(receiver.url)).publicKey, first!)).toBe(false);
  });

  it('is made for the types of the endpoint only, and for its entity alone', async () => {
    const other = await webhookCompany(installation);
    const { id } = await company.endpoint(receiver.url, ['batch.complete']);
    await company.events(3);
    await other.events(3);
    await deliverAll(id);
    expect(receiver.received).toEqual([]);
    const all = await other.endpoint(receiver.url);
    const events = await other.events(2);
    await company.events(2);
    await deliveries.turn();
    await deliveries.turn();
    expect(idsOf(receiver.received).sort()).toEqual(events.map((event) => event.id).sort());
    // What the other entity has is not found by its id.
    const path = `${WEBHOOKS}/${all.id}`;
    for (const tried of ['', '/deliveries', `/deliveries/${events[0]!.id}`])
      expect((await company.admin.send('GET', path + tried)).status, tried).toBe(404);
    for (const step of ['test', 'rotate', 'switch-off', 'remove', `deliveries/${events[0]!.id}/send-again`])
      expect((await company.admin.send('POST', `${path}/${step}`)).status, step).toBe(404);
    // Nor by one's own endpoint.
    const own = `${WEBHOOKS}/${id}/deliveries/${events[0]!.id}`;
    expect((await company.admin.send('GET', own)).status).toBe(404);
  });

  it('shows its body and the first part of the answer, without control characters', async () => {
    receiver.answer = (response) =>
      response.writeHead(500, { 'x-secret': 'kept' }).end(`no\u0000 <b>${'x'.repeat(5_000)}`);
    const { id } = await company.endpoint(receiver.url);
    const [event] = await company.events(1);
    await deliveries.turn();
    const { body } = await company.admin.send('GET', `${WEBHOOKS}/${id}/deliveries/${event!.id}`);
    expect(body).toMatchObject({ status: 'WAITING', fault: 'STATUS', responseStatus: 500, attempts: 1 });
    expect(body.body).toBe(receiver.received[0]!.body);
    expect(body.responseStart).toMatch(/^no\ufffd <b>x+$/);
    expect(body.responseStart.length).toBe(1_000);
  });

  it('ends soon when the answer never ends, and takes no more of it than it keeps', async () => {
    let sent = 0;
    receiver.answer = (response) => {
      response.writeHead(200);
      const timer = setInterval(() => {
        sent += 100_000;
        if (!response.writableEnded && !response.destroyed) response.write(Buffer.alloc(100_000, 'x'));
      }, 5);
      response.on('close', () => clearInterval(timer));
    };
    const { id } = await company.endpoint(receiver.url);
    await company.events(1);
    await deliveries.turn();
    expect((await company.get(id)).waiting).toBe(0);
    expect(sent).toBeLessThan(10_000_000);
  });
});

/** Each subject's events came in order, at least once. */
function requireOrder(events: readonly { id: string; subject_id: string }[]): void {
  const place = new Map(events.map(({ id }, index) => [id, index]));
  const subject = new Map(events.map(({ id, subject_id: of }) => [id, of]));
  const furthest = new Map<string, number>();
  for (const id of idsOf(receiver.received)) {
    const of = subject.get(id)!;
    const reached = furthest.get(of) ?? -1;
    const next = place.get(id)!;
    // A repetition is allowed; a jump over one that has not come is not.
    const skipped = events.some((event, index) => event.subject_id === of && index > reached && index < next);
    expect(skipped, id).toBe(false);
    furthest.set(of, Math.max(reached, next));
  }
  expect(new Set(idsOf(receiver.received))).toEqual(new Set(events.map(({ id }) => id)));
}

describe('a receiver that fails', () => {
  it('and is down for 24 hours gets every event at least once, in order of a subject', async () => {
    const { id } = await company.endpoint(receiver.url);
    let isUp = false;
    receiver.answer = (response) => response.writeHead(isUp ? 204 : 503).end();
    const events = await company.events(30, 7);
    const tried: number[] = [];
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      if (minute % 120 === 0) events.push(...(await company.events(3, 2)));
      const before = receiver.received.length;
      await deliveries.turn();
      tried.push(receiver.received.length - before);
      installation.passMs(5 * MINUTE_MS);
    }
    // It is tried all day long, and not with everything at once.
    expect(tried.slice(20).every((count) => count <= 1)).toBe(true);
    expect(tried.slice(20).filter((count) => count === 1).length).toBeGreaterThan(100);
    expect(await company.get(id)).toMatchObject({ state: 'ON', failingSince: expect.any(String) });
    receiver.received.length = 0;
    isUp = true;
    await deliverAll(id);
    requireOrder(events);
    expect(await company.get(id)).toMatchObject({ state: 'ON', failingSince: null, waiting: 0 });
  });

  it('for more than a day is switched off, and gets what it missed once it is switched on', async () => {
    const { id } = await company.endpoint(receiver.url);
    receiver.answer = (response) => response.writeHead(500).end();
    const events = await company.events(3);
    for (let hour = 0; hour < 26; hour++) {
      await deliveries.turn();
      installation.passMs(HOUR_MS);
    }
    expect(await company.get(id)).toMatchObject({ state: 'SWITCHED_OFF', offReason: 'FAILING' });
    receiver.received.length = 0;
    receiver.answer = null;
    events.push(...(await company.events(2)));
    await deliveries.turn();
    expect(receiver.received).toEqual([]);
    expect((await company.admin.send('POST', `${WEBHOOKS}/${id}/test`)).body.code).toBe('webhook_off');
    const on = { body: { missed: 'SEND' } };
    expect((await company.admin.send('POST', `${WEBHOOKS}/${id}/switch-on`, on)).body.state).toBe('ON');
    await deliverAll(id);
    requireOrder(events);
  });

  it('skips what it missed if the admin chooses so', async () => {
    const { id } = await company.endpoint(receiver.url);
    await company.admin.send('POST', `${WEBHOOKS}/${id}/switch-off`);
    await company.events(3);
    await company.admin.send('POST', `${WEBHOOKS}/${id}/switch-on`, { body: { missed: 'SKIP' } });
    const events = await company.events(1);
    await deliverAll(id);
    expect(idsOf(receiver.received)).toEqual(events.map((event) => event.id));
  });

  it('one event of which it refuses holds up no other subject', async () => {
    const { id } = await company.endpoint(receiver.url);
    const [poison] = await company.events(1);
    receiver.answer = (response, { headers }) =>
      response.writeHead(headers['webhook-id'] === poison!.id ? 400 : 204).end();
    for (let hour = 0; hour < 20; hour++) {
      const [event] = await company.events(1);
      await deliveries.turn();
      expect(idsOf(receiver.received), String(hour)).toContain(event!.id);
      installation.passMs(HOUR_MS);
    }
    expect(await company.get(id)).toMatchObject({ state: 'ON', waiting: 1 });
    expect(idsOf(receiver.received).filter((one) => one === poison!.id).length).toBeGreaterThan(10);
  });

  it('and answers 410 is switched off at once', async () => {
    const { id } = await company.endpoint(receiver.url);
    receiver.answer = (response) => response.writeHead(410).end();
    await company.events(1);
    await deliveries.turn();
    expect(await company.get(id)).toMatchObject({ state: 'SWITCHED_OFF', offReason: 'GONE' });
    const log = await company.admin.send('GET', '/app/audit');
    expect(log.text).toContain('webhook.switched_off');
  });

  it('redirects is not followed', async () => {
    const other = await testReceiver();
    receiver.answer = (response) => response.writeHead(307, { location: other.url }).end();
    const { id } = await company.endpoint(receiver.url);
    await company.events(1);
    await deliveries.turn();
    expect((await company.deliveries(id)).items[0]).toMatchObject({ fault: 'STATUS', responseStatus: 307 });
    expect(other.received).toEqual([]);
    await other.close();
  });

  it('and is slow delays no other endpoint', async () => {
    const slow = await testReceiver();
    slow.answer = () => undefined;
    const other = await webhookCompany(installation);
    for (let i = 0; i < 6; i++) await other.endpoint(slow.url);
    await other.events(100, 100);
    const { id } = await company.endpoint(receiver.url);
    const events = await company.events(20, 20);
    const begun = performance.now();
    const slowTurns = deliveries.turn();
    while (receiver.received.length < events.length && performance.now() - begun < 5_000)
      await new Promise((done) => setTimeout(done, 20));
    expect(receiver.received.length).toBe(events.length);
    expect(slow.received.length).toBeGreaterThan(0);
    await slow.close();
    await slowTurns;
    await deliverAll(id);
  });
});

describe('an event of a change that is under way', () => {
  /** An event of the company in a transaction that is still open. */
  const underWay = async () => {
    const client = await ownerOf(installation.context.database).pool.connect();
    const id = randomUUID();
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO events (entity_id, id, type, subject_id, at)
       VALUES ($1, $2, 'batch.approved', gen_random_uuid(), $3)`,
      [company.entityId, id, new Date(installation.context.clock.nowMs())],
    );
    return {
      id,
      commit: async () => {
        await client.query('COMMIT');
        client.release();
      },
    };
  };
  /** A later one, which is committed and so hides the gap before it. */
  const later = async () => {
    const id = randomUUID();
    await ownerOf(installation.context.database).pool.query(
      `INSERT INTO events (entity_id, id, type, subject_id, at)
       VALUES ($1, $2, 'batch.approved', gen_random_uuid(), $3)`,
      [company.entityId, id, new Date(installation.context.clock.nowMs())],
    );
    return id;
  };

  it('is delivered to an endpoint that is made meanwhile', async () => {
    const before = await company.events(1);
    const open = await underWay();
    const committed = await later();
    const { id } = await company.endpoint(receiver.url);
    await open.commit();
    await whenReadable(installation.context.database);
    await deliverAll(id);
    expect(idsOf(receiver.received)).toEqual(expect.arrayContaining([open.id, committed]));
    expect(idsOf(receiver.received)).not.toContain(before[0]!.id);
  });

  it('is delivered to an endpoint that is switched on meanwhile and skips what it missed', async () => {
    const { id } = await company.endpoint(receiver.url);
    await company.admin.send('POST', `${WEBHOOKS}/${id}/switch-off`);
    const missed = await company.events(2);
    const open = await underWay();
    await later();
    await company.admin.send('POST', `${WEBHOOKS}/${id}/switch-on`, { body: { missed: 'SKIP' } });
    await open.commit();
    await whenReadable(installation.context.database);
    await deliverAll(id);
    expect(idsOf(receiver.received)).toContain(open.id);
    for (const one of missed) expect(idsOf(receiver.received)).not.toContain(one.id);
  });

  it('is behind the horizon, which moves on while no endpoint is on', async () => {
    const { pool } = ownerOf(installation.context.database);
    await later();
    const [last] = (await pool.query('SELECT max(position) AS position FROM events')).rows;
    const horizon = async () =>
      (await pool.query('SELECT safe_position AS position FROM event_horizon')).rows[0].position;
    await expect
      .poll(async () => {
        await deliveries.turn();
        return horizon();
      })
      .toBe(last.position);
  });
});

describe('an event that is older than events are kept', () => {
  const removals = async () => {
    const { rows } = await ownerOf(installation.context.database).pool.query(
      `SELECT subject_id, details::jsonb ->> 'count' AS count
         FROM audit_log
        WHERE entity_id = $1 AND action = 'webhook.deliveries_removed'
        ORDER BY seq`,
      [company.entityId],
    );
    return rows;
  };

  it('is removed with its deliveries, and the log says how many an endpoint never received', async () => {
    const failing = await company.endpoint(receiver.url);
    const off = await company.endpoint(receiver.url);
    const gone = await company.endpoint(receiver.url);
    await company.admin.send('POST', `${WEBHOOKS}/${off.id}/switch-off`);
    await company.admin.send('POST', `${WEBHOOKS}/${gone.id}/remove`);
    receiver.answer = (response) => response.writeHead(500).end();
    await company.events(3);
    await company.admin.send('POST', `${WEBHOOKS}/${failing.id}/test`);
    await deliveries.turn();
    expect((await company.get(failing.id)).waiting).toBe(4);
    installation.passMs(89 * DAY_MS);
    const [younger] = await company.events(1);
    await removeOldEvents(installation.context);
    expect((await company.get(failing.id)).waiting).toBe(4);
    expect(await removals()).toEqual([]);
    installation.passMs(2 * DAY_MS);
    await removeOldEvents(installation.context);
    // The test is no event that a program has missed.
    expect((await company.get(failing.id)).waiting).toBe(0);
    const expected = [failing, off].map(({ id }) => ({ subject_id: id, count: '3' }));
    const rows = await removals();
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(expect.arrayContaining(expected));
    await removeOldEvents(installation.context);
    expect(await removals()).toHaveLength(2);
    // The younger one is still delivered to both.
    receiver.answer = null;
    receiver.received.length = 0;
    await company.admin.send('POST', `${WEBHOOKS}/${off.id}/switch-on`, { body: { missed: 'SEND' } });
    await deliverAll(failing.id);
    await deliverAll(off.id);
    expect(idsOf(receiver.received)).toEqual([younger!.id, younger!.id]);
  });

  it('and was delivered leaves no entry in the log', async () => {
    const { id } = await company.endpoint(receiver.url);
    await company.events(2);
    await deliverAll(id);
    installation.passMs(91 * DAY_MS);
    await removeOldEvents(installation.context);
    expect((await company.deliveries(id)).items).toEqual([]);
    expect(await removals()).toEqual([]);
  });

  it('and is gone although its delivery waits is not sent in part', async () => {
    const { id } = await company.endpoint(receiver.url);
    const [lost, kept] = await company.events(2, 2);
    receiver.answer = (response) => response.writeHead(500).end();
    await deliveries.turn();
    receiver.received.length = 0;
    receiver.answer = null;
    await ownerOf(installation.context.database).pool.query('DELETE FROM events WHERE id = $1', [lost!.id]);
    installation.passMs(HOUR_MS);
    await company.admin.send('POST', `${WEBHOOKS}/${id}/test`);
    await deliveries.turn();
    expect(receiver.received.map(({ body }) => JSON.parse(body).type as string).sort()).toEqual([
      'batch.approved',
      'webhook.test',
    ]);
    expect(idsOf(receiver.received)).toContain(kept!.id);
    expect(idsOf(receiver.received)).not.toContain(lost!.id);
  });
});

describe('a process', () => {
  it('that ends between sending and recording leaves the event to another one', async () => {
    const { id } = await company.endpoint(receiver.url);
    const [event] = await company.events(1);
    const safe = await safePosition(installation.context.database);
    // It never gets to write what became of the delivery.
    const killed = deliver(
      {
        ...installation.context,
        database: {
          ...installation.context.database,
          transaction: async (work, options) => {
            if (receiver.received.length > 0) throw new Error('killed');
            return installation.context.database.transaction(work, options);
          },
        },
      },
      id,
      safe,
      (url) => openReceiver(url, { networks: NETWORKS.split(','), timeoutMs: 1_000, concurrency: 1 }),
      new AbortController().signal,
    );
    await expect(killed).rejects.toThrow('killed');
    expect(idsOf(receiver.received)).toEqual([event!.id]);
    await deliveries.turn();
    expect(receiver.received).toHaveLength(1);
    installation.passMs(2 * MINUTE_MS);
    await deliverAll(id);
    expect(idsOf(receiver.received)).toEqual([event!.id, event!.id]);
  });

  it('that races another one sends each event once, in order of a subject', async () => {
    const second = startDeliveries(installation.context, { everyMs: null });
    try {
      for (let round = 0; round < rounds(3, 30); round++) {
        receiver.received.length = 0;
        const { id } = await company.endpoint(receiver.url);
        const events = await company.events(200, 20);
        for (let turn = 0; turn < 50; turn++) {
          await Promise.all([deliveries.turn(), second.turn()]);
          if (turn > 0 && (await company.get(id)).waiting === 0) break;
        }
        expect(receiver.received).toHaveLength(events.length);
        requireOrder(events);
        await company.admin.send('POST', `${WEBHOOKS}/${id}/remove`);
      }
    } finally {
      await second.stop();
    }
  });
});

describe('the secret of an endpoint', () => {
  it('and the one before it both sign for a day after a rotation', async () => {
    const before = await company.endpoint(receiver.url);
    const path = `${WEBHOOKS}/${before.id}`;
    const { body: after } = await company.admin.send('POST', `${path}/rotate`);
    expect(after.secret).not.toBe(before.secret);
    expect(after.webhook).toMatchObject({ oldPublicKey: before.publicKey, oldUntil: expect.any(String) });
    await company.events(1);
    await deliverAll(before.id);
    const [first] = receiver.received;
    for (const secret of [before.secret, after.secret]) verified(secret)(first!);
    for (const key of [before.publicKey, after.webhook.publicKey]) expect(isSignedBy(key, first!)).toBe(true);
    installation.passMs(25 * HOUR_MS);
    await company.events(1);
    await deliverAll(before.id);
    const last = receiver.received.at(-1)!;
    expect(isSignedBy(after.webhook.publicKey, last)).toBe(true);
    expect(isSignedBy(before.publicKey, last)).toBe(false);
    expect(String(last.headers['webhook-signature']).split(' ')).toHaveLength(2);
    expect(await company.get(before.id)).toMatchObject({ oldPublicKey: null, oldUntil: null });
  });

  it('is in no answer but the first, and neither in the database, nor in the audit log', async () => {
    const { id, secret, publicKey } = await company.endpoint(receiver.url);
    const raw = secret.slice('whsec_'.length);
    await company.events(1);
    await deliverAll(id);
    const texts = await Promise.all(
      ['', `/${id}`, `/${id}/deliveries`].map(
        async (path) => (await company.admin.send('GET', WEBHOOKS + path)).text,
      ),
    );
    const { rows } = await installation.context.database.pool.query(
      `SELECT w::text AS text FROM webhook_endpoints w WHERE id = $1
        UNION ALL SELECT a::text FROM audit_log a
        UNION ALL SELECT k::text FROM idempotency_keys k
        UNION ALL SELECT d::text FROM webhook_deliveries d`,
      [id],
    );
    const bytes = Buffer.from(raw, 'base64').toString('hex');
    for (const text of [...texts, ...rows.map(({ text: row }) => row)]) {
      expect(text).not.toContain(raw);
      expect(text).not.toContain(bytes);
    }
    expect(texts[1]).toContain(publicKey);
  });
});

describe('an admin', () => {
  it('tries an endpoint, sends an event again, and replays a day, each under the first id', async () => {
    const events = await company.events(2);
    const { id, secret } = await company.endpoint(receiver.url);
    const test = await company.admin.send('POST', `${WEBHOOKS}/${id}/test`);
    await deliverAll(id);
    expect(idsOf(receiver.received)).toEqual([test.body.eventId]);
    expect(verified(secret)(receiver.received[0]!)).toMatchObject({ type: 'webhook.test' });

    const later = await company.events(1);
    await deliverAll(id);
    const again = `${WEBHOOKS}/${id}/deliveries/${later[0]!.id}/send-again`;
    expect((await company.admin.send('POST', again)).body).toMatchObject({ status: 'WAITING', attempts: 1 });
    await deliverAll(id);
    expect(idsOf(receiver.received).slice(1)).toEqual([later[0]!.id, later[0]!.id]);

    receiver.received.length = 0;
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg' }).format(
      installation.context.clock.nowMs(),
    );
    const replayed = await company.admin.send('POST', `${WEBHOOKS}/${id}/replay`, { body: { day } });
    expect(replayed.body).toEqual({ count: 3 });
    await deliverAll(id);
    // Those from before the endpoint was made as well, in their order.
    requireOrder([...events, ...later]);
    expect(receiver.received).toHaveLength(3);
  });

  it('needs a fresh sign-in to make an endpoint and to replace its secret', async () => {
    const { id } = await company.endpoint(receiver.url);
    const stale = installation.as(company.admin.user, HOUR_MS);
    const body = { url: 'https://payroll.example/', description: 'Payroll', types: ['batch.approved'] };
    expect((await stale.send('POST', WEBHOOKS, { body })).body.code).toBe('fresh_sign_in_required');
    expect((await stale.send('POST', `${WEBHOOKS}/${id}/rotate`)).body.code).toBe('fresh_sign_in_required');
    expect((await stale.send('POST', `${WEBHOOKS}/${id}/switch-off`)).status).toBe(200);
  });

  it('makes ten endpoints at most, also at the same time, and one for each key', async () => {
    const body = { url: 'https://payroll.example/', description: 'Payroll', types: ['batch.approved'] };
    const fresh = installation.as(company.admin.user, 1_000);
    const headers = { 'idempotency-key': '4be0643f-1d98-473b-97cd-ca98a65347dd' };
    const once = await fresh.send('POST', WEBHOOKS, { body, headers });
    expect((await fresh.send('POST', WEBHOOKS, { body, headers })).text).toBe(once.text);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => fresh.send('POST', WEBHOOKS, { body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(answers.find(({ status }) => status === 400)!.body.code).toBe('too_many_webhooks');
  });
});
