import { z } from 'zod';
import {
  ALLOCATION_ENDS,
  MOST_ALLOCATIONS,
  RECEIPT_REASONS,
  RECEIPT_STATUSES,
  type ReceiptReason,
} from '../shared/collection-terms.ts';
import { PERMISSIONS } from '../shared/permissions.ts';
import { MATCH_VERDICTS, POSTING_WAYS } from '../shared/reconciliation-terms.ts';
import { TEXT_LIMITS } from '../shared/terms.ts';
import {
  Amount,
  CurrencyCode,
  IdempotencyHeaders,
  IdParams,
  lines,
  oneLine,
  page,
  PagingQuery,
  Person,
  Timestamp,
  Uuid,
} from './common.ts';
import { Day } from './execution-dates.ts';
import { operation } from './operation.ts';
import { Refund } from './receipt-refunds.ts';
import { withdrawalRequestShape } from './withdrawal-fields.ts';

const RECEIPTS = '/payments/collections/receipts';
const ONE = `${RECEIPTS}/{id}`;
const tag = 'Getting Paid';

const RECEIPT_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9dc1';
const ALLOCATION_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9dc2';
const REQUEST_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f01';
const PAYER_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f02';

const ReceiptStatusName = z.enum(RECEIPT_STATUSES).meta({
  id: 'ReceiptStatus',
  description:
    'UNALLOCATED: it pays nothing yet. PARTLY_ALLOCATED: a part of it does. ALLOCATED: all of it. ' +
    'RETURNED: the bank has taken it back.',
  example: 'ALLOCATED',
});

const Reason = z.enum(Object.keys(RECEIPT_REASONS) as ReceiptReason[]).meta({
  description: 'Why it was matched as it was.',
  example: 'REFERENCE',
});

const PayerInBrief = z
  .object({
    id: Uuid.meta({ description: 'The id of the payer.', example: PAYER_ID }),
    name: z.string().meta({ description: 'The name of the payer.', example: 'Naledi Mokoena' }),
  })
  .meta({ id: 'PayerInBrief', description: 'A payer.' });

const RequestInBrief = z
  .object({
    id: Uuid.meta({ description: 'The id of the request.', example: REQUEST_ID }),
    label: z.string().meta({ description: 'Its subject.', example: 'School fees, second term' }),
    invoiceNumber: z.string().nullable().meta({
      description: 'The number of its invoice; null without one.',
      example: 'INV-2026-0417',
    }),
    reference: z.string().meta({ description: 'The reference that its payer quotes.', example: '7KQ4MXFW' }),
  })
  .meta({ id: 'PaymentRequestInBrief', description: 'A payment request.' });

const Proposal = z
  .object({
    id: Uuid.meta({
      description: 'Names what the user saw, when it is accepted. Another proposal has another id.',
      example: '01939b5e-7c1a-8f00-8a54-0d5a3e1b9dc3',
    }),
    verdict: z.enum(MATCH_VERDICTS).meta({
      description: 'EXACT: it was asked for after the money came. LIKELY: a user decides.',
      example: 'LIKELY',
    }),
    reason: Reason.describe('Why it is proposed.'),
    payer: PayerInBrief.nullable().describe('Who may have paid; null if unknown.'),
    allocations: z
      .array(
        z.object({
          request: RequestInBrief.describe('The request.'),
          amount: Amount.describe('What it would receive.'),
        }),
      )
      .describe('What it would pay.'),
    creditAmount: Amount.describe('What would become a credit of the payer.'),
    leftAmount: Amount.describe('What would stay unallocated.'),
  })
  .meta({ id: 'ReceiptProposal', description: 'What the unallocated part of a receipt may pay.' });

