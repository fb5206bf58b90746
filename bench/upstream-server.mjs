import { createServer } from 'node:http';

/** An exchange that answers every request with the same order book and counts the requests. */
const BOOK = JSON.stringify({
  Asks: Array.from({ length: 20 }, (_, i) => ({
    price: String(1_000_000 + i),
    quantity: '0.5',
    orderCount: 1,
  })),
  Bids: Array.from({ length: 20 }, (_, i) => ({
    price: String(999_999 - i),
    quantity: '0.5',
    orderCount: 1,
  })),
});
let requests = 0;

const server = createServer((request, response) => {
  requests += 1;
  response.writeHead(200, { 'content-type': 'application/json' }).end(BOOK);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('message', () => {
  process.send(requests);
  requests = 0;
});
