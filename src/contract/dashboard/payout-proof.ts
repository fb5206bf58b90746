import { z } from 'zod';
import { Approval } from '../batches.ts';
import { Amount, CurrencyCode, IdParams, Person, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { PayoutTransactionForDisplay } from '../payouts.ts';
import { PayoutPageFilters } from './payouts.ts';

const AuditProof = z
  .object({
    seq: z.int().min(1).meta({ description: "The number of the entry in the entity's log.", example: 118 }),
    at: Timestamp.describe('When the change was made.'),
    action: z
      .enum(['batch.created', 'batch.approved', 'batch.released'])
      .meta({ description: 'What was done.', example: 'batch.approved' }),
    name: z.string().meta({
      description: 'The name of the person; Outlay for the dispatch to the bank.',
      example: 'Thandi Nkosi',
    }),
    hash: z.string().meta({
      description: 'The SHA-256 over the entry and the hash of the entry before it, in lower-case hex.',
      example: 'b'.repeat(64),
    }),
  })
  .meta({ id: 'AuditProof', description: 'An entry of the audit log that proves a step of a batch.' });

const LegalName = z.string().meta({
  description: 'The registered name of the paying entity; its name while the operator has not set one.',
  example: 'Karoo Trading (Pty) Ltd',
});

const AuditEntries = z
  .array(AuditProof)
  .describe('The audit entries of the creation, the approvals and the dispatch of the batch, oldest first.');

export const PayoutProof = z
  .object({
    payout: PayoutTransactionForDisplay.describe('The payout.'),
    entityName: z.string().describe('The name of the paying entity.'),
    legalName: LegalName,
    issuedAt: Timestamp.describe('When this proof was read.'),
    attemptId: Uuid.nullable().meta({
      description:
        'The id of the payment at the bank. Outlay stored it before it submitted the payment; null if it ' +
        'was not submitted.',
    }),
    railReference: z.string().nullable().describe("The bank's reference; null until the bank has answered."),
    rowNumber: z.int().min(1).nullable().describe('The row of the withdrawal; null without a batch.'),
    ownReference: z.string().nullable().describe("The payer's own reference; null without one."),
    createdBy: Person.nullable().describe('The user who created the batch; null without a batch.'),
    approvals: z.array(Approval).describe('The approvals of the batch.'),
    movesOn: z.iso
      .date()
      .nullable()
      .meta({
        description:
          'The day on which the bank pays the batch. It may still come although the payout is COMPLETE: a ' +
          'bank can accept a payment for a later day. Null for money received, and where no day is known.',
        example: '2026-03-02',
      }),
    contentDigest: z.string().nullable().describe('The content digest of the batch; null without a batch.'),
    timeline: z
      .array(
        z.object({
          at: Timestamp.describe('When it happened.'),
          event: z.string().describe('The type of the event.'),
          name: z.string().nullable().describe('The name of the person; null for Outlay and the bank.'),
          description: z.string().describe('The event in words.'),
        }),
      )
      .describe('The events of the payout, oldest first.'),
    auditEntries: AuditEntries,
    transfers: z
      .array(
        z.object({
          id: Uuid.describe('The id of the transfer.'),
          kind: z.string().describe('The type of the transfer.'),
          at: Timestamp.describe('When it was posted.'),
          postings: z
            .array(
              z.object({
                account: z.string().describe('The ledger account.'),
                currency: CurrencyCode.describe('The currency of the posting.'),
                amount: Amount.describe('The change of the account; negative: money out of it.'),
              }),
            )
            .describe('The postings of the transfer; their amounts add up to zero.'),
        }),
      )
      .describe('The ledger transfers of the payout, oldest first.'),
    linkedPayoutId: Uuid.nullable().meta({
      description:
        'For a returned payment, the outgoing payout and its incoming counterpart name each other; null ' +
        'otherwise.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c32',
    }),
  })
  .meta({
    id: 'PayoutProof',
    description:
      'The evidence of one payout: its creator, its approvals, the answers of the bank and its ledger ' +
      'postings.',
  });

export const getPayoutProof = operation({
  operationId: 'getPayoutProof',
  method: 'GET',
  path: '/app/payouts/{id}/proof',
  tag: 'Payout History',
  summary: 'Read the proof of a payout',
  description: 'Returns the payout with its timeline, approvals and ledger postings.',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The proof.', schema: PayoutProof } },
  refusals: [401, 403, 404, 429],
});

const BatchProof = z
  .object({
    legalName: LegalName,
    issuedAt: Timestamp.describe('When this proof was read.'),
    auditEntries: AuditEntries,
  })
  .meta({ id: 'BatchProof', description: 'The evidence of one batch, beside the batch itself.' });

export const getBatchProof = operation({
  operationId: 'getBatchProof',
  method: 'GET',
  path: '/app/batches/{id}/proof',
  tag: 'Payout History',
  summary: 'Read the proof of a batch',
  description: 'Returns the audit entries that prove who created and approved the batch.',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The proof.', schema: BatchProof } },
  refusals: [401, 403, 404, 429],
});

export const exportPayouts = operation({
  operationId: 'exportPayouts',
  method: 'GET',
  path: '/app/payouts.csv',
  tag: 'Payout History',
  summary: 'Export payouts as CSV',
  description:
    'Returns the payouts that the same filters find in the payout history. Cells are escaped so that a ' +
    'spreadsheet does not run them as formulas.',
  roles: 'every',
  query: z.object(PayoutPageFilters),
  answers: { 200: { description: 'The CSV file.', schema: z.string(), mediaType: 'text/csv' } },
  refusals: [400, 401, 403, 429],
  errors: ['too_many_exports'],
});