const receiptShape = {
  id: Uuid.meta({ description: 'The id of the receipt.', example: RECEIPT_ID }),
  status: ReceiptStatusName.describe('How much of it is allocated.'),
  receivedOn: Day.describe('The day on which the bank booked it.'),
  currency: CurrencyCode.describe('The currency of its amounts.'),
  amount: Amount.describe('What was received.'),
  allocatedAmount: Amount.describe('What pays requests, or is a credit of a payer.'),
  refundedAmount: Amount.describe('What was given back, or is to be once its batch is approved and paid.'),
  unallocatedAmount: Amount.describe('What a user still decides about; zero once it was taken back.'),
  reason: Reason.describe('Why it was matched as it was when it came.'),
  text: z.string().meta({ description: 'The words of its entry.', example: 'EFT 7KQ4MXFW' }),
  counterparty: z
    .object({
      name: z.string().nullable().meta({ description: 'The name; null if unknown.', example: 'N MOKOENA' }),
      accountNumber: z.string().nullable().meta({
        description: 'The account; null if unknown.',
        example: '62000000123',
      }),
    })
    .describe('Who paid, as the bank says.'),
  payer: PayerInBrief.nullable().describe('Who paid, once all of its allocations are for one payer.'),
  account: z
    .object({
      id: Uuid.meta({
        description: 'The id of the account.',
        example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c82',
      }),
      accountNumber: z.string().meta({ description: 'Its number.', example: '62000000077' }),
    })
    .describe('The receiving account.'),
  entryId: Uuid.meta({
    description: 'The entry of the statement.',
    example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c84',
  }),
  returnedOn: Day.nullable().meta({
    description: 'The day on which the bank took it back; null if it did not.',
    example: null,
  }),
  proposal: Proposal.nullable().describe(
    'What its unallocated part may pay, by the requests as they are now; null without a proposal.',
  ),
  version: z.int().min(1).meta({ description: 'Counts its changes.', example: 2 }),
  createdAt: Timestamp.describe('When it was recorded.'),
  updatedAt: Timestamp.describe('When it last changed.'),
};

export const Receipt = z
  .object(receiptShape)
  .meta({ id: 'Receipt', description: 'Money of a payer on a receiving account.' });

const Allocation = z
  .object({
    id: Uuid.meta({ description: 'The id of the allocation.', example: ALLOCATION_ID }),
    request: RequestInBrief.nullable().describe('The request that it pays; null for a credit.'),
    creditOf: PayerInBrief.nullable().describe('The payer whose credit it is; null for a request.'),
    amount: Amount.describe('Its amount. It never changes.'),
    way: z.enum(POSTING_WAYS).meta({
      description: 'EXACT: when the money came. PROPOSAL: a user accepted a proposal. CHOICE: a user chose.',
      example: 'EXACT',
    }),
    reason: Reason.nullable().describe('Why it was matched so; null for a choice of a user.'),
    by: Person.nullable().describe('The user who allocated it, or confirmed the statement; null without.'),
    at: Timestamp.describe('When.'),
    ended: z
      .object({
        kind: z.enum(ALLOCATION_ENDS).meta({
          description: 'DEALLOCATED: by a user. TAKEN_BACK: with its receipt, by the bank.',
          example: 'DEALLOCATED',
        }),
        by: Person.nullable().describe('The user; null without one.'),
        at: Timestamp.describe('When.'),
        reason: z.string().nullable().meta({ description: 'Why; null without.', example: 'Wrong child.' }),
      })
      .nullable()
      .describe('How it ended; null while it counts.'),
  })
  .meta({ id: 'ReceiptAllocation', description: 'What a part of a receipt pays.' });

export const ReceiptDetail = z
  .object({
    ...receiptShape,
    allocations: z.array(Allocation).describe('Its allocations, the earliest first, also ended ones.'),
    refunds: z.array(Refund).describe('Its refunds, the earliest first, also those that ended.'),
    mayAllocate: z
      .array(Person)
      .nullable()
      .describe(
        'The users who may allocate it, when users uploaded its statement: those who did not. null: every ' +
          'approver and admin.',
      ),
  })
  .meta({ id: 'ReceiptDetail', description: 'A receipt with what it pays.' });

