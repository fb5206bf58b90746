import { createServer } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { WebSocketServer } from 'ws';

/**
 * The peer of the benchmark `stream`: server-sent events and WebSockets without anything else. A message {
 * text, event, times } is sent that many times to every reader of either kind, each time in a new turn of the
 * event loop, as a market's messages arrive: everything that is written in one turn becomes one write to the
 * socket.
 */
const responses = new Set();
const server = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  responses.add(response);
  response.on('close', () => responses.delete(response));
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

process.on('message', async ({ text, event, times }) => {
  const bytes = Buffer.from(text);
  const lines = Buffer.from(`event: ${event}\ndata: ${text}\n\n`);
  for (let i = 0; i < times; i++) {
    for (const response of responses) response.write(lines);
    for (const socket of sockets.clients) socket.send(bytes, { binary: false });
    await nextTurn();
  }
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
