import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import WebSocket from 'ws';

// Customers that send signed limit orders, each on a separate connection. Without `perSecond` a customer
// sends the next order as soon as the last was answered; with it, orders are sent at that rate, and their
// outcomes are awaited on the customer's WebSocket.
const { port, prefix, keys, path, order } = workerData;
const ATTEMPTS = 100;
const RETRY_MS = 20;

/** Signatures of one key have ascending times, as the exchange asks for. */
function signer({ apiKey, apiSecret }) {
  let lastMs = 0;
  return (verb, url, body) => {
    lastMs = Math.max(Date.now(), lastMs + 1);
    const timestamp = String(lastMs);
    const signature = createHmac('sha512', apiSecret).update(timestamp + verb + url + body);
    return {
      [`${prefix}-API-KEY`]: apiKey,
      [`${prefix}-TIMESTAMP`]: timestamp,
      [`${prefix}-SIGNATURE`]: signature.digest('hex'),
    };
  };
}

function post(agent, sign, body) {
  const text = JSON.stringify(body);
  const headers = {
    ...sign('POST', path, text),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  return new Promise((answered, failed) => {
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path, agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => answered(answer.statusCode));
    });
    sent.once('error', failed);
    sent.end(text);
  });
}

async function accepted(seconds) {
  const end = performance.now() + seconds * 1_000;
  let count = 0;
  const start = performance.now();
  await Promise.all(
    keys.map(async (key) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const sign = signer(key);
      while (performance.now() < end) {
        const status = await post(agent, sign, order);
        if (status !== 202) throw new Error(`An order was answered with ${status}.`);
        count++;
      }
      agent.destroy();
    }),
  );
  return count / ((performance.now() - start) / 1_000);
}

/** Sends an order again while the exchange is busy; its outcome is timed from the first attempt. */
async function placed(agent, sign, body) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const status = await post(agent, sign, body);
    if (status === 202) return;
    if (status !== 503) throw new Error(`An order was answered with ${status}.`);
    await pause(RETRY_MS);
  }
  throw new Error('The exchange stayed busy.');
}

async function outcomes(seconds, perSecond) {
  const sentAt = new Map();
  const times = [];
  const everyMs = (1_000 / perSecond) * keys.length;
  const customers = await Promise.all(
    keys.map(async (key) => {
      const sign = signer(key);
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/account`, {
        headers: sign('GET', '/ws/account', ''),
      });
      socket.on('message', (data) => {
        const { type, data: heard } = JSON.parse(data);
        if (type !== 'ORDER_PROCESSED') return;
        if (!heard.success) throw new Error(`An order failed: ${heard.failureReason}`);
        times.push(performance.now() - sentAt.get(heard.customerOrderId));
      });
      await new Promise((opened, failed) => socket.once('open', opened).once('error', failed));
      return { socket, sign, agent: new Agent({ keepAlive: true }) };
    }),
  );
  const start = performance.now();
  await Promise.all(
    customers.map(async ({ sign, agent }, number) => {
      for (let n = 0; n * everyMs < seconds * 1_000; n++) {
        // Spread over the interval, so that the customers do not send at once.
        const due = start + (n + number / customers.length) * everyMs;
        await pause(Math.max(0, due - performance.now()));
        const customerOrderId = `${number}-${n}`;
        sentAt.set(customerOrderId, performance.now());
        void placed(agent, sign, { ...order, customerOrderId });
      }
    }),
  );
  for (let waits = 0; waits < 100 && times.length < sentAt.size; waits++) await pause(50);
  for (const { socket, agent } of customers) {
    socket.terminate();
    agent.destroy();
  }
  if (times.length < sentAt.size) throw new Error(`${sentAt.size - times.length} orders have no outcome.`);
  return times;
}

parentPort.on('message', async ({ seconds, perSecond }) => {
  parentPort.postMessage(perSecond ? await outcomes(seconds, perSecond) : await accepted(seconds));
});
