import { z } from 'zod';

/** RFC 9457 problem details: the body of every refusal. */
export const ProblemDetails = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string(),
    instance: z.string(),
    errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
  })
  .meta({
    id: 'ProblemDetails',
    description:
      'RFC 9457 problem details. `code` is stable and meant for programs; `detail` says what to do.',
    example: {
      type: 'about:blank',
      title: 'The request was refused',
      status: 400,
      detail: 'limit must be at most 200.',
      code: 'validation_failed',
      instance: '/v1/payments/payout/history',
      errors: [{ path: 'limit', code: 'too_big', message: 'Must be at most 200.' }],
    },
  });

export type ProblemDetails = z.infer<typeof ProblemDetails>;
