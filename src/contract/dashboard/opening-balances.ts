import { z } from 'zod';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { OPENING_STATES } from '../../shared/reconciliation-terms.ts';
import { IdempotencyHeaders, IdParams, Person, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { Day, SignedAmount, StatementAccount } from './statements.ts';

const tag = 'Reconciliation';
const OPENINGS = '/app/opening-balances';

const Statement = z.object({
  id: Uuid.meta({
    description: 'The id of the statement.',
    example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c81',
  }),
  name: z.string().meta({ description: "The bank's name for it.", example: 'STMT-2026-042' }),
});

const firstDay = Day.meta({
  description: 'The first day that Outlay accounts for. Entries of earlier days are part of the balance.',
  example: '2026-03-02',
});

const Candidate = z
  .object({
    statement: Statement.describe('The statement.'),
    day: firstDay,
    openingAmount: SignedAmount.describe('The opening balance that it states.'),
    isOverdrawn: z.boolean().meta({
      description: 'Whether the balance is below zero, so that payments cannot begin with this statement.',
      example: false,
    }),
  })
  .meta({
    id: 'OpeningBalanceCandidate',
    description: 'A statement with whose opening balance the account can begin.',
  });

const Opening = z
  .object({
    id: Uuid.meta({
      description: 'The id of the opening balance.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9cb1',
    }),
    statement: Statement.describe('The statement that states it.'),
    isSentByBank: z.boolean().meta({
      description: 'Whether the bank sent the statement. Otherwise only users have uploaded it.',
      example: false,
    }),
    uploadedBy: z.array(Person).describe('The users who uploaded it.'),
    day: firstDay,
    openingAmount: SignedAmount.describe('The opening balance of the statement.'),
    bookedBeforeAmount: SignedAmount.describe(
      'What Outlay had booked on the account before that day: the opening balance contains it.',
    ),
    notAtBankAmount: SignedAmount.describe(
      'What FUNDING holds that is at no bank, such as simulated money. It is taken out.',
    ),
    bookedAmount: SignedAmount.describe(
      'What is added to FUNDING: `openingAmount` less `bookedBeforeAmount` and `notAtBankAmount`.',
    ),
    proposedBy: Person.describe('The user who proposed it.'),
    proposedAt: Timestamp.describe('When it was proposed.'),
    mayConfirm: z
      .array(Person)
      .describe(
        'The users who may confirm it: those who post entries, without the one who proposed it and the ' +
          'uploaders of the statement. Empty once it is booked.',
      ),
    confirmedBy: Person.nullable().describe('The user who confirmed it; null while it waits.'),
    confirmedAt: Timestamp.nullable().describe('When it was booked; null while it waits.'),
  })
  .meta({ id: 'OpeningBalance', description: 'The balance with which an account begins in the ledger.' });

export const OpeningOfAccount = z
  .object({
    account: StatementAccount,
    state: z.enum(OPENING_STATES).meta({
      description:
        'MISSING: FUNDING does not know the balance of the account. WAITING: a user proposed it, and ' +
        'another one has to confirm it. BOOKED: it is in FUNDING.',
      example: 'WAITING',
    }),
    candidates: z
      .array(Candidate)
      .describe('While it is missing: up to 31 statements that balance, the earliest first.'),
    opening: Opening.nullable().describe('The opening balance; null while it is missing.'),
  })
  .meta({ id: 'OpeningOfAccount', description: 'An account that has statements, and its opening balance.' });

const answer = { 200: { description: 'The account.', schema: OpeningOfAccount } };
const refusals = [400, 401, 403, 404, 409, 413, 415, 422, 429] as const;

export const listOpeningBalances = operation({
  operationId: 'listOpeningBalances',
  method: 'GET',
  path: OPENINGS,
  tag,
  summary: 'List the opening balances of the accounts',
  description: 'Returns the accounts in the order in which their first statements came.',
  roles: 'every',
  answers: { 200: { description: 'The accounts.', schema: z.array(OpeningOfAccount) } },
  refusals: [401, 403, 429],
});

export const proposeOpeningBalance = operation({
  operationId: 'proposeOpeningBalance',
  method: 'POST',
  path: OPENINGS,
  tag,
  summary: 'Propose the opening balance of an account',
  description:
    'Proposes that the account begins with the opening balance of a statement that balances. Another user ' +
    'confirms it; until then no money is booked.',
  roles: PERMISSIONS.reconcileEntries,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      statementId: Uuid.meta({
        description: 'The statement with whose opening balance the account begins.',
        example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c81',
      }),
    })
    .meta({ id: 'ProposeOpeningBalanceRequest', description: 'The statement to begin with.' }),
  answers: answer,
  refusals,
  errors: ['opening_balance_exists', 'opening_balance_not_possible'],
});

export const confirmOpeningBalance = operation({
  operationId: 'confirmOpeningBalance',
  method: 'POST',
  path: `${OPENINGS}/{id}/confirm`,
  tag,
  summary: 'Confirm an opening balance',
  description:
    'Books the opening balance to FUNDING, once. Open entries of earlier days are set aside. Needs ' +
    'a fresh sign-in where approvals do.',
  roles: PERMISSIONS.reconcileEntries,
  params: IdParams,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      bookedAmount: SignedAmount.describe('The `bookedAmount` that the user saw.'),
    })
    .meta({ id: 'ConfirmOpeningBalanceRequest', description: 'What the user saw.' }),
  answers: answer,
  refusals,
  errors: [
    'fresh_sign_in_required',
    'opening_balance_not_waiting',
    'opening_balance_not_possible',
    'opening_balance_changed',
    'own_opening_balance',
  ],
});

export const withdrawOpeningBalance = operation({
  operationId: 'withdrawOpeningBalance',
  method: 'POST',
  path: `${OPENINGS}/{id}/withdraw`,
  tag,
  summary: 'Withdraw an opening balance that waits',
  description: 'Takes the proposal back, so that another statement can be chosen.',
  roles: PERMISSIONS.reconcileEntries,
  params: IdParams,
  headers: IdempotencyHeaders,
  answers: answer,
  refusals,
  errors: ['opening_balance_not_waiting'],
});
