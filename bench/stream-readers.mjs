import { once } from 'node:events';
import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';

/**
 * The readers of the benchmark `stream`, in a process without a browser. Commands: { open: [{ url, headers,
 * first }], event } opens readers and waits until nothing more arrives; { count } waits for that many more
 * events of each and answers with the milliseconds from the first to the last, and with the delay of each
 * event that states its time; { stall } makes the last reader stop reading; { close }.
 */
const NEWLINE = 0x0a;
const QUIET_MS = 300;

let readers = [];
let heardMs = 0;
let wanted = null;

function heard(reader, sentMs) {
  const nowMs = performance.now();
  heardMs = nowMs;
  reader.count++;
  if (!wanted || reader.isStalled) return;
  wanted.firstMs ??= nowMs;
  if (sentMs !== null) wanted.lateMs.push(performance.timeOrigin + nowMs - sentMs);
  if (reader.count === reader.goal && --wanted.missing === 0) wanted.done();
}

const sentMsOf = (text) => {
  const at = text.indexOf('"sentMs":');
  return at < 0 ? null : Number.parseFloat(text.slice(at + 9));
};

async function openEvents({ url, headers }, event) {
  const asked = request(url, { headers, agent: false });
  asked.end();
  const [response] = await once(asked, 'response');
  if (response.statusCode !== 200) throw new Error(`A reader got ${response.statusCode}.`);
  const reader = { count: 0, goal: 0, isStalled: false, end: () => response.destroy() };
  reader.stall = () => response.socket.pause();
  let rest = '';
  const name = `event: ${event}\n`;
  response.on('error', () => undefined);
  response.on('data', (chunk) => {
    const text = rest + chunk.latin1Slice();
    let from = 0;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n', from)) {
      if (text.startsWith(name, from)) heard(reader, wanted?.times ? sentMsOf(text.slice(from, end)) : null);
      from = end + 2;
    }
    rest = text.charCodeAt(text.length - 1) === NEWLINE && from === text.length ? '' : text.slice(from);
  });
  return reader;
}

async function openSocket({ url, headers, first }, event) {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  const reader = { count: 0, goal: 0, isStalled: false, end: () => socket.terminate() };
  reader.stall = () => socket._socket.pause();
  socket.on('error', () => undefined);
  socket.on('message', (data) => {
    if (data.includes(event)) heard(reader, null);
  });
  await once(socket, 'open');
  if (first) socket.send(first);
  return reader;
}

async function quiet() {
  heardMs = performance.now();
  while (performance.now() - heardMs < QUIET_MS) await pause(QUIET_MS / 4);
}

const commands = {
  open: async ({ open, event }) => {
    const opened = [];
    for (const one of open)
      opened.push(await (one.url.startsWith('ws:') ? openSocket(one, event) : openEvents(one, event)));
    readers = opened;
    await quiet();
    return {};
  },
  count: async ({ count, times }) => {
    const active = readers.filter(({ isStalled }) => !isStalled);
    for (const reader of active) reader.goal = reader.count + count;
    await new Promise((done) => {
      wanted = { missing: active.length, firstMs: null, lateMs: [], times, done };
      process.send({ ready: true });
    });
    const { firstMs, lateMs } = wanted;
    wanted = null;
    lateMs.sort((a, b) => a - b);
    const p99Ms = lateMs[Math.floor(lateMs.length * 0.99)] ?? null;
    return { ms: heardMs - firstMs, readers: active.length, p99Ms };
  },
  stall: async () => {
    const reader = readers.at(-1);
    reader.isStalled = true;
    reader.stall();
    return {};
  },
  close: async () => {
    for (const reader of readers) reader.end();
    readers = [];
    return {};
  },
};

process.on('message', async (command) => {
  const name = Object.keys(commands).find((known) => known in command);
  process.send(await commands[name](command));
});
