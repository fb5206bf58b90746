import { z } from 'zod';
import { BANK_FILE_LIMITS } from '../../shared/bank-file-terms.ts';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { IdempotencyHeaders, IdParams, lines, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { ENTRIES, entryAnswer } from './reconciliation-entries.ts';

const tag = 'Reconciliation';

/** The most payments that a user may choose for one entry. */
const MOST_CHOSEN = 100;

const reasonText = lines(BANK_FILE_LIMITS.note);

const changeRefusals = [400, 401, 403, 404, 409, 413, 415, 422, 429] as const;

export const postProposal = operation({
  operationId: 'postProposal',
  method: 'POST',
  path: `${ENTRIES}/{id}/post-proposal`,
  tag,
  summary: 'Post an entry as proposed',
  description:
    'Posts the entry for the items of its proposal. The other entries of a split item, and the entry that ' +
    'a correction takes back, are posted with it. An entry that only users have uploaded, and that moves ' +
    'money, is posted by a user other than its uploader.',
  roles: PERMISSIONS.reconcileEntries,
  params: IdParams,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      proposalId: Uuid.meta({
        description: 'The id of the proposal that the user saw.',
        example: '01939b5e-7c1a-8f00-8a54-0d5a3e1b9c91',
      }),
    })
    .meta({ id: 'PostProposalRequest', description: 'The proposal to post.' }),
  answers: entryAnswer,
  refusals: changeRefusals,
  errors: [
    'fresh_sign_in_required',
    'entry_posted',
    'statement_taken_back',
    'proposal_changed',
    'item_posted',
    'own_statement',
    'before_opening_balance',
    'month_closed',
  ],
});

const withdrawalIds = z.array(Uuid).max(MOST_CHOSEN);
const fileIds = z.array(Uuid).max(MOST_CHOSEN);
const reason = reasonText.optional().meta({
  description: 'Why it is posted although the amounts differ. Needed when they do.',
  example: 'The bank took its fee from the payment.',
});

