import Fastify from 'fastify';
import pg from 'pg';

/**
 * The limit of the benchmark `api`: routes that run SQL statements and answer with the rows, and do nothing
 * else. A message { address, max, routes } is answered with the port.
 */
process.on('message', async ({ address, max, routes }) => {
  const pool = new pg.Pool({ ...address, max });
  const app = Fastify();
  for (const { path, statements } of routes) {
    app.get(path, async () => {
      let rows = [];
      for (const { text, values } of statements) rows = (await pool.query(text, values)).rows;
      return rows;
    });
  }
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send(app.server.address().port);
});
