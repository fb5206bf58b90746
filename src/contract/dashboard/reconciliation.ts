import { z } from 'zod';
import { BANK_FILE_LIMITS } from '../../shared/bank-file-terms.ts';
import { PERMISSIONS } from '../../shared/permissions.ts';
import {
  ENTRY_CATEGORIES,
  ENTRY_STATES,
  MATCH_FACTS,
  MATCH_REASONS,
  MATCH_VERDICTS,
  POSTING_KINDS,
  POSTING_WAYS,
  type MatchReason,
} from '../../shared/reconciliation-terms.ts';
import {
  IdempotencyHeaders,
  IdParams,
  lines,
  page,
  PagingQuery,
  Person,
  Timestamp,
  Uuid,
} from '../common.ts';
import { operation } from '../operation.ts';
import { Day, SignedAmount, StatementAccount, StatementEntry } from './statements.ts';

const tag = 'Reconciliation';
const ENTRIES = '/app/reconciliation/entries';

/** The most items of a proposal or of a posting that are listed with the entry. */
export const MOST_ITEMS = 20;
/** The most payments that a user may choose for one entry. */
const MOST_CHOSEN = 100;

const reasonText = lines(BANK_FILE_LIMITS.note);

const differing = (what: string, example: { expected: string; actual: string }) =>
  z
    .object({
      expected: z.string().meta({ description: 'The one of the item.', example: example.expected }),
      actual: z.string().meta({ description: 'The one of the entry.', example: example.actual }),
    })
    .nullable()
    .meta({ description: `${what}, when they differ; null otherwise.` });

export const ReconciliationItem = z
  .object({
    kind: z.enum(['PAYOUT', 'RETURN', 'FEE', 'FUNDING', 'REJECTED', 'FILE']).meta({
      description:
        'PAYOUT: a payment of a bank file. RETURN: one that came back. FEE: the fees of a file. FUNDING: ' +
        'money to pay from that was announced, or that came before and may go back. REJECTED: a payment ' +
        'that the bank rejected, and may have debited with its file and given back. FILE: the payments of ' +
        'a bank file that no entry is posted for.',
      example: 'PAYOUT',
    }),
    bankSays: z
      .enum(['REJECTED', 'RETURNED'])
      .nullable()
      .meta({
        description:
          'What the bank has said about the payment: that it was rejected, or that it came back; null for ' +
          'anything else.',
        example: null,
      }),
    ofFile: z
      .object({
        paymentCount: z.int().meta({
          description: 'How many payments have no entry, without those that the bank rejected.',
          example: 150,
        }),
        rejectedCount: z.int().meta({ description: 'How many the bank rejected.', example: 2 }),
        rejectedAmount: SignedAmount.describe('The amount of those that the bank rejected.'),
      })
      .nullable()
      .describe('The payments of a FILE; null for anything else.'),
    amount: SignedAmount.describe('The amount that a statement should show.'),
    date: Day.meta({ description: 'The day on which the money should move.', example: '2026-03-02' }),
    withdrawalId: Uuid.nullable().meta({
      description: 'The withdrawal; null for fees and funding.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c21',
    }),
    payoutId: Uuid.nullable().meta({
      description: 'The payout; null for fees and funding, and before the payment is submitted.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c31',
    }),
    beneficiaryName: z.string().nullable().meta({
      description: 'The name as it is in the file; null for fees and funding.',
      example: 'THANDI NKOSI',
    }),
    accountNumber: z.string().nullable().meta({
      description: 'The account of the beneficiary; null for fees and funding.',
      example: '62012345678',
    }),
    reference: z.string().nullable().meta({
      description: 'The reference as it is in the file, or the note or the words of funding; null for fees.',
      example: 'SALARY MARCH',
    }),
    endToEndId: z.string().nullable().meta({
      description: 'The end-to-end id; null for fees and funding.',
      example: '01939b5e7c1a7f008a540d5a3e1b9c21',
    }),
    batch: z
      .object({
        id: Uuid.describe('The id of the batch.'),
        label: z.string().describe('The label of the batch.'),
      })
      .nullable()
      .describe('The batch of the file; null for funding.'),
    file: z
      .object({
        id: Uuid.describe('The id of the file.'),
        fileName: z.string().describe('The name of the file.'),
      })
      .nullable()
      .describe('The bank file; null for funding.'),
    fundingRecordId: Uuid.nullable().meta({
      description: 'The funding record; null for everything else.',
      example: null,
    }),
  })
  .meta({ id: 'ReconciliationItem', description: 'Something that a statement should show.' });

