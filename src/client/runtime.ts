import { quoteLargeIntegers } from '../shared/whole-json.ts';
import type { Config } from './client/types.gen.ts';
import type { ProblemDetails } from './types.gen.ts';

/**
 * The error code of a request without an answer. Its effect is unknown, so a POST is sent again with the same
 * idempotency key.
 */
export const NO_ANSWER = 'no_answer';

/**
 * Configures the generated clients: same origin, with the session cookie, and every refusal thrown as the
 * ProblemDetails that the server sent. A failure without problem details (no network, a proxy's page) gets
 * some here, so that pages handle one shape.
 */
export function createClientConfig<T extends Config>(config?: T): T {
  return { ...config, credentials: 'same-origin', throwOnError: true, fetch: fetchWithProblems } as T;
}

async function fetchWithProblems(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(input, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return problem(
      503,
      NO_ANSWER,
      'No answer',
      'The server could not be reached. Check the connection and try again.',
    );
  }
  if (response.ok)
    return response.headers.get('Content-Type')?.startsWith('application/json')
      ? withWholeIntegers(response)
      : response;
  if (isProblem(response)) return response;
  const code = response.status >= 502 ? NO_ANSWER : 'unexpected_answer';
  return problem(
    response.status,
    code,
    'Unexpected answer',
    `The server answered ${response.status} without a reason. Try again.`,
  );
}

/** A 64-bit integer would lose its last digits as a number, so it is passed on as text. */
async function withWholeIntegers(response: Response): Promise<Response> {
  const text = await response.text();
  const whole = quoteLargeIntegers(text);
  return new Response(whole || null, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
}

function isProblem(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('application/problem+json') ?? false;
}

function problem(status: number, code: string, title: string, detail: string): Response {
  const body: ProblemDetails = { type: 'about:blank', title, status, detail, code, instance: '', errors: [] };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}
