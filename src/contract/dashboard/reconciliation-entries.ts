import { z } from 'zod';
import { PERMISSIONS } from '../../shared/permissions.ts';
import {
  ENTRY_STATES,
  MATCH_FACTS,
  MATCH_REASONS,
  MATCH_VERDICTS,
  POSTING_KINDS,
  POSTING_WAYS,
  type MatchReason,
} from '../../shared/reconciliation-terms.ts';
import { IdParams, page, PagingQuery, Person, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { ReconciliationItem, RuleInBrief } from './reconciliation-items.ts';
import { Day, SignedAmount, StatementAccount, StatementEntry } from './statements.ts';

const tag = 'Reconciliation';
/** The path of the entries. */
export const ENTRIES = '/app/reconciliation/entries';

/** The most items of a proposal or of a posting that are listed with the entry. */
export const MOST_ITEMS = 20;

const differing = (what: string, example: { expected: string; actual: string }) =>
  z
    .object({
      expected: z.string().meta({ description: 'The one of the item.', example: example.expected }),
      actual: z.string().meta({ description: 'The one of the entry.', example: example.actual }),
    })
    .nullable()
    .meta({ description: `${what}, when they differ; null otherwise.` });

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
    rule: RuleInBrief.nullable().describe('The entry rule that the entry fits; null for other reasons.'),
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
        'EXACT: waits for a user other than the uploader of the statement. LIKELY: can be posted with one ' +
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
        'from. OTHER: other business of the company. CORRECTION: one of two entries that cancel each ' +
        'other. RECEIPT: money of a payer on a receiving account; negative when the bank takes it back.',
      example: 'PAYOUT',
    }),
    rule: RuleInBrief.nullable().describe(
      'The entry rule that it fits; null for everything that no rule is about.',
    ),
    amount: SignedAmount.describe('The part of the entry that is posted as this.'),
    expectedAmount: SignedAmount.describe('The amount that it should have.'),
    settledFees: SignedAmount.describe(
      'The expected fees of payments that a FEE settles. If the amount is more than these fees, the rest ' +
        'is a new fee; if it is less, the rest was given back. Zero for everything else.',
    ),
    item: ReconciliationItem.nullable().describe('The item; null when the entry was posted without one.'),
  })
  .meta({ id: 'ReconciliationPosting', description: 'What an entry, or a part of it, is posted as.' });

/** More than one other side is rare: it takes two transfers of one amount. */
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
      `Who may ${what}, for an entry that only users have uploaded. Null where every approver and admin ` +
        'may, for a posted entry, and in lists.',
    );

export const ReconciliationEntry = z
  .object({
    entry: StatementEntry.describe('The entry of the statement.'),
    account: StatementAccount,
    state: z.enum(ENTRY_STATES).meta({
      description:
        'OPEN: waits. POSTED: done. SET_ASIDE: a user has decided not to post it for now. TAKEN_BACK: its ' +
        'statement was taken back, and it no longer counts.',
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
        rejectedCount: z.int().min(0).meta({
          description: 'How many of these payments the bank had rejected and debited all the same.',
          example: 0,
        }),
        postings: z
          .array(Posting)
          .describe(`The first ${MOST_ITEMS} postings. Those of rejected payments come last.`),
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

/** The answer of an operation about one entry. */
export const entryAnswer = { 200: { description: 'The entry.', schema: ReconciliationEntry } };

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
    'have come back already, which cannot be chosen and have `cameBackOn`, those that ' +
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
