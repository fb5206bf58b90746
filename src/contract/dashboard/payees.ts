import { z } from 'zod';
import { REFERENCE_FORMAT } from '../../shared/reference-format.ts';
import {
  PAYEE_CHANGE_KINDS,
  PAYEE_CHANGE_STATES,
  PAYEE_LIMITS,
  PAYEE_POLICIES,
  PAYEE_SOURCES,
  PAYEE_VIEWS,
  REGISTER_FINDINGS,
  VERIFICATION_PARTS,
  VERIFICATION_RESULTS,
} from '../../shared/payee-terms.ts';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { ACCOUNT_TYPES, TEXT_LIMITS } from '../../shared/terms.ts';
import {
  AccountTypeName,
  Amount,
  IdempotencyHeaders,
  IdParams,
  lines,
  oneLine,
  page,
  PagingQuery,
  Person,
  Timestamp,
  Uuid,
} from '../common.ts';
import { operation } from '../operation.ts';

const tag = 'Payees';
const path = '/app/payees';

const bankCode = z.string().meta({ description: 'The code of the bank.', example: 'NEDBANK' });
const branchCode = z.string().meta({ description: 'The branch code.', example: '198765' });
const accountNumber = z.string().meta({ description: 'The account number.', example: '1234567890' });
const referenceFormat = z
  .string()
  .nullable()
  .meta({
    description:
      'The format of its references: # is a digit, @ a letter, ? either, ! a digit with which all ' +
      'digits pass the Luhn check; other characters are themselves. Null: any reference.',
    example: '##########',
  });

export const PayeeAccount = z
  .object({
    bankCode,
    branchCode,
    accountNumber,
    accountType: AccountTypeName.describe('The type of the account.'),
    referenceFormat,
  })
  .meta({ id: 'PayeeAccount', description: 'An account of the register.' });

const result = z.enum(VERIFICATION_RESULTS).meta({
  description:
    'MATCH: the account is what the register says. PARTIAL: it is open, but something differs. NO_MATCH: ' +
    'it is not what the register says. CLOSED: it is closed. TIMED_OUT: the bank has not answered; it may ' +
    'later.',
  example: 'MATCH',
});
const differs = z.array(z.enum(VERIFICATION_PARTS)).meta({
  description: 'What did not agree: whether it exists or is open, the name, or the type.',
  example: [],
});

const VerificationAnswer = z
  .object({ result, differs, answeredAt: Timestamp.describe('When the bank said so.') })
  .meta({ id: 'VerificationAnswer', description: 'What a bank said about an account.' });

const PayeeVerification = z
  .object({
    id: Uuid.describe('The id of the question.'),
    askedBy: Person.describe('Who asked.'),
    askedAt: Timestamp.describe('When it was asked.'),
    isOpen: z.boolean().meta({ description: 'Whether the bank is still asked.', example: false }),
    answers: z.array(VerificationAnswer).describe('Everything that the bank said, the first one first.'),
  })
  .meta({ id: 'PayeeVerification', description: 'A question to a bank about an account.' });

const kind = z.enum(PAYEE_CHANGE_KINDS).meta({
  description: 'ADD: a new payee. CHANGE: another account. REMOVE: the payee is not paid any more.',
  example: 'CHANGE',
});
const state = z.enum(PAYEE_CHANGE_STATES).meta({
  description:
    'WAITING: another person has to confirm it. CONFIRMED: it counts, from `countsFrom` on. REJECTED, ' +
    'WITHDRAWN, ENDED, EXPIRED: it never counts.',
  example: 'WAITING',
});

const OpenPayeeChange = z
  .object({
    id: Uuid.describe('The id of the change.'),
    kind,
    state,
    account: PayeeAccount.describe('The account that would be paid.'),
    proposedBy: Person.describe('Who proposed it. Another person confirms it.'),
    proposedAt: Timestamp.describe('When it was proposed.'),
    countsFrom: Timestamp.nullable().describe('When it counts; null until it is confirmed.'),
    expiresAt: Timestamp.nullable().describe(
      `When it expires unless it is confirmed, ${PAYEE_LIMITS.expiresDays} days after it was proposed; ` +
        'null once it is confirmed.',
    ),
    proposalId: Uuid.describe('What was proposed together has the same one.'),
  })
  .meta({ id: 'OpenPayeeChange', description: 'A change that waits for a person or for its time.' });

