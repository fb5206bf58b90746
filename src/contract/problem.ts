import { z } from 'zod';

/** The sentence of a text and its values. */
export const Params = z
  .looseObject({
    sentence: z.string().describe('A stable key of the sentence.').meta({ example: 'field.most' }),
  })
  .describe(
    'The sentence by its key, with the values in it: texts, numbers, `{ amount, currency }`, or another ' +
      'sentence of this form. For clients that show the text in another language than English; absent when ' +
      'the text is not written by Outlay.',
  )
  .meta({ example: { sentence: 'field.most', limit: 200 } });

const InputError = z.object({
  path: z
    .string()
    .describe(
      'The field, as a path into the body such as `withdrawals[3].amount`; empty for the whole input.',
    ),
  code: z.string().describe('A stable code for programs.'),
  message: z.string().describe('What is wrong with the field, and how to correct it.'),
  params: Params.optional(),
});

/** RFC 9457 problem details: the body of every refusal. */
export const ProblemDetails = z
  .object({
    type: z.string().describe('Always `about:blank`: `code` identifies the problem.'),
    title: z.string().describe('A short summary for people.'),
    status: z.int().describe('The HTTP status.'),
    detail: z.string().describe('What happened and what to do next, for people.'),
    code: z.string().describe('A stable code for programs.'),
    params: Params.optional(),
    instance: z.string().describe('The path of the request.'),
    errors: z.array(InputError).describe('The fields that are not valid; empty when no field is at fault.'),
  })
  .meta({
    id: 'ProblemDetails',
    description: 'RFC 9457 problem details. Decide by `code`; `title` and `detail` are for people.',
    example: {
      type: 'about:blank',
      title: 'The request was refused',
      status: 400,
      detail: 'limit: Enter at most 200.',
      code: 'validation_failed',
      params: {
        sentence: 'validation_failed',
        path: 'limit',
        message: { sentence: 'field.most', limit: 200 },
      },
      instance: '/v1/payments/payout/history',
      errors: [
        {
          path: 'limit',
          code: 'too_big',
          message: 'Enter at most 200.',
          params: { sentence: 'field.most', limit: 200 },
        },
      ],
    },
  });

export type ProblemDetails = z.infer<typeof ProblemDetails>;
