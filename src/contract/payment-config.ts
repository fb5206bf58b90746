import { z } from 'zod';
import { Amount, CurrencyCode, Person, RailName, Timestamp } from './common.ts';
import { operation } from './operation.ts';

export const ApprovalRule = z
  .strictObject({
    currency: CurrencyCode,
    upToAmount: Amount.nullable().meta({
      description:
        'The band covers batches up to this amount, inclusive; null is the last band, without an upper end.',
    }),
    approvalsRequired: z.int().min(1).max(10),
  })
  .meta({
    id: 'ApprovalRule',
    description: 'How many approvals a batch of a currency needs, by its total amount.',
  });

const editable = {
  defaultCurrency: CurrencyCode,
  approvalRules: z.array(ApprovalRule).max(100),
  stepUpMaxAgeSeconds: z.int().min(0).max(86_400).nullable().meta({
    description:
      'Approving a batch and changing this config require a sign-in no older than this; null requires none.',
  }),
  approvalExpiryDays: z.int().min(1).max(365),
  releaseDelaySeconds: z.int().min(0).max(604_800),
  defaultRail: RailName,
  duplicateWindowDays: z.int().min(0).max(365),
  timezone: z
    .string()
    .min(1)
    .max(64)
    .meta({ description: 'IANA time zone.', example: 'Africa/Johannesburg' }),
  notificationEmails: z.array(z.email().max(254)).max(50),
};

export const PaymentConfigForDisplay = z
  .object({
    ...editable,
    version: z.int().min(0),
    updatedAt: Timestamp.nullable(),
    updatedBy: Person.nullable(),
  })
  .meta({
    id: 'PaymentConfigForDisplay',
    description: 'How this entity pays. Version 0 is the defaults, never saved.',
  });

export const UpdatePaymentConfigRequest = z.object({ ...editable, version: z.int().min(0) }).meta({
  id: 'UpdatePaymentConfigRequest',
  description:
    'The whole config. `version` is the one that was read: when another was saved since, 400 `stale_version`.',
});

export const getPaymentConfig = operation({
  operationId: 'getPaymentConfig',
  method: 'GET',
  path: '/payments/config',
  tag: 'Payment Config',
  summary: 'Read the payment config',
  description: "The entity's payment config, or the defaults where none was saved.",
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
    'Saves the whole config as a new version. Batches that wait for approval need the greater of the old and the new rule. ' +
    '401 with an RFC 9470 challenge when the saved config requires a fresh sign-in.',
  roles: ['ADMIN'],
  identity: ['UserUniqueId'],
  body: UpdatePaymentConfigRequest,
  answers: { 200: { description: 'The config as saved.', schema: PaymentConfigForDisplay } },
  refusals: [400, 401, 403, 413, 415, 429],
});