const payee = {
  id: Uuid.describe('The id of the payee.'),
  name: z.string().meta({ description: 'The name, which never changes.', example: 'Kgosi Stationers' }),
  account: PayeeAccount.nullable().describe('The account that may be paid now; null when none may.'),
  paidFrom: Timestamp.nullable().describe('Since when that account may be paid; null without one.'),
  openChange: OpenPayeeChange.nullable().describe('The change that waits; null without one.'),
  verification: VerificationAnswer.nullable().describe(
    "The bank's last answer about the account that may be paid; null without one.",
  ),
  createdAt: Timestamp.describe('When the payee was first proposed.'),
};

export const Payee = z
  .object(payee)
  .meta({ id: 'Payee', description: 'A person or a company whose account may be paid.' });

const PayeeChange = z
  .object({
    id: Uuid.describe('The id of the change.'),
    number: z.int().min(1).describe('1 for the first change of the payee.'),
    kind,
    state,
    account: PayeeAccount.nullable().describe('The account; null for REMOVE.'),
    isPaid: z.boolean().meta({ description: 'Whether its account may be paid now.', example: true }),
    calledPerson: z.string().nullable().meta({
      description: 'Who was called back; null without a call.',
      example: 'Lerato Kgosi, accounts',
    }),
    calledNumber: z.string().nullable().meta({
      description: 'On which number, as known from before; null without a call.',
      example: '011 555 0142',
    }),
    calledAt: Timestamp.nullable().describe('When; null without a call.'),
    evidence: z.string().meta({
      description: 'How the details are known; for REMOVE, why.',
      example: 'Their letter of 2 March, confirmed by phone.',
    }),
    source: z.enum(PAYEE_SOURCES).meta({
      description: 'FORM: typed. FILE: from a file. BATCH: from the rows of a batch.',
      example: 'FORM',
    }),
    fileName: z
      .string()
      .nullable()
      .meta({ description: 'The name of the file; null without.', example: null }),
    proposalId: Uuid.describe('What was proposed together has the same one.'),
    proposedBy: Person.describe('Who proposed it.'),
    proposedAt: Timestamp.describe('When it was proposed.'),
    confirmedBy: Person.nullable().describe('Who confirmed it; null if it was not confirmed.'),
    confirmedAt: Timestamp.nullable().describe('When it was confirmed; null if it was not.'),
    countsFrom: Timestamp.nullable().describe('When it counts; null unless it was confirmed.'),
    endedBy: Person.nullable().describe('Who ended it before it counted; null unless a user ended it.'),
    endedAt: Timestamp.nullable().describe('When it was ended or expired; null unless it was.'),
    endReason: z.string().nullable().meta({ description: 'Why it was ended; null without.', example: null }),
    verifications: z.array(PayeeVerification).describe('What its bank was asked, the latest first.'),
  })
  .meta({ id: 'PayeeChange', description: 'A change of a payee, with its evidence.' });

export const PayeeDetail = z
  .object({
    ...payee,
    changes: z.array(PayeeChange).describe('Every change, the latest first.'),
    mayConfirm: z.array(Person).describe('Who may confirm the change that waits, at most five users.'),
    canVerify: z
      .boolean()
      .meta({ description: 'Whether a bank can be asked about accounts.', example: true }),
  })
  .meta({ id: 'PayeeDetail', description: 'A payee with its history.' });

const account = {
  bankCode: z.string().min(1).max(32).describe('The code of the bank.'),
  branchCode: z.string().max(32).optional().meta({
    description: 'The branch code. Absent: the one with which every account of the bank can be paid.',
    example: '198765',
  }),
  accountNumber: z.string().min(1).max(40).describe('The account number.'),
  accountType: z.enum(ACCOUNT_TYPES).describe('The type of the account.'),
  referenceFormat: z
    .string()
    .max(PAYEE_LIMITS.referenceFormat)
    .regex(REFERENCE_FORMAT, 'Use #, !, @ and ? for digits and letters, and plain letters and digits.')
    .nullable()
    .optional()
    .meta({ description: 'The format of its references; null or absent: any.', example: '##########' }),
};

const called = {
  calledPerson: oneLine(PAYEE_LIMITS.calledPerson).meta({
    description: 'Who was called back.',
    example: 'Lerato Kgosi, accounts',
  }),
  calledNumber: oneLine(PAYEE_LIMITS.calledNumber).meta({
    description: 'On which number, as known from before the change.',
    example: '011 555 0142',
  }),
  calledAt: Timestamp.describe('When. Not in the future.'),
};
const evidence = lines(PAYEE_LIMITS.text).meta({
  description: 'How the details are known.',
  example: 'Their letter of 2 March, confirmed by phone.',
});

