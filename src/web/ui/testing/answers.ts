import { vi } from 'vitest';

/** A request that a component sent, as a test reads it. */
export interface SentRequest {
  method: string;
  /** Path and query, such as "/institution/payments/balances?currency=ZAR". */
  address: string;
  headers: Headers;
  body: unknown;
}

export type Answer = { status?: number; body: unknown };

/**
 * Answers requests at the network's edge: the only thing that component tests replace. Keys are a method and
 * a path ("GET /institution/payments/config"), without the query. A request without an answer fails the
 * component as a broken connection would. Returns the requests in the order in which they were sent.
 */
export function answer(
  answers: Record<string, Answer | ((request: SentRequest) => Answer | Promise<Answer>)>,
): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const url = new URL(request.url, window.location.origin);
    const text = await request.text();
    const record = {
      method: request.method,
      address: url.pathname + url.search,
      headers: request.headers,
      body: text === '' ? null : (JSON.parse(text) as unknown),
    };
    sent.push(record);
    const prepared = answers[`${request.method} ${url.pathname}`];
    if (!prepared) throw new TypeError(`No answer is prepared for ${request.method} ${url.pathname}`);
    const { status = 200, body } = typeof prepared === 'function' ? await prepared(record) : prepared;
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
    });
  });
  return sent;
}
