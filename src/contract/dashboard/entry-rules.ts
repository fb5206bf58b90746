import { z } from 'zod';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { ENTRY_CATEGORIES, ENTRY_RULE_STATES } from '../../shared/reconciliation-terms.ts';
import {
  Amount,
  IdempotencyHeaders,
  IdParams,
  oneLine,
  page,
  PagingQuery,
  Person,
  Timestamp,
  Uuid,
} from '../common.ts';
import { operation } from '../operation.ts';
import { entryAnswer } from './reconciliation-entries.ts';
import { Day, SignedAmount, StatementAccount } from './statements.ts';

const tag = 'Reconciliation';
const RULES = '/app/entry-rules';

/** The longest text that a rule looks for, in characters. */
const MOST_WORDS = 140;

const entryId = Uuid.meta({
  description: 'The id of the entry.',
  example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c91',
});

const category = z.enum(ENTRY_CATEGORIES).meta({
  description:
    'TAX: paid to or by the revenue service. OWN_TRANSFER: between two accounts of the company. INTEREST: ' +
    'earned or paid. CHARGES: of the bank. CARD: purchases and takings by card. OTHER: something else, ' +
    'such as rent.',
  example: 'TAX',
});

const words = z.string().meta({
  description: 'Words that the entry has, one after another; capitals and punctuation do not matter.',
  example: 'SARS EFILING',
});

const isAutomatic = z.boolean().meta({
  description:
    'Whether entries that fit are posted without a user. Otherwise the category is proposed. An entry that ' +
    'has something in common with an expected payment is proposed in both cases.',
  example: true,
});

const fromAmount = Amount.describe('The lowest amount, without a sign.');
const toAmount = Amount.describe('The highest amount, without a sign.');

const PostedLikeIt = z
  .object({
    entryId,
    bookingDate: Day.meta({ description: 'The day on which the bank booked it.', example: '2026-02-02' }),
    amount: SignedAmount.describe('Its amount.'),
    text: z.string().meta({ description: 'Its text.', example: 'SARS EFILING 9212 PAYE' }),
    category: category.describe('The category under which it is posted.'),
  })
  .meta({ id: 'PostedLikeIt', description: 'An entry that was posted before, and has the same words.' });

export const EntryRule = z
  .object({
    id: Uuid.meta({ description: 'The id of the rule.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9cc1' }),
    account: StatementAccount,
    state: z.enum(ENTRY_RULE_STATES).meta({
      description:
        'WAITING: a user proposed it, and another one has to confirm it. IN_FORCE: entries that fit are ' +
        'posted or proposed. ENDED: withdrawn, ended or replaced by another rule, or its entry was posted ' +
        'in another way before the rule was confirmed.',
      example: 'IN_FORCE',
    }),
    category,
    direction: z.enum(['IN', 'OUT']).meta({
      description: 'Whether it is about money in or money out.',
      example: 'OUT',
    }),
    words,
    fromAmount,
    toAmount,
    isAutomatic,
    entry: z
      .object({
        id: entryId,
        bookingDate: Day.meta({ description: 'The day on which the bank booked it.', example: '2026-03-02' }),
        amount: SignedAmount.describe('Its amount.'),
        text: z.string().meta({ description: 'Its text.', example: 'SARS EFILING 9301 PAYE' }),
      })
      .describe('The entry for which it was proposed.'),
    proposedBy: Person.describe('The user who proposed it.'),
    proposedAt: Timestamp.describe('When it was proposed.'),
    mayConfirm: z
      .array(Person)
      .describe(
        'While it waits: the users who may confirm it, without the one who proposed it and, if only users ' +
          'have brought the entry, without the uploaders of its statement.',
      ),
    confirmedBy: Person.nullable().describe('The user who confirmed it; null if none did.'),
    confirmedAt: Timestamp.nullable().describe('When it was confirmed; null if it never was.'),
    endedBy: Person.nullable().describe('The user who ended it; null until then.'),
    endedAt: Timestamp.nullable().describe('When it ended; null until then.'),
    postedCount: z.int().min(0).meta({ description: 'How many entries are posted by it.', example: 3 }),
    openCount: z
      .int()
      .min(0)
      .nullable()
      .meta({
        description:
          'While it waits, if asked for with `entryId`: how many other open entries fit it, of the latest ' +
          '1,000 with such amounts. Otherwise null.',
        example: 2,
      }),
    postedBefore: z
      .array(PostedLikeIt)
      .describe(
        'While it waits, if asked for with `entryId`: entries with these words in the same direction that ' +
          'are posted as other business, whatever their amounts are; the latest twelve, latest first.',
      ),
    replaces: z
      .array(
        z.object({
          id: Uuid.meta({
            description: 'The id of that rule.',
            example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9cc2',
          }),
          category,
          fromAmount,
          toAmount,
        }),
      )
      .describe(
        'While it waits: the rules in force with the same words and direction whose amounts overlap. They ' +
          'end when it is confirmed.',
      ),
  })
  .meta({ id: 'EntryRule', description: 'What entries with certain words and amounts are.' });

const answer = { 200: { description: 'The rule.', schema: EntryRule } };
const refusals = [400, 401, 403, 404, 409, 413, 415, 422, 429] as const;