export const postEntry = operation({
  operationId: 'postEntry',
  method: 'POST',
  path: `${ENTRIES}/{id}/post`,
  tag,
  summary: 'Post an entry as a user chooses',
  description:
    'Posts the entry for payments of bank files, as a fee of the bank, as funding, or as funding that went ' +
    'back; an entry of a receiving account as a receipt, as a receipt that the bank took back, or as a fee ' +
    'that is taken from COLLECTION. Other fees and funding that went back are taken from FUNDING; funding ' +
    'is added to it. An entry that ' +
    'only users have uploaded is posted by a user other than its uploader.',
  roles: PERMISSIONS.reconcileEntries,
  params: IdParams,
  headers: IdempotencyHeaders,
  body: z
    .discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('PAYOUT').meta({ description: 'The payments that it pays.', example: 'PAYOUT' }),
        withdrawalIds: withdrawalIds.meta({
          description: 'The withdrawals of single payments; empty for whole files only.',
          example: ['01939b5e-7c1a-7f00-8a54-0d5a3e1b9c21'],
        }),
        fileIds: fileIds.optional().meta({
          description:
            'Bank files: all their payments that no entry is posted for. Those that the bank rejected are ' +
            'among them only if `rejected` says what they are.',
          example: ['01939b5e-7c1a-7f00-8a54-0d5a3e1b9c61'],
        }),
        withoutIds: withdrawalIds.optional().meta({
          description: 'The withdrawals of payments of these files that the entry does not contain.',
          example: [],
        }),
        rejected: z
          .enum(['GIVEN_BACK', 'PAID'])
          .optional()
          .meta({
            description:
              'Says what happened to the chosen payments that the bank had rejected. GIVEN_BACK: the ' +
              'bank debited them and gives the money back. PAID: the bank paid them after all. ' +
              'Required if there are any.',
            example: 'GIVEN_BACK',
          }),
        reason,
      }),
      z.strictObject({
        kind: z.literal('GIVEN_BACK').meta({
          description: 'The credit of payments that the bank had rejected and debited all the same.',
          example: 'GIVEN_BACK',
        }),
        withdrawalIds: withdrawalIds.min(1).meta({
          description: 'The withdrawals of the payments.',
          example: ['01939b5e-7c1a-7f00-8a54-0d5a3e1b9c21'],
        }),
        reason,
      }),
      z.strictObject({
        kind: z.literal('RETURN').meta({ description: 'A payment that came back.', example: 'RETURN' }),
        withdrawalId: Uuid.meta({
          description: 'The withdrawal of the payment.',
          example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c21',
        }),
        reason,
      }),
      z.strictObject({
        kind: z.literal('FEE').meta({
          description:
            'A fee that the bank charged. It settles the expected fees of payments up to its day, and only ' +
            'the excess is taken from FUNDING.',
          example: 'FEE',
        }),
        isLast: z
          .boolean()
          .optional()
          .meta({
            description:
              'Whether the bank charges no more for the payments up to its day: expected fees beyond this ' +
              'one are given back to FUNDING. Without it, they stay expected.',
            example: false,
          }),
      }),
      z.strictObject({
        kind: z.literal('FUNDING').meta({ description: 'Money to pay from.', example: 'FUNDING' }),
        fundingRecordId: Uuid.optional().meta({
          description: 'The funding record whose announced money it is. Without one, a new record is made.',
          example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9ca1',
        }),
        reason,
      }),
      z.strictObject({
        kind: z.literal('FUNDING_RETURN').meta({
          description: 'Funding that went back.',
          example: 'FUNDING_RETURN',
        }),
        fundingRecordId: Uuid.meta({
          description: 'The funding record whose money went back.',
          example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9ca1',
        }),
        reason,
      }),
      z.strictObject({
        kind: z.literal('RECEIPT').meta({
          description: 'Money of a payer on a receiving account.',
          example: 'RECEIPT',
        }),
      }),
      z.strictObject({
        kind: z.literal('RECEIPT_RETURN').meta({
          description: 'A whole receipt that the bank took back.',
          example: 'RECEIPT_RETURN',
        }),
        receiptId: Uuid.meta({
          description: 'The receipt.',
          example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9dc1',
        }),
      }),
    ])
    .meta({ id: 'PostEntryRequest', description: 'What the entry is.' }),
  answers: entryAnswer,
  refusals: changeRefusals,
  errors: [
    'fresh_sign_in_required',
    'own_statement',
    'entry_posted',
    'statement_taken_back',
    'posting_not_possible',
    'rejected_needs_choice',
    'item_posted',
    'difference_needs_reason',
    'return_told_for_another',
    'before_opening_balance',
    'month_closed',
  ],
});

export const setEntryAside = operation({
  operationId: 'setEntryAside',
  method: 'POST',
  path: `${ENTRIES}/{id}/set-aside`,
  tag,
  summary: 'Set an entry aside',
  description:
    'Takes the entry off the list of open entries, with a reason. It changes no payment, and the entry can ' +
    'still be posted.',
  roles: PERMISSIONS.reconcileEntries,
  params: IdParams,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      reason: reasonText.meta({ description: 'Why.', example: 'The bank will take it back tomorrow.' }),
    })
    .meta({ id: 'SetEntryAsideRequest', description: 'Why an entry is set aside.' }),
  answers: entryAnswer,
  refusals: changeRefusals,
  errors: ['entry_posted', 'statement_taken_back', 'month_closed'],
});

export const undoPosting = operation({
  operationId: 'undoPosting',
  method: 'POST',
  path: `${ENTRIES}/{id}/undo`,
  tag,
  summary: 'Take back what an entry is posted as',
  description:
    'Reopens an entry that is posted as other business or as a fee that belongs to no payment. FUNDING is ' +
    'as it was before. No rule posts the entry again without a user. Needs a fresh sign-in where approvals ' +
    'do.',
  roles: PERMISSIONS.reconcileEntries,
  params: IdParams,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      reason: reasonText.meta({ description: 'Why.', example: 'It is a card payment, no tax.' }),
    })
    .meta({ id: 'UndoPostingRequest', description: 'Why a posting is undone.' }),
  answers: entryAnswer,
  refusals: changeRefusals,
  errors: ['fresh_sign_in_required', 'posting_not_undoable', 'before_opening_balance', 'month_closed'],
});
