import { z } from 'zod';
import { PAYEE_LIMITS, PAYEE_POLICIES } from '../shared/payee-terms.ts';
import { PERMISSIONS } from '../shared/permissions.ts';
import { DATE_POLICIES, GUARDED_SETTINGS } from '../shared/terms.ts';
import {
  Amount,
  CurrencyCode,
  IdempotencyHeaders,
  IdParams,
  Person,
  RailName,
  Timestamp,
  Uuid,
} from './common.ts';
import { DateRuleName } from './execution-dates.ts';
import { operation } from './operation.ts';

export const ApprovalRule = z
  .strictObject({
    currency: CurrencyCode.describe('The currency of the batches that the rule covers.'),
    upToAmount: Amount.nullable().meta({
      description:
        'The largest batch total that the rule covers, inclusive. Null makes it the last approval band, ' +
        'which has no upper limit.',
      example: '100000.00',
    }),
    approvalsRequired: z
      .int()
      .min(1)
      .max(10)
      .describe('How many different approvers must approve such a batch.'),
  })
  .meta({
    id: 'ApprovalRule',
    description: 'How many approvals a batch in one currency needs, depending on its total amount.',
  });

const SettlementDifferenceLimit = z
  .strictObject({
    currency: CurrencyCode.describe('The currency of the settlements.'),
    amount: Amount.meta({
      description: 'The largest difference for which one user suffices, inclusive.',
      example: '100.00',
    }),
  })
  .meta({
    id: 'SettlementDifferenceLimit',
    description: 'Up to which difference of a settlement one user suffices.',
    example: { currency: 'ZAR', amount: '100.00' },
  });

const StandingApprovals = z
  .strictObject({
    currency: CurrencyCode.describe('The currency of such schedules.'),
    largestRun: Amount.meta({ description: 'The largest total of a run, inclusive.', example: '50000.00' }),
    mostMonths: z.int().min(1).max(24).meta({
      description: 'For how many months at most.',
      example: 12,
    }),
  })
  .meta({
    id: 'StandingApprovals',
    description: 'Which schedules may be approved once for all their runs.',
  });

const VerifiedAbove = z
  .strictObject({
    amount: Amount.meta({
      description: 'The largest amount without a verification, in the currency in which the entity pays.',
      example: '100000.00',
    }),
    months: z.int().min(1).max(PAYEE_LIMITS.months).meta({
      description: 'How many months old the verification may be.',
      example: 12,
    }),
  })
  .meta({
    id: 'VerifiedAbove',
    description: 'From which amount on an account has to be verified.',
    example: { amount: '100000.00', months: 12 },
  });