export const ProposePayeesRequest = z
  .strictObject({
    payees: z
      .array(
        z.strictObject({
          name: oneLine(TEXT_LIMITS.beneficiaryName).meta({
            description: 'The name.',
            example: 'Kgosi Stationers',
          }),
          ...account,
        }),
      )
      .min(1)
      .max(PAYEE_LIMITS.proposed)
      .describe('The payees. All of them are proposed, or none.'),
    evidence,
    call: z.strictObject(called).optional().describe('The call back, if there was one.'),
    source: z.enum(PAYEE_SOURCES).describe('Where the details come from.'),
    fileName: oneLine(PAYEE_LIMITS.fileName)
      .optional()
      .meta({ description: 'The name of the file.', example: 'suppliers.xlsx' }),
  })
  .meta({ id: 'ProposePayeesRequest', description: 'Payees to add to the register.' });

export const ProposePayeeChangeRequest = z
  .strictObject({
    ...account,
    evidence,
    call: z.strictObject(called).describe('The call back to the payee, which a changed account needs.'),
  })
  .meta({ id: 'ProposePayeeChangeRequest', description: 'Another account of a payee.' });

const reason = lines(PAYEE_LIMITS.text).meta({
  description: 'Why.',
  example: 'The number of the call is not the one on their invoices.',
});

export const ReasonRequest = z
  .strictObject({ reason })
  .meta({ id: 'PayeeReasonRequest', description: 'Why a payee is removed, or a change is rejected.' });

const PublicPayee = z
  .object({
    code: z.string().meta({ description: 'Its code in the file of the operator.', example: 'REVENUE' }),
    name: z.string().meta({ description: 'The name.', example: 'Revenue Service' }),
    account: PayeeAccount.describe('Its account, with the format of its references.'),
    referenceHelp: z.string().meta({
      description: 'What its references are, for people.',
      example: 'The tax number of your company, ten digits.',
    }),
    sourceDate: z.iso.date().meta({ description: 'The date of the source.', example: '2026-01-31' }),
  })
  .meta({ id: 'PublicPayee', description: 'A payee that many pay, such as a revenue service.' });

export const listPublicPayees = operation({
  operationId: 'listPublicPayees',
  method: 'GET',
  path: '/app/public-payees',
  tag,
  summary: 'List payees that many pay',
  description:
    "Returns the payees of the operator's file for the entity's country, by name. They are proposed with " +
    'their account and the format of their references, and confirmed as any other.',
  roles: 'every',
  answers: { 200: { description: 'The payees.', schema: z.array(PublicPayee) } },
  refusals: [401, 403, 429],
});

export const listPayees = operation({
  operationId: 'listPayees',
  method: 'GET',
  path,
  tag,
  summary: 'List the accounts that may be paid',
  description: 'Returns the payees of the register by name.',
  roles: 'every',
  query: z.object({
    ...PagingQuery,
    query: z.string().max(100).optional().meta({
      description: 'Words of the name, or a part of an account number.',
      example: 'kgosi',
    }),
    view: z.enum(PAYEE_VIEWS).optional().meta({
      description:
        'PAID: an account may be paid now. WAITING: a change waits. NOT_PAID: neither. Absent: all payees.',
      example: 'WAITING',
    }),
    proposalId: Uuid.optional().meta({
      description: 'Only payees that were proposed together.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1ba031',
    }),
  }),
  answers: {
    200: {
      description: 'A page of payees.',
      schema: page(Payee, 'PaginatedPayee', 'Payees.', {
        waiting: z.int().min(0).meta({
          description: 'How many changes of the entity wait for a person.',
          example: 1,
        }),
        deciders: z.array(Person).describe('Who may confirm changes of others, at most twenty users.'),
        policy: z.enum(PAYEE_POLICIES).meta({
          description: 'What the payment config says about other accounts.',
          example: 'WARN',
        }),
      }),
    },
  },
  refusals: [400, 401, 403, 429],
});

export const getPayee = operation({
  operationId: 'getPayee',
  method: 'GET',
  path: `${path}/{id}`,
  tag,
  summary: 'Read a payee',
  description: 'Returns a payee with every change, its evidence, and what banks said.',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The payee.', schema: PayeeDetail } },
  refusals: [401, 403, 404, 429],
});

