import { z } from 'zod';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { IdParams, Person, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { base64url, PasskeyAssertion, PasskeyChallenge } from '../passkeys.ts';

const contentDigest = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({
    description: 'The content digest of the batch.',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  });

const ApprovalToSign = z
  .strictObject({
    contentDigest: contentDigest.describe('The content digest that the approver has read.'),
  })
  .meta({ id: 'ApprovalToSign', description: 'Which content of a batch is to be approved.' });

const SignedApproval = z
  .object({
    batchId: Uuid.meta({ description: 'The batch.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9d01' }),
    label: z.string().meta({ description: 'The label of the batch.', example: 'Salaries March' }),
    contentDigest,
    totalAmount: z.string().meta({ description: 'Its total.', example: '1250.00' }),
    currency: z.string().meta({ description: 'Its currency.', example: 'ZAR' }),
    userId: Uuid.meta({ description: 'The approver.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c02' }),
    userName: z.string().meta({ description: 'The name of the approver.', example: 'Thandi Nkosi' }),
    approvedAt: Timestamp.describe('When they approved.'),
    onBehalfOf: Person.optional().meta({
      description: 'The user for whom they approved by a delegation; absent when for themselves.',
      example: undefined,
    }),
    passkeys: z
      .array(
        z.object({
          name: z.string().meta({ description: 'Its name.', example: 'Laptop at work' }),
          publicKey: base64url(4_000).meta({
            description: 'Its public key, as a COSE_Key.',
            example: 'pQECAyYgASFYIA',
          }),
          assertion: PasskeyAssertion.describe('What it signed.'),
        }),
      )
      .describe('The signatures of this approval; empty when it was given without a passkey.'),
  })
  .meta({ id: 'SignedApproval', description: 'An approval with the signatures that belong to it.' });

const ApprovalExport = z
  .object({
    format: z.literal('outlay-approvals-1').describe('The format of this file.'),
    rpId: z.string().meta({ description: 'The host to which passkeys belong.', example: 'pay.example.com' }),
    origin: z.string().meta({
      description: 'The address of the dashboard.',
      example: 'https://pay.example.com',
    }),
    entity: z.string().meta({ description: 'The company.', example: 'Karoo Trading' }),
    issuedAt: Timestamp.describe('When this file was written.'),
    approvals: z.array(SignedApproval).describe('The approvals, oldest first.'),
  })
  .meta({
    id: 'ApprovalExport',
    description: 'Approvals with what their signatures need. `npm run verify-approvals` checks them.',
  });

const path = '/app/batches/{id}';

export const startApproval = operation({
  operationId: 'startApproval',
  method: 'POST',
  path: `${path}/passkey-challenge`,
  tag: 'Passkeys',
  summary: 'Begin to approve a batch with a passkey',
  description:
    'Issues the challenge for one approval of one batch by the signed-in user: the SHA-256 of the content ' +
    'digest (32 bytes), the id of the batch (16 bytes) and the nonce (32 bytes). The answer of the passkey ' +
    'goes into the body of `approveBatch`.',
  roles: PERMISSIONS.approveBatch,
  params: IdParams,
  body: ApprovalToSign,
  answers: { 200: { description: 'The challenge.', schema: PasskeyChallenge } },
  refusals: [400, 401, 403, 404, 413, 415, 429],
  errors: ['digest_mismatch', 'no_passkey'],
});

export const exportApprovals = operation({
  operationId: 'exportApprovals',
  method: 'GET',
  path: `${path}/approvals`,
  tag: 'Passkeys',
  summary: 'Export the approvals of a batch with their signatures',
  description:
    'Returns what anyone needs to verify, without Outlay, that the approvers of a batch signed its content ' +
    'with their passkeys.',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The approvals.', schema: ApprovalExport } },
  refusals: [401, 403, 404, 429],
});