export const listEntryRules = operation({
  operationId: 'listEntryRules',
  method: 'GET',
  path: RULES,
  tag,
  summary: 'List the rules for entries that are neither payouts nor funding',
  description: 'Returns the rules of all accounts, the latest first.',
  roles: 'every',
  query: z.object({
    state: z
      .enum(ENTRY_RULE_STATES)
      .optional()
      .meta({ description: 'Only rules in this state.', example: 'IN_FORCE' }),
    entryId: Uuid.optional().meta({
      description: 'Only rules that were proposed for this entry.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c91',
    }),
    accountId: Uuid.optional().meta({
      description: 'Only rules of this account.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c82',
    }),
    ...PagingQuery,
  }),
  answers: {
    200: {
      description: 'A page of rules.',
      schema: page(EntryRule, 'PaginatedEntryRule', 'Rules, the latest first.'),
    },
  },
  refusals: [400, 401, 403, 429],
});

export const suggestEntryRule = operation({
  operationId: 'suggestEntryRule',
  method: 'GET',
  path: '/app/reconciliation/entries/{id}/rule-suggestion',
  tag,
  summary: 'Suggest a rule for an entry',
  description:
    'Returns a possible rule for the entry, learnt from what was posted before: a rule in force whose ' +
    'words the entry has, with wider bounds that include its amount; or a new rule from posted entries ' +
    'with the same words. Bounds are the lowest and highest amount seen. Otherwise it has the words and ' +
    'category of a rule with the same words, such as one of another account, or else the words of the ' +
    'entry that have no digits, and the amount of the entry alone. Nothing is posted or changed by it.',
  roles: PERMISSIONS.reconcileEntries,
  params: IdParams,
  answers: {
    200: {
      description: 'The suggestion.',
      schema: z
        .object({
          category: category
            .nullable()
            .describe('What like entries were posted as, or the category of the earlier rule; null without.'),
          words: words.describe('Words of the entry. Empty when it has none that can be used.'),
          fromAmount,
          toAmount,
          isAutomatic,
          learntFrom: z
            .array(PostedLikeIt)
            .describe('The posted entries whose amounts it covers; the latest twelve, latest first.'),
          widens: z
            .object({
              id: Uuid.meta({
                description: 'The id of that rule.',
                example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9cc1',
              }),
              fromAmount,
              toAmount,
            })
            .nullable()
            .describe(
              'The rule in force that has these words, but not the amount of the entry. It ends when the ' +
                'suggestion is proposed and confirmed; null without such a rule.',
            ),
          isAsked: z.boolean().meta({
            description:
              'Whether a user should be asked: the entry is open, matches nothing else, something was ' +
              'learnt, and no user has dismissed it. A dismissal also counts for entries with the same ' +
              'words that come later, except that a rule in force always asks about an amount outside it.',
            example: true,
          }),
        })
        .meta({ id: 'EntryRuleSuggestion', description: 'A rule that a user may propose.' }),
    },
  },
  refusals: [401, 403, 404, 429],
});

export const dismissRuleSuggestion = operation({
  operationId: 'dismissRuleSuggestion',
  method: 'POST',
  path: '/app/reconciliation/entries/{id}/dismiss-rule-suggestion',
  tag,
  summary: 'Dismiss the suggested rule of an entry',
  description: 'Outlay does not ask again about this entry. The entry itself stays as it is.',
  roles: PERMISSIONS.reconcileEntries,
  params: IdParams,
  headers: IdempotencyHeaders,
  answers: entryAnswer,
  refusals,
  errors: ['entry_posted', 'statement_taken_back', 'rule_not_suggested'],
});

export const proposeEntryRule = operation({
  operationId: 'proposeEntryRule',
  method: 'POST',
  path: RULES,
  tag,
  summary: 'Propose what an entry, and entries like it, are',
  description:
    'Proposes a rule for an entry that is neither a payout nor funding. Nothing is posted until another ' +
    'user confirms it.',
  roles: PERMISSIONS.reconcileEntries,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      entryId,
      category,
      words: oneLine(MOST_WORDS).meta({
        description: 'Words that the entry has, one after another; at least four letters or digits.',
        example: 'SARS EFILING',
      }),
      fromAmount,
      toAmount,
      isAutomatic,
    })
    .meta({ id: 'ProposeEntryRuleRequest', description: 'What the entry is.' }),
  answers: answer,
  refusals,
  errors: [
    'entry_posted',
    'statement_taken_back',
    'entry_rule_waits',
    'entry_rule_not_fitting',
    'invalid_amount',
  ],
});

export const confirmEntryRule = operation({
  operationId: 'confirmEntryRule',
  method: 'POST',
  path: `${RULES}/{id}/confirm`,
  tag,
  summary: 'Confirm a rule',
  description:
    'Posts the entry of the rule, and puts the rule into force: for entries that come and for those that ' +
    'are open. The rules that it replaces end. Needs a fresh sign-in where approvals do.',
  roles: PERMISSIONS.reconcileEntries,
  params: IdParams,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      proposalId: Uuid.nullable().meta({
        description: 'The id of the proposal of the entry that the user saw; null if it had none.',
        example: '01939b5e-7c1a-8f00-8a54-0d5a3e1b9c91',
      }),
    })
    .meta({ id: 'ConfirmEntryRuleRequest', description: 'What the user saw about the entry.' }),
  answers: answer,
  refusals,
  errors: [
    'fresh_sign_in_required',
    'entry_rule_not_waiting',
    'proposal_changed',
    'own_entry_rule',
    'own_statement',
    'entry_posted',
    'statement_taken_back',
    'before_opening_balance',
    'month_closed',
  ],
});

export const endEntryRule = operation({
  operationId: 'endEntryRule',
  method: 'POST',
  path: `${RULES}/{id}/end`,
  tag,
  summary: 'End a rule, or withdraw one that waits',
  description: 'Entries are no longer posted by it. What it has posted stays.',
  roles: PERMISSIONS.reconcileEntries,
  params: IdParams,
  headers: IdempotencyHeaders,
  answers: answer,
  refusals,
  errors: ['entry_rule_ended'],
});