const answer = { 200: { description: 'The receipt.', schema: ReceiptDetail } };
const changing = {
  tag,
  identity: ['UserUniqueId'],
  roles: PERMISSIONS.allocateReceipts,
  params: IdParams,
  malformedId: 400,
  headers: IdempotencyHeaders,
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
} as const;

const filters = {
  status: ReceiptStatusName.optional().meta({ description: 'Only receipts in this status.' }),
  isOpen: z.enum(['true', 'false']).optional().meta({
    description: 'true: only receipts with a part that a user still decides about. false: only the others.',
    example: 'true',
  }),
  payerId: Uuid.optional().meta({ description: 'Only receipts of this payer.', example: PAYER_ID }),
  query: oneLine(100).optional().meta({
    description: 'Only receipts whose bank words, name or account contain these words.',
    example: 'mokoena',
  }),
  from: Day.optional().meta({ description: 'Only receipts of this day or later.' }),
  to: Day.optional().meta({ description: 'Only receipts of this day or earlier.' }),
};

export const listReceipts = operation({
  operationId: 'listReceipts',
  method: 'GET',
  path: RECEIPTS,
  tag,
  summary: 'List receipts',
  description: 'Returns the receipts that the filters find, the latest day first.',
  roles: 'every',
  query: z.object({ ...filters, ...PagingQuery }),
  answers: {
    200: {
      description: 'A page of receipts.',
      schema: page(Receipt, 'PaginatedReceipt', 'Receipts, the latest day first.'),
    },
  },
  refusals: [400, 401, 403, 429],
});

/** The columns of the export. */
export const RECEIPT_EXPORT_COLUMNS = [
  'id',
  'received_on',
  'status',
  'currency',
  'amount',
  'allocated_amount',
  'refunded_amount',
  'unallocated_amount',
  'payer',
  'reason',
  'text',
  'counterparty_name',
  'counterparty_account',
  'account_number',
  'returned_on',
  'created_at',
] as const;

export const exportReceipts = operation({
  operationId: 'exportReceipts',
  method: 'GET',
  path: `${RECEIPTS}/export`,
  tag,
  summary: 'Export receipts as CSV',
  description:
    'Returns the receipts that the filters find, in the order of the list, as a CSV file. Cells are ' +
    'escaped so that a spreadsheet does not run them as formulas. The export is in the audit log.',
  roles: 'every',
  query: z.object(filters),
  answers: { 200: { description: 'The CSV file.', schema: z.string(), mediaType: 'text/csv' } },
  refusals: [400, 401, 403, 429],
  errors: ['too_many_exports'],
});

export const getReceipt = operation({
  operationId: 'getReceipt',
  method: 'GET',
  path: ONE,
  tag,
  summary: 'Read a receipt',
  description: 'Returns the receipt with its allocations, and what its unallocated part may pay.',
  roles: 'every',
  params: IdParams,
  answers: answer,
  refusals: [401, 403, 404, 429],
});