const ruleInBrief = z
  .object({
    id: Uuid.meta({
      description: 'The id of the entry rule.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9cc1',
    }),
    category: z.enum(ENTRY_CATEGORIES).meta({ description: 'What entries that fit it are.', example: 'TAX' }),
    words: z.string().meta({ description: 'The words that entries have.', example: 'SARS EFILING' }),
  })
  .meta({ id: 'EntryRuleInBrief', description: 'The rule that an entry fits.' });

const fact = z.enum(MATCH_FACTS);

const ProposalPart = z
  .object({
    detail: z.int().nullable().meta({
      description: 'The position, from 0, of the payment that the entry names; null: all of it.',
      example: null,
    }),
    verdict: z.enum(MATCH_VERDICTS).meta({ description: 'How sure the match is.', example: 'LIKELY' }),
    reason: z.enum(Object.keys(MATCH_REASONS) as MatchReason[]).meta({
      description: 'Why it is proposed, or why nothing is.',
      example: 'AMOUNT_DIFFERS',
    }),
    agrees: z.array(fact).meta({ description: 'What agrees with the items.', example: ['NAME', 'DATE'] }),
    differs: z.array(fact).meta({ description: 'What differs from the items.', example: ['AMOUNT'] }),
    expectedAmount: SignedAmount.nullable().describe('The amount of the items; null without items.'),
    actualAmount: SignedAmount.describe(
      'The amount of the entry, of its payment, or of all entries of a split item.',
    ),
    businessDays: z.int().nullable().meta({
      description: 'How many banking days after its day the item came, negative: before; null without items.',
      example: 0,
    }),
    accounts: differing('Our accounts', { expected: '62000000001', actual: '62000000002' }),
    counterparties: differing('The accounts of the other side', {
      expected: '62012345678',
      actual: '62012345679',
    }),
    rule: ruleInBrief.nullable().describe('The entry rule that the entry fits; null for other reasons.'),
    otherEntryIds: z.array(Uuid).meta({
      description: 'The other entries of a split item, or the entry that this one repeats or takes back.',
      example: [],
    }),
    itemCount: z.int().min(0).meta({ description: 'How many items it is about.', example: 1 }),
    items: z.array(ReconciliationItem).describe(`The first ${MOST_ITEMS} items that it is about.`),
  })
  .meta({ id: 'ReconciliationProposalPart', description: 'What an entry, or a payment of it, may be.' });

const Proposal = z
  .object({
    id: Uuid.meta({
      description: 'Names what the user saw, when it is posted. Another proposal has another id.',
      example: '01939b5e-7c1a-8f00-8a54-0d5a3e1b9c91',
    }),
    verdict: z.enum(MATCH_VERDICTS).meta({
      description:
        'EXACT: waits for another user than the uploader of the statement. LIKELY: can be posted with one ' +
        'click. UNMATCHED: a user has to choose.',
      example: 'LIKELY',
    }),
    parts: z
      .array(ProposalPart)
      .describe('One part, or one for each payment of an entry that names several.'),
  })
  .meta({ id: 'ReconciliationProposal', description: 'What an entry may be.' });

const Posting = z
  .object({
    kind: z.enum(POSTING_KINDS).meta({
      description:
        'PAYOUT, RETURN: of a payment of a bank file. FEE: charged by the bank. FUNDING: money to pay ' +
        'from. OTHER: other business of the company. CORRECTION: one of two entries that cancel each other.',
      example: 'PAYOUT',
    }),
    rule: ruleInBrief
      .nullable()
      .describe('The entry rule that it fits; null for everything that no rule is about.'),
    amount: SignedAmount.describe('The part of the entry that is posted as this.'),
    expectedAmount: SignedAmount.describe('The amount that it should have.'),
    settledFees: SignedAmount.describe(
      'The expected fees of payments that a FEE settles. What the amount has beyond them is a new fee; ' +
        'what they have beyond the amount was given back. Zero for everything else.',
    ),
    item: ReconciliationItem.nullable().describe('The item; null when the entry was posted without one.'),
  })
  .meta({ id: 'ReconciliationPosting', description: 'What an entry, or a part of it, is posted as.' });

