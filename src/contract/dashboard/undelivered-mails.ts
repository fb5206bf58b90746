import { z } from 'zod';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { IdempotencyHeaders, IdParams, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';

const MAILS = '/app/undelivered-mails';
const tag = 'Notifications';

export const UndeliveredMail = z
  .object({
    id: Uuid.describe('The id of the mail.'),
    about: z.enum(['BATCH', 'LOW_BALANCE', 'NOTIFICATIONS', 'PAYER', 'OTHER']).meta({
      description:
        'The subject: one batch, a low balance, the notifications that a user has chosen to get, or what a ' +
        'payer is asked for.',
      example: 'BATCH',
    }),
    address: z.string().meta({ description: 'To whom it goes.', example: 'approver@karoo.example' }),
    failedAt: Timestamp.describe('When it failed first.'),
    triedAt: Timestamp.describe('When it was tried last.'),
    attempts: z.int().min(1).meta({ description: 'How often it was tried.', example: 4 }),
    nextTryAt: Timestamp.nullable().describe('When it is tried again; null once it was given up.'),
    error: z.string().meta({
      description: 'What the mail server said, or why it was not reached.',
      example: 'connect ECONNREFUSED 10.0.0.5:587',
    }),
  })
  .meta({ id: 'UndeliveredMail', description: 'A mail that the mail server has not accepted.' });

export const listUndeliveredMails = operation({
  operationId: 'listUndeliveredMails',
  method: 'GET',
  path: MAILS,
  tag,
  summary: 'List the mails that were not delivered',
  description:
    'Returns the mails of the entity that the mail server has not accepted, the oldest first: at most 100. ' +
    'Each is tried for five days with pauses of up to an hour, and then kept for 30 days.',
  roles: PERMISSIONS.manageMails,
  answers: { 200: { description: 'The mails.', schema: z.array(UndeliveredMail) } },
  refusals: [401, 403, 429],
});

export const sendMailsAgain = operation({
  operationId: 'sendMailsAgain',
  method: 'POST',
  path: `${MAILS}/send-again`,
  tag,
  summary: 'Send the undelivered mails again',
  description:
    'Makes every undelivered mail of the entity due at once. The worker sends them within a minute.',
  roles: PERMISSIONS.manageMails,
  headers: IdempotencyHeaders,
  answers: {
    200: {
      description: 'The mails are due.',
      schema: z
        .object({ count: z.int().min(0).meta({ description: 'How many mails.', example: 3 }) })
        .meta({ id: 'MailsDue', description: 'How many mails are sent again.' }),
    },
  },
  refusals: [400, 401, 403, 409, 413, 415, 422, 429],
});

export const dismissMail = operation({
  operationId: 'dismissMail',
  method: 'POST',
  path: `${MAILS}/{id}/dismiss`,
  tag,
  summary: 'Dismiss an undelivered mail',
  description: 'Deletes a mail that need not be sent any more, for example because its address is wrong.',
  roles: PERMISSIONS.manageMails,
  params: IdParams,
  headers: IdempotencyHeaders,
  answers: { 200: { description: 'The mail that was deleted.', schema: UndeliveredMail } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
});