export const allocateReceipt = operation({
  ...changing,
  operationId: 'allocateReceipt',
  method: 'POST',
  path: `${ONE}/allocate`,
  summary: 'Allocate a receipt',
  description:
    'Accepts the proposal, or allocates parts of the receipt as the user chooses: to open requests, and as ' +
    'a credit of a payer. Never more than the receipt has left, or than a request has open. The ' +
    'uploader of the statement that brought the receipt cannot allocate it.',
  body: z
    .strictObject({
      proposalId: Uuid.optional().meta({
        description: 'The proposal that the user saw; then nothing else is sent.',
        example: '01939b5e-7c1a-8f00-8a54-0d5a3e1b9dc3',
      }),
      allocations: z
        .array(
          z.strictObject({
            paymentRequestId: Uuid.meta({ description: 'The request.', example: REQUEST_ID }),
            amount: Amount.describe('What it receives, above zero.'),
          }),
        )
        .max(MOST_ALLOCATIONS)
        .optional()
        .describe('The requests that it pays, each once.'),
      credit: z
        .strictObject({
          payerId: Uuid.meta({ description: 'The payer.', example: PAYER_ID }),
          amount: Amount.describe('The credit, above zero.'),
        })
        .optional()
        .describe('What becomes a credit of a payer.'),
    })
    .superRefine(({ proposalId, allocations = [], credit }, context) => {
      const isChosen = allocations.length > 0 || credit !== undefined;
      if (isChosen === (proposalId !== undefined))
        context.addIssue({
          code: 'custom',
          path: [],
          message: 'Send either proposalId, or allocations, a credit or both.',
        });
      const ids = allocations.map(({ paymentRequestId }) => paymentRequestId);
      const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
      if (twice >= 0)
        context.addIssue({
          code: 'custom',
          path: ['allocations', twice, 'paymentRequestId'],
          message: 'This request is named twice.',
        });
    })
    .meta({ id: 'AllocateReceiptRequest', description: 'What a receipt pays.' }),
  answers: answer,
  errors: [
    'receipt_taken_back',
    'proposal_changed',
    'invalid_allocation',
    'allocation_above_receipt',
    'allocation_above_request',
    'own_statement',
  ],
});

export const deallocateReceipt = operation({
  ...changing,
  operationId: 'deallocateReceipt',
  method: 'POST',
  path: `${ONE}/deallocate`,
  summary: 'End allocations of a receipt',
  description:
    'Ends allocations, whole: their requests are open again, and credits are gone. They stay on record.',
  body: z
    .strictObject({
      allocationIds: z
        .array(Uuid)
        .min(1)
        .max(MOST_ALLOCATIONS)
        .meta({ description: 'The allocations that end.', example: [ALLOCATION_ID] }),
      reason: lines(TEXT_LIMITS.decisionReason).describe('Why, for the histories and the audit log.'),
    })
    .meta({ id: 'DeallocateReceiptRequest', description: 'Allocations that end, and why.' }),
  answers: answer,
  errors: ['receipt_taken_back', 'allocation_ended', 'own_statement'],
});

const { beneficiaryName, bankCode, branchCode, accountNumber, accountType, amount } =
  withdrawalRequestShape();

export const refundReceipt = operation({
  ...changing,
  operationId: 'refundReceipt',
  method: 'POST',
  path: `${ONE}/refund`,
  summary: 'Refund a receipt',
  description:
    'Gives back what a receipt has left: creates a batch of one withdrawal that waits for approval as any ' +
    'other, and is paid from FUNDING. The refunds of a receipt never exceed what it has, less its ' +
    'allocations. Money of a refund that is rejected, cancelled, expired, failed or returned can be ' +
    'refunded again, by another request: its batch is neither corrected nor paid again.',
  roles: PERMISSIONS.prepareBatch,
  body: z
    .strictObject({
      amount: amount.describe('What is given back.'),
      account: z
        .strictObject({
          beneficiaryName,
          bankCode,
          branchCode,
          accountNumber: accountNumber.optional().meta({
            description: 'Absent: the account from which the money came, where the bank states it.',
            example: '62012345678',
          }),
          accountType,
        })
        .describe('The account that is paid.'),
      reason: lines(TEXT_LIMITS.decisionReason).describe('Why, for the approver and the audit log.'),
      duplicateReason: lines(TEXT_LIMITS.duplicateReason).optional().meta({
        description: 'Why a possible duplicate is paid anyway. Required when there is one.',
        example: 'The parent paid for two children.',
      }),
    })
    .meta({ id: 'RefundReceiptRequest', description: 'What is given back, to which account, and why.' }),
  answers: answer,
  errors: [
    'receipt_taken_back',
    'invalid_refund',
    'refund_above_receipt',
    'no_entity_config',
    'payouts_disabled',
    'currency_not_payable',
    'currency_not_enabled',
    'batch_amount_exceeded',
    'payee_not_registered',
    'possible_duplicates',
  ],
});