/** More than one other side is rare: two transfers of one amount. */
export const MOST_OTHER_SIDES = 3;

const OtherSide = z
  .object({
    entryId: Uuid.meta({
      description: 'The id of the entry.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c84',
    }),
    statementId: Uuid.meta({
      description: 'The id of the statement that has it.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c81',
    }),
    account: StatementAccount,
    bookingDate: Day.meta({ description: 'The day on which it was booked.', example: '2026-03-02' }),
    amount: SignedAmount.describe('Its amount: that of this entry, in the opposite direction.'),
    text: z.string().meta({ description: 'The words of the entry.', example: 'TRANSFER FROM 62000000001' }),
  })
  .meta({
    id: 'OtherSide',
    description: 'An entry that may be the other side of a transfer.',
    example: {
      entryId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c84',
      statementId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c81',
      account: {
        id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c82',
        accountNumber: '70000000002',
        currency: 'ZAR',
        connection: { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c72', displayName: 'Call account' },
      },
      bookingDate: '2026-03-02',
      amount: '1250.00',
      text: 'TRANSFER FROM 62000000001',
    },
  });

const posters = (what: string) =>
  z
    .array(Person)
    .nullable()
    .describe(
      `Who may ${what}, for an entry that only users have brought. Null where every approver and admin ` +
        'may, for a posted entry, and in lists.',
    );

export const ReconciliationEntry = z
  .object({
    entry: StatementEntry.describe('The entry of the statement.'),
    account: StatementAccount,
    state: z.enum(ENTRY_STATES).meta({
      description:
        'OPEN: waits. POSTED: done. SET_ASIDE: a user has decided not to post it for now. TAKEN_BACK: its ' +
        'statement was taken back, and it counts nowhere.',
      example: 'OPEN',
    }),
    proposal: Proposal.nullable().describe('Null once the entry is posted, and until it was looked at.'),
    posted: z
      .object({
        way: z.enum(POSTING_WAYS).meta({
          description:
            'EXACT: as an exact match. PROPOSAL: a proposal was accepted. CHOICE: a user chose the item.',
          example: 'PROPOSAL',
        }),
        by: Person.nullable().describe(
          'The user who posted it, or confirmed the statement that was uploaded; null if none did.',
        ),
        at: Timestamp.describe('When it was posted.'),
        reason: z.string().nullable().meta({
          description: 'Why it was posted with a difference; null without one.',
          example: null,
        }),
        postingCount: z.int().min(1).meta({ description: 'How many postings it has.', example: 1 }),
        paymentCount: z.int().min(0).meta({
          description: 'How many of them are of payments: a fee and funding are not.',
          example: 1,
        }),
        postings: z.array(Posting).describe(`The first ${MOST_ITEMS} postings.`),
      })
      .nullable()
      .describe('The postings of the entry; null until it is posted.'),
    setAside: z
      .object({
        by: Person.describe('The user who set it aside.'),
        at: Timestamp.describe('When it was set aside.'),
        reason: z.string().meta({ description: 'Why.', example: 'The bank will take it back tomorrow.' }),
      })
      .nullable()
      .describe('Who set it aside last, and why; null if no user has.'),
    undone: z
      .object({
        by: Person.describe('The user who took back what it was posted as.'),
        at: Timestamp.describe('When.'),
        reason: z.string().nullable().meta({
          description: 'Why; null for one that was taken back before a reason was required.',
          example: 'It is a card payment, no tax.',
        }),
      })
      .nullable()
      .describe('Who last took back what it was posted as; null if no user has. No rule posts it again.'),
    waitingRuleId: Uuid.nullable().meta({
      description: 'The id of the rule that waits for another user to confirm it; null without one.',
      example: null,
    }),
    mayPost: posters('post it as they choose: not its uploaders').meta({ example: null }),
    mayPostProposal: posters('post its proposal: also not those who had a hand in its payments').meta({
      example: null,
    }),
    otherSides: z
      .array(OtherSide)
      .describe(
        'Entries of other accounts of the entity with the opposite amount, at most three banking days ' +
          `apart: the other side of a transfer, perhaps. At most ${MOST_OTHER_SIDES}; none in lists, and ` +
          'for an entry that may be a payment. Information only: nothing is posted by it.',
      ),
  })
  .meta({ id: 'ReconciliationEntry', description: 'An entry of a statement, and what it is or may be.' });

const entryAnswer = { 200: { description: 'The entry.', schema: ReconciliationEntry } };
const changeRefusals = [400, 401, 403, 404, 409, 413, 415, 422, 429] as const;

const accountFilter = Uuid.optional().meta({
  description: 'Only entries of this account.',
  example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c82',
});

export const listReconciliationEntries = operation({
  operationId: 'listReconciliationEntries',
  method: 'GET',
  path: ENTRIES,
  tag,
  summary: 'List entries with what they are or may be',
  description: 'Returns the booked entries of all statements by booking date, the latest first.',
  roles: 'every',
  query: z.object({
    state: z
      .enum(ENTRY_STATES)
      .default('OPEN')
      .meta({ description: 'Only entries in this state.', example: 'OPEN' }),
    verdict: z
      .enum(MATCH_VERDICTS)
      .optional()
      .meta({
        description:
          'Only entries whose proposal has this verdict. EXACT: those that wait for another user, because ' +
          'their statement was uploaded or because a rule was proposed for them. The others have no such ' +
          'rule.',
        example: 'LIKELY',
      }),
    accountId: accountFilter,
    fileId: Uuid.optional().meta({
      description: 'Only entries that this statement file brought first.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c80',
    }),
    ...PagingQuery,
  }),
  answers: {
    200: {
      description: 'A page of entries.',
      schema: page(ReconciliationEntry, 'PaginatedReconciliationEntry', 'Entries, the latest first.'),
    },
  },
  refusals: [400, 401, 403, 429],
});

export const getReconciliationEntry = operation({
  operationId: 'getReconciliationEntry',
  method: 'GET',
  path: `${ENTRIES}/{id}`,
  tag,
  summary: 'Get an entry with what it is or may be',
  description: 'Returns a booked entry of a statement by its id.',
  roles: 'every',
  params: IdParams,
  answers: entryAnswer,
  refusals: [401, 403, 404, 429],
});

export const listEntryCandidates = operation({
  operationId: 'listEntryCandidates',
  method: 'GET',
  path: `${ENTRIES}/{id}/candidates`,
  tag,
  summary: 'List the payments that an entry can be posted for',
  description:
    'For money out: payments of bank files from the account that no entry is posted for, whole files of ' +
    'them, and funding that can have gone back. For money in: payments that can have come back, those that ' +
    'the bank rejected and debited, and funding that is announced. Returns at most 50 payments of the ' +
    'latest files, 50 files and 50 of funding, the latest first. Without a search, money out also has a ' +
    'FEE of no file: the expected fees of payments up to the day of the entry that no statement shows.',
  roles: PERMISSIONS.reconcileEntries,
  params: IdParams,
  query: z.object({
    query: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .optional()
      .meta({
        description:
          'Only payments whose name, reference or account number has this text, or whose amount it is. ' +
          'Without it, payments with the amount of the entry.',
        example: 'nkosi',
      }),
  }),
  answers: { 200: { description: 'The payments.', schema: z.array(ReconciliationItem) } },
  refusals: [400, 401, 403, 404, 429],
});

export const postProposal = operation({
  operationId: 'postProposal',
  method: 'POST',
  path: `${ENTRIES}/{id}/post-proposal`,
  tag,
  summary: 'Post an entry as proposed',
  description:
    'Posts the entry for the items of its proposal. The other entries of a split item, and the entry that ' +
    'a correction takes back, are posted with it. An entry that only users have brought, and that moves ' +
    'money, is posted by another user than its uploader.',
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
    'back. A fee and funding that went back are taken from FUNDING; funding is added to it. An entry that ' +
    'only users have brought is posted by another user than its uploader.',
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
            'what it has beyond them is taken from FUNDING.',
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
          description:
            'The funding record of the announcement that it is. Without one, a new record is made.',
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
  errors: ['entry_posted', 'statement_taken_back'],
});

export const undoPosting = operation({
  operationId: 'undoPosting',
  method: 'POST',
  path: `${ENTRIES}/{id}/undo`,
  tag,
  summary: 'Take back what an entry is posted as',
  description:
    'Opens an entry again that is posted as other business or as a fee of no payment. FUNDING is as it was ' +
    'before. No rule posts the entry again without a user. Needs a fresh sign-in where approvals do.',
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
  errors: ['fresh_sign_in_required', 'posting_not_undoable', 'before_opening_balance'],
});