const editable = {
  defaultCurrency: CurrencyCode.describe('The currency that the dashboard shows first.'),
  approvalRules: z
    .array(ApprovalRule)
    .max(100)
    .describe('The approval bands of each currency. A currency without rules needs two approvals.'),
  stepUpMaxAgeSeconds: z
    .int()
    .min(0)
    .max(86_400)
    .nullable()
    .meta({
      description:
        'Approving a batch and changing this config require a sign-in that is no older than this many ' +
        'seconds. Null requires no fresh sign-in.',
      example: 300,
    }),
  approvalExpiryDays: z
    .int()
    .min(1)
    .max(365)
    .describe('How many days after its creation an unapproved batch expires.'),
  releaseDelaySeconds: z
    .int()
    .min(0)
    .max(604_800)
    .describe(
      'How many seconds pass between the last approval and the submission to the bank. The batch can be ' +
        'cancelled meanwhile.',
    ),
  defaultRail: RailName.describe('The rail of a batch that names none.'),
  duplicateWindowDays: z
    .int()
    .min(0)
    .max(365)
    .describe('How many days back a new batch is compared with earlier payments to find duplicates.'),
  unusualAmountPercent: z
    .int()
    .min(1)
    .max(1_000)
    .meta({
      description:
        "An amount that differs from the person's usual one by more than this percentage is shown to the " +
        'approver as unusual. Absent in a request: the saved value is kept.',
      example: 50,
    }),
  ifNotBankingDay: DateRuleName.describe(
    'The `ifNotBankingDay` of a batch that names none. Absent in a request: the saved value is kept.',
  ),
  timezone: z.string().min(1).max(64).meta({
    description: 'The IANA time zone in which the dashboard shows times and cut-offs apply.',
    example: 'Africa/Johannesburg',
  }),
  notificationEmails: z
    .array(z.email().max(254))
    .max(50)
    .describe('Addresses that are notified by email in addition to the approvers.'),
  lowBalanceThresholds: z
    .array(
      z
        .strictObject({
          currency: CurrencyCode.describe('The currency of the balance.'),
          amount: Amount.meta({
            description: 'The balance that is not low yet. More than zero.',
            example: '50000.00',
          }),
        })
        .meta({ id: 'LowBalanceThreshold', description: 'When a balance of FUNDING is low.' }),
    )
    .max(20)
    .meta({
      description:
        'The entity gets one notification when the available balance of FUNDING falls below the amount, ' +
        'and another one when it falls again. At most one threshold for each currency. Absent in a ' +
        'request: the saved value is kept.',
      example: [{ currency: 'ZAR', amount: '50000.00' }],
    }),
  settlementDifferenceLimit: SettlementDifferenceLimit.describe(
    'Up to this amount, one user may acknowledge the difference of a settlement. Above it, and in other ' +
      'currencies, a second user has to confirm it. Zero: always two users. Absent in a request: the saved ' +
      'value is kept.',
  ),
  standingApprovals: StandingApprovals.nullable().describe(
    'Whether scheduled withdrawals may be approved once for all their runs, and up to which bounds; null: ' +
      'the batch of each run is approved. Absent in a request: the saved value is kept.',
  ),
  passkeyAbove: Amount.nullable().meta({
    description:
      'Approving a batch whose total is above this amount, in the currency in which the entity pays, needs ' +
      'a passkey of the approver. Null: none does. Absent in a request: the saved value is kept.',
    example: null,
  }),
  payeeAccounts: z.enum(PAYEE_POLICIES).meta({
    description:
      'WARN: approvers see what does not fit the register of accounts that may be paid. REGISTERED_ONLY: a ' +
      'batch with a payment to any other account is refused, is not approved and not paid. Absent in a ' +
      'request: the saved value is kept.',
    example: 'WARN',
  }),
  verifiedAbove: VerifiedAbove.nullable().describe(
    'What a batch pays to one account above an amount needs a registered account that its bank has ' +
      'verified in the last months. Null: none does. Absent in a request: the saved value is kept.',
  ),
};

const executionDatePolicy = z.enum(DATE_POLICIES).meta({
  description:
    'The earlier form of `ifNotBankingDay`: REFUSE, or MOVE for every other rule. In a request it counts ' +
    'when it differs from what is saved and `ifNotBankingDay` does not.',
  example: 'MOVE',
  deprecated: true,
});

const Version = z.int().min(0);
const IGNORED = 'Ignored, so that a config can be sent back as it was read.';

export const PaymentConfigSettings = z
  .object(editable)
  .meta({ id: 'PaymentConfigSettings', description: 'The settings of a payment config.' });

export const GuardedSettings = z.array(z.enum(GUARDED_SETTINGS)).meta({
  description:
    'The settings that are looser: some batch needs fewer approvals, some difference of a settlement needs ' +
    'one user instead of two, more schedules may have a standing approval, fewer approvals need a ' +
    'passkey, or fewer payments need a registered or a verified account.',
  example: ['approvalRules'],
});

export const PaymentConfigChange = z
  .object({
    id: Uuid.meta({
      description: 'The id of the change.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9d01',
    }),
    loosened: GuardedSettings,
    settings: PaymentConfigSettings.describe('All settings as they will be.'),
    proposedBy: Person.describe('The admin who saved it. Another admin confirms it.'),
    proposedAt: Timestamp.describe('When it was saved.'),
    countsFrom: Timestamp.describe(
      'When it takes effect without a confirmation, unless an approver or an admin cancels it before. If ' +
        '`needsSecondAdmin` is true: from when the only admin of the entity can confirm it.',
    ),
    needsSecondAdmin: z.boolean().meta({
      description:
        'True where the entity has chosen that every change of its payment config needs a second admin: ' +
        'the change then never takes effect by time alone, and lapses after seven days.',
      example: false,
    }),
  })
  .meta({ id: 'PaymentConfigChange', description: 'A payment config that is not in force yet.' });

export const PaymentConfigForDisplay = z
  .object({
    ...editable,
    executionDatePolicy,
    version: Version.describe('Increases by one with every save. 0: the defaults, never saved.'),
    updatedAt: Timestamp.nullable().describe('When the config was last saved; null when it never was.'),
    updatedBy: Person.nullable().describe('The user who last saved the config; null when it never was.'),
    pendingChange: PaymentConfigChange.nullable().describe(
      'A config that was saved and is not in force yet; null when none waits.',
    ),
  })
  .meta({ id: 'PaymentConfigForDisplay', description: 'How the entity pays now.' });

