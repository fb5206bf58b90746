import type { ProblemDetails } from '../problem.ts';

type Refusal = Omit<ProblemDetails, 'type' | 'status' | 'instance' | 'errors'> & {
  errors?: ProblemDetails['errors'];
};

/** An example of a refusal for each status. */
const REFUSALS: Record<number, Refusal> = {
  400: {
    title: 'The request was refused',
    detail: 'limit: Enter at most 200.',
    code: 'validation_failed',
    errors: [{ path: 'limit', code: 'too_big', message: 'Enter at most 200.' }],
  },
  401: { title: 'Not signed in', detail: 'Sign in, or send a bearer token.', code: 'unauthenticated' },
  403: {
    title: 'Not allowed',
    detail: 'This needs the role APPROVER. Ask an admin of your company to give it to you.',
    code: 'role_required',
  },
  404: { title: 'Not found', detail: 'There is no such batch.', code: 'not_found' },
  409: {
    title: 'Request in progress',
    detail:
      'A request with this Idempotency-Key is still being processed. Wait a moment, then repeat it with ' +
      'the same key.',
    code: 'request_in_flight',
  },
  413: { title: 'Too large', detail: 'The body is larger than 1 MB.', code: 'body_too_large' },
  415: { title: 'Not JSON', detail: 'Send the body as application/json.', code: 'unsupported_media_type' },
  422: {
    title: 'Idempotency key reused',
    detail: 'This Idempotency-Key was used with a different body. Create a new key for a new request.',
    code: 'idempotency_key_reused',
  },
  429: { title: 'Too many requests', detail: 'Try again in 30 seconds.', code: 'too_many_requests' },
  500: {
    title: 'Something went wrong',
    detail: 'The server failed, and the failure was logged. Try again.',
    code: 'internal_error',
  },
};

/** The example of a refusal with this status. */
export function problemExample(status: number): ProblemDetails {
  return {
    type: 'about:blank',
    status,
    instance: '/v1/payments/bulk-withdrawals/batches',
    errors: [],
    ...REFUSALS[status]!,
  };
}
