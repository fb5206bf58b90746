import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchWithProblems } from '../../client/runtime.ts';

/** A proxy with its own pages: it answers each request with the status of its path. */
let proxy: Server;
let url: string;
beforeAll(async () => {
  proxy = createServer((request, response) => {
    const status = Number(request.url!.slice(1));
    request.resume().on('end', () => {
      response.writeHead(status, { 'Content-Type': 'text/html' });
      response.end(`<html><head><title>${status}</title></head><center>nginx</center></html>`);
    });
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => proxy.close(closed)));

async function ask(status: number, method: string): Promise<Record<string, unknown>> {
  const body = method === 'GET' ? null : 'x'.repeat(2_000_000);
  const response = await fetchWithProblems(`${url}/${status}`, { method, body });
  return (await response.json()) as Record<string, unknown>;
}

it('names the limit of a proxy that refuses a request for its size', async () => {
  expect(await ask(413, 'POST')).toMatchObject({
    status: 413,
    code: 'too_large',
    detail: expect.stringMatching(
      /^A proxy .* so nothing was changed\. .*64 MiB \(nginx: client_max_body_size\)/,
    ),
  });
});

it.each([502, 504])('says that a change may have been made when a proxy answers %i', async (status) => {
  const { code, title, detail } = await ask(status, 'POST');
  expect([code, title]).toEqual(['no_answer', 'Outlay is not available']);
  expect(detail).toMatch(/^A proxy in front of Outlay got no answer: .* trying again does not repeat it\.$/);
  expect((await ask(status, 'GET'))['detail']).toMatch(/Wait a moment, then try again\.$/);
});

it.each([400, 403, 500, 503])('shows no page of a proxy: %i', async (status) => {
  const { detail, errors } = await ask(status, 'POST');
  expect(detail).not.toMatch(/<|nginx/);
  expect(errors).toEqual([]);
});
