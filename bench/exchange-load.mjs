import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';

// Customers of the exchange in a separate process, each on one kept connection. The first message { seconds,
// perSecond, … } describes the load and is answered when everything is prepared; the next one starts the load
// and is answered with the measurements. Requests are signed and written out before the clock starts, and
// answers are read only as far as their status: the exchange needs the processors.
const RETRY_MS = 20;
const STEP_MS = 1;
/** More orders than a customer manages to place in a second; one key may place 400. */
const MOST_A_SECOND = 300;
/**
 * The exchange accepts timestamps up to half a minute off. These lie ahead, to last through the preparation.
 */
const SIGNED_AHEAD_MS = 10_000;
const ACCEPTED = 202;
const BUSY = 503;
const OUTCOME = Buffer.from('{"type":"ORDER_PROCESSED"');

const lastMs = new Map();

/** Signatures of one key have ascending times, so that no two are the same. */
function signed({ prefix }, { apiKey, apiSecret }, verb, url, body) {
  const timestamp = String(Math.max(Date.now() + SIGNED_AHEAD_MS, (lastMs.get(apiKey) ?? 0) + 1));
  lastMs.set(apiKey, Number(timestamp));
  const signature = createHmac('sha512', apiSecret).update(timestamp + verb + url + body);
  return {
    [`${prefix}-API-KEY`]: apiKey,
    [`${prefix}-TIMESTAMP`]: timestamp,
    [`${prefix}-SIGNATURE`]: signature.digest('hex'),
  };
}

function requestOf(target, key, order) {
  const body = JSON.stringify(order);
  const headers = {
    host: `127.0.0.1:${target.port}`,
    ...signed(target, key, 'POST', target.path, body),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`POST ${target.path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** A connection that passes on the status of each answer, in order. */
async function open({ port }, answered) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise((opened, failed) => socket.once('connect', opened).once('error', failed));
  let unread = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    unread = unread.length > 0 ? Buffer.concat([unread, chunk]) : chunk;
    for (;;) {
      const head = unread.indexOf('\r\n\r\n');
      if (head < 0) return;
      const text = unread.latin1Slice(0, head);
      const end = head + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(text)[1]);
      if (unread.length < end) return;
      unread = unread.subarray(end);
      answered(Number(text.slice(9, 12)));
    }
  });
  return socket;
}

function refused(status) {
  return new Error(`An order was answered with ${status}.`);
}

/** Each customer sends the next order as soon as the last was answered. */
async function accepted({ seconds, ...target }) {
  let count = 0;
  let endMs = Infinity;
  let fail;
  const failed = new Promise((_, reject) => (fail = reject));
  const customers = await Promise.all(
    target.keys.map(async (key) => {
      const requests = Array.from({ length: seconds * MOST_A_SECOND }, () =>
        requestOf(target, key, target.order),
      );
      let leave;
      const left = new Promise((resolve) => (leave = resolve));
      let next = 0;
      const send = () =>
        performance.now() < endMs && next < requests.length ? socket.write(requests[next++]) : leave();
      const socket = await open(target, (status) => {
        if (status !== ACCEPTED) return fail(refused(status));
        count++;
        send();
      });
      return { socket, send, left };
    }),
  );
  return async () => {
    const startMs = performance.now();
    endMs = startMs + seconds * 1_000;
    for (const { send } of customers) send();
    await Promise.race([Promise.all(customers.map(({ left }) => left)), failed]);
    const perSecond = count / ((performance.now() - startMs) / 1_000);
    for (const { socket } of customers) socket.destroy();
    return { perSecond, times: [], count };
  };
}

/**
 * Sends orders at an even rate, whether or not the previous ones were answered, and awaits their outcomes on
 * the customers' WebSockets. Times count from when an order was due, so that a stall counts for every order
 * that it delays.
 */
async function outcomes({ seconds, perSecond, ...target }) {
  const total = Math.floor(seconds * perSecond);
  const everyMs = 1_000 / perSecond;
  const orders = Array.from({ length: total }, (_, n) => {
    const key = target.keys[n % target.keys.length];
    const order = { ...target.order, customerOrderId: String(n) };
    return { key, order, request: requestOf(target, key, order) };
  });
  const times = [];
  let startMs = 0;
  let fail;
  const failed = new Promise((_, reject) => (fail = reject));
  const customers = await Promise.all(
    target.keys.map(async (key) => {
      const sent = [];
      const http = await open(target, (status) => {
        const n = sent.shift();
        if (status === ACCEPTED) return;
        if (status !== BUSY) return fail(refused(status));
        setTimeout(() => write(n, requestOf(target, key, orders[n].order)), RETRY_MS);
      });
      const write = (n, request) => {
        sent.push(n);
        http.write(request);
      };
      const stream = new WebSocket(`ws://127.0.0.1:${target.port}/ws/account`, {
        headers: signed(target, key, 'GET', '/ws/account', ''),
      });
      stream.on('message', (data) => {
        if (!data.subarray(0, OUTCOME.length).equals(OUTCOME)) return;
        const { data: heard } = JSON.parse(data);
        if (!heard.success) return fail(new Error(`An order failed: ${heard.failureReason}`));
        times.push(performance.now() - startMs - Number(heard.customerOrderId) * everyMs);
      });
      await new Promise((opened, missing) => stream.once('open', opened).once('error', missing));
      return { http, stream, write };
    }),
  );
  const place = async () => {
    for (let next = 0; next < total;) {
      const due = Math.min(total, Math.floor((performance.now() - startMs) / everyMs) + 1);
      for (; next < due; next++) customers[next % customers.length].write(next, orders[next].request);
      await pause(STEP_MS);
    }
    for (let waits = 0; waits < 200 && times.length < total; waits++) await pause(50);
    if (times.length < total) throw new Error(`${total - times.length} orders have no outcome.`);
  };
  return async () => {
    startMs = performance.now();
    await Promise.race([place(), failed]);
    for (const { http, stream } of customers) {
      http.destroy();
      stream.terminate();
    }
    return { perSecond, times, count: total };
  };
}

let run = null;
process.on('message', async (what) => {
  if (run === null) {
    run = await (what.perSecond ? outcomes : accepted)(what);
    return process.send({});
  }
  const start = process.cpuUsage();
  const measured = await run();
  const { user, system } = process.cpuUsage(start);
  run = null;
  process.send({ ...measured, cpuMs: (user + system) / 1_000 });
});
