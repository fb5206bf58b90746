import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actAsOneUser, fetchWithProblems } from '../../client/runtime.ts';

/** A server that answers as the user of its session, which the test switches. */
let server: Server;
let url: string;
let user = 'user-of-a';
let heard: IncomingHttpHeaders = {};
beforeAll(async () => {
  server = createServer((request, response) => {
    heard = request.headers;
    request.resume().on('end', () => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Outlay-User': user });
      response.end(JSON.stringify({ of: user }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

async function ask(path: string, method = 'GET'): Promise<Record<string, unknown>> {
  return (await (await fetchWithProblems(url + path, { method })).json()) as Record<string, unknown>;
}

it('a page names the user of its first answer, and shows no answer for another user', async () => {
  // A program that acts for several users is no page.
  expect(await ask('/app/session')).toEqual({ of: 'user-of-a' });
  user = 'user-of-b';
  expect(await ask('/data')).toEqual({ of: 'user-of-b' });
  expect(heard['outlay-user']).toBeUndefined();

  user = 'user-of-a';
  actAsOneUser();
  expect(await ask('/app/session')).toEqual({ of: 'user-of-a' });
  await ask('/data', 'POST');
  expect(heard['outlay-user']).toBe('user-of-a');

  user = 'user-of-b';
  expect(await ask('/data')).toMatchObject({ status: 401, code: 'other_company' });
  expect(await ask('/data', 'POST')).toMatchObject({ code: 'other_company' });
  expect(heard['outlay-user']).toBe('user-of-a');
  // The session itself is shown, so that the page can say what has happened.
  expect(await ask('/app/session')).toEqual({ of: 'user-of-b' });

  user = 'user-of-a';
  expect(await ask('/data')).toEqual({ of: 'user-of-a' });
});