const proposing = {
  method: 'POST',
  tag,
  roles: PERMISSIONS.proposePayees,
  headers: IdempotencyHeaders,
  refusals: [400, 401, 403, 409, 413, 415, 422, 429],
} as const;

export const proposePayees = operation({
  ...proposing,
  operationId: 'proposePayees',
  path,
  summary: 'Propose payees',
  description:
    'Proposes new payees: typed, from a file, or from the rows of a batch. Nothing is paid to them before ' +
    `another approver or admin has confirmed it and ${PAYEE_LIMITS.waitsHours} hours have passed. A name ` +
    'that is registered with another account is refused: that account is changed instead.',
  body: ProposePayeesRequest,
  answers: {
    200: {
      description: 'What was proposed.',
      schema: z
        .object({
          proposalId: Uuid.describe('The id of the proposal.'),
          count: z.int().min(1).describe('How many payees it has.'),
          firstPayeeId: Uuid.describe('The id of its first payee.'),
        })
        .meta({ id: 'PayeeProposal', description: 'Payees that were proposed together.' }),
    },
  },
  errors: ['no_entity_config', 'payee_known'],
});

export const proposePayeeChange = operation({
  ...proposing,
  operationId: 'proposePayeeChange',
  path: `${path}/{id}/changes`,
  summary: 'Propose another account of a payee',
  description:
    'Proposes another account, with the call back that confirms it. The account before it is paid until ' +
    `the change was confirmed by another person and ${PAYEE_LIMITS.waitsHours} hours have passed.`,
  params: IdParams,
  body: ProposePayeeChangeRequest,
  answers: { 200: { description: 'The payee.', schema: PayeeDetail } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['no_entity_config', 'payee_known', 'payee_change_waits', 'payee_unchanged'],
});

const deciding = {
  method: 'POST',
  tag,
  roles: PERMISSIONS.confirmPayees,
  headers: IdempotencyHeaders,
  params: IdParams,
  answers: { 200: { description: 'The payee.', schema: PayeeDetail } },
  refusals: [400, 401, 403, 404, 409, 422, 429],
} as const;

export const removePayee = operation({
  ...deciding,
  operationId: 'removePayee',
  path: `${path}/{id}/remove`,
  summary: 'Remove a payee',
  description: 'Ends at once that the payee may be paid, and every change of it that waits.',
  body: ReasonRequest,
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['payee_not_paid'],
});

export const confirmPayeeChange = operation({
  ...deciding,
  operationId: 'confirmPayeeChange',
  path: '/app/payee-changes/{id}/confirm',
  summary: 'Confirm a change of a payee',
  description:
    'An approver or admin other than its author confirms it. ' +
    `It counts ${PAYEE_LIMITS.waitsHours} hours later. A change that has waited for ` +
    `${PAYEE_LIMITS.expiresDays} days is refused: it expires.`,
  errors: ['payee_change_not_open', 'own_payee_change'],
});

export const rejectPayeeChange = operation({
  ...deciding,
  operationId: 'rejectPayeeChange',
  path: '/app/payee-changes/{id}/reject',
  summary: 'Reject a change of a payee',
  description: 'Ends a change that waits for a person or for its time. Its author withdraws it instead.',
  body: ReasonRequest,
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['payee_change_not_open', 'own_payee_change'],
});

export const withdrawPayeeChange = operation({
  ...deciding,
  operationId: 'withdrawPayeeChange',
  path: '/app/payee-changes/{id}/withdraw',
  summary: 'Withdraw a change of a payee',
  description: 'Its author ends a change that waits for a person or for its time.',
  roles: PERMISSIONS.proposePayees,
  errors: ['payee_change_not_open', 'not_own_payee_change'],
});

export const confirmPayeeProposal = operation({
  ...deciding,
  operationId: 'confirmPayeeProposal',
  path: '/app/payee-proposals/{id}/confirm',
  summary: 'Confirm the payees of a proposal',
  description: 'Confirms every change of a proposal that waits, as for each of them alone.',
  answers: {
    200: {
      description: 'What was confirmed.',
      schema: z
        .object({ count: z.int().min(1).describe('How many changes were confirmed.') })
        .meta({ id: 'ConfirmedPayees', description: 'Payees that were confirmed together.' }),
    },
  },
  errors: ['payee_change_not_open', 'own_payee_change'],
});

const EndedPayees = z
  .object({ count: z.int().min(1).describe('How many changes were ended.') })
  .meta({ id: 'EndedPayees', description: 'Proposed payees that were rejected or withdrawn together.' });

export const rejectPayeeProposal = operation({
  ...deciding,
  operationId: 'rejectPayeeProposal',
  path: '/app/payee-proposals/{id}/reject',
  summary: 'Reject the payees of a proposal',
  description:
    'Rejects every change of the proposal that still waits for a person, even if its author no longer has ' +
    'access. The author cannot reject an own proposal, only withdraw it.',
  body: ReasonRequest,
  answers: { 200: { description: 'What was rejected.', schema: EndedPayees } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['payee_change_not_open', 'own_payee_change'],
});

export const withdrawPayeeProposal = operation({
  ...deciding,
  operationId: 'withdrawPayeeProposal',
  path: '/app/payee-proposals/{id}/withdraw',
  summary: 'Withdraw the payees of a proposal',
  description: 'Withdraws every change of the proposal that still waits for a person. Only its author can.',
  roles: PERMISSIONS.proposePayees,
  answers: { 200: { description: 'What was withdrawn.', schema: EndedPayees } },
  errors: ['payee_change_not_open', 'not_own_payee_change'],
});

export const verifyPayee = operation({
  ...deciding,
  operationId: 'verifyPayee',
  path: '/app/payee-changes/{id}/verify',
  summary: 'Verify the account of a change',
  description: 'Asks the bank whether the account exists, is open, and belongs to the name.',
  roles: PERMISSIONS.proposePayees,
  errors: ['verification_not_available', 'verification_waits', 'payee_change_not_open'],
});

const finding = z.enum(REGISTER_FINDINGS).meta({
  description:
    'OTHER_NAME: the account is registered under another name. OTHER_ACCOUNT: the name is registered with ' +
    'another account. REFERENCE_FORMAT: the reference has not the format of the payee. NOT_REGISTERED: ' +
    'neither is registered. NOT_VERIFIED: the account was not verified as the payment config demands.',
  example: 'OTHER_ACCOUNT',
});

export const RegisterMark = z
  .object({
    finding: finding.nullable().describe('What does not fit; null for a registered account.'),
    payee: z
      .object({
        id: Uuid.describe('The id of the payee.'),
        name: z.string().meta({ description: 'The name.', example: 'Kgosi Stationers' }),
        account: PayeeAccount.describe('The account that may be paid.'),
      })
      .nullable()
      .describe('The payee that is paid, or that the finding concerns; null without one.'),
    verification: VerificationAnswer.nullable().describe("The bank's last answer; null without one."),
  })
  .meta({ id: 'RegisterMark', description: 'What the register says about a payment.' });

export const BatchRegister = z
  .object({
    policy: z.enum(PAYEE_POLICIES).meta({ description: 'What the payment config says.', example: 'WARN' }),
    verifiedAbove: Amount.nullable().describe(
      'From which amount on accounts have to be verified; null: none.',
    ),
    registered: z
      .int()
      .min(0)
      .meta({ description: 'How many payments go to registered accounts.', example: 3 }),
    findings: z
      .array(
        z.object({
          finding,
          count: z.int().min(1).meta({ description: 'How many payments.', example: 1 }),
        }),
      )
      .describe('How many payments have each finding.'),
    items: z
      .array(
        z.object({
          rowNumber: z.int().min(1).meta({ description: 'The row in the batch.', example: 1 }),
          beneficiaryName: z.string().meta({ description: 'The name.', example: 'Kgosi Stationers' }),
          bankCode,
          branchCode,
          accountNumber,
          accountType: AccountTypeName.describe('The type of the account.'),
          mark: RegisterMark.describe('What the register says.'),
        }),
      )
      .max(PAYEE_LIMITS.listed)
      .describe('The first of these payments, by row.'),
  })
  .meta({ id: 'BatchRegister', description: 'How the payments of a batch fit the register.' });

export const getBatchRegister = operation({
  operationId: 'getBatchRegister',
  method: 'GET',
  path: '/app/batches/{id}/register',
  tag,
  summary: 'Compare a batch with the register',
  description:
    'Says how many payments go to registered accounts, and lists those that do not fit. Once a batch is ' +
    'being paid, it says what its last approver saw.',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'How the payments fit.', schema: BatchRegister } },
  refusals: [401, 403, 404, 429],
});