export const UpdatePaymentConfigRequest = z
  .strictObject({
    ...editable,
    unusualAmountPercent: editable.unusualAmountPercent.optional(),
    ifNotBankingDay: editable.ifNotBankingDay.optional(),
    executionDatePolicy: executionDatePolicy.optional(),
    lowBalanceThresholds: editable.lowBalanceThresholds.optional(),
    settlementDifferenceLimit: editable.settlementDifferenceLimit.optional(),
    standingApprovals: editable.standingApprovals.optional(),
    passkeyAbove: editable.passkeyAbove.optional(),
    payeeAccounts: editable.payeeAccounts.optional(),
    verifiedAbove: editable.verifiedAbove.optional(),
    version: Version.describe(
      'The version that was read. When another version has been saved since, the answer is 400 ' +
        '`stale_version`.',
    ),
    updatedAt: z.unknown().optional().meta({ description: IGNORED, example: '2026-02-01T07:00:00.000Z' }),
    updatedBy: z.unknown().optional().meta({ description: IGNORED, example: null }),
    pendingChange: z.unknown().optional().meta({ description: IGNORED, example: null }),
  })
  .meta({
    id: 'UpdatePaymentConfigRequest',
    description: 'The whole config. A field that does not exist is refused, and nothing is saved.',
  });

export const getPaymentConfig = operation({
  operationId: 'getPaymentConfig',
  method: 'GET',
  path: '/payments/config',
  tag: 'Payment Config',
  summary: 'Read the payment config',
  description: "Returns the entity's payment config, or the defaults if none has been saved.",
  roles: 'every',
  answers: { 200: { description: 'The payment config.', schema: PaymentConfigForDisplay } },
  refusals: [401, 403, 429],
});

export const updatePaymentConfig = operation({
  operationId: 'updatePaymentConfig',
  method: 'PUT',
  path: '/payments/config',
  tag: 'Payment Config',
  summary: 'Replace the payment config',
  description:
    'Saves the whole config as a new version. A batch that is waiting for approval needs the greater of ' +
    'the number that applied when it was created and the number that applies now. ' +
    'A config that is looser than the one in force does not take effect at once: it is the ' +
    '`pendingChange` of the answer, takes effect a day later or once another admin has confirmed it, and ' +
    'approvers and admins get a mail. ' +
    'A change that waits already is replaced by any other that is saved. Before the first money of the ' +
    'entity is booked, its first config takes effect at once. ' +
    'Where the entity has chosen that every change needs a second admin, every config waits in the same ' +
    'way until another admin confirms it. ' +
    'Answers 401 with an RFC 9470 challenge when the saved config requires a fresh sign-in.',
  roles: ['ADMIN'],
  identity: ['UserUniqueId'],
  body: UpdatePaymentConfigRequest,
  answers: {
    200: {
      description: 'The config in force, and the looser one that waits.',
      schema: PaymentConfigForDisplay,
    },
  },
  refusals: [400, 401, 403, 413, 415, 429],
  errors: [
    'stale_version',
    'invalid_approval_rules',
    'unknown_timezone',
    'rail_not_enabled',
    'invalid_threshold',
    'invalid_settlement_limit',
    'invalid_standing_approvals',
    'invalid_passkey_amount',
    'invalid_verified_above',
    'fresh_sign_in_required',
  ],
});

const CHANGE = '/payments/config/changes/{id}';
const deciding = {
  method: 'POST',
  tag: 'Payment Config',
  identity: ['UserUniqueId'],
  params: IdParams,
  malformedId: 400,
  headers: IdempotencyHeaders,
  answers: { 200: { description: 'The config in force.', schema: PaymentConfigForDisplay } },
  refusals: [400, 401, 403, 404, 409, 422, 429],
} as const;

export const confirmPaymentConfigChange = operation({
  ...deciding,
  operationId: 'confirmPaymentConfigChange',
  path: `${CHANGE}/confirm`,
  summary: 'Confirm a looser payment config',
  description:
    'An admin other than the one who saved it confirms a looser config, which then takes effect. Needs a ' +
    'fresh sign-in where approvals do.',
  roles: PERMISSIONS.changePaymentConfig,
  errors: ['fresh_sign_in_required', 'config_change_not_pending', 'own_config_change'],
});

export const cancelPaymentConfigChange = operation({
  ...deciding,
  operationId: 'cancelPaymentConfigChange',
  path: `${CHANGE}/cancel`,
  summary: 'Cancel a looser payment config',
  description: 'Any approver or admin cancels a looser config before it takes effect. Nothing changes then.',
  roles: PERMISSIONS.cancelPaymentConfigChange,
  errors: ['config_change_not_pending'],
});
