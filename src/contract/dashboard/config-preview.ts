import { z } from 'zod';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { Amount, CurrencyCode, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { GuardedSettings, PaymentConfigSettings } from '../payment-config.ts';

const {
  approvalRules,
  settlementDifferenceLimit,
  standingApprovals,
  passkeyAbove,
  payeeAccounts,
  verifiedAbove,
} = PaymentConfigSettings.shape;

export const PreviewPaymentConfigRequest = z
  .strictObject({
    approvalRules,
    settlementDifferenceLimit,
    standingApprovals: standingApprovals.optional(),
    passkeyAbove: passkeyAbove.optional(),
    payeeAccounts: payeeAccounts.optional(),
    verifiedAbove: verifiedAbove.optional(),
  })
  .meta({
    id: 'PreviewPaymentConfigRequest',
    description: 'Settings that have not been saved, by which more than one person controls payments.',
  });

export const PaymentConfigPreview = z
  .object({
    loosened: GuardedSettings,
    countsAtOnce: z
      .boolean()
      .describe('Whether they would take effect when saved: none is looser, or no money was booked yet.'),
    since: Timestamp.describe('The beginning of the 90 days that were looked at.'),
    batches: z
      .object({
        total: z.int().min(0).describe('How many batches were created in these days.'),
        fewerApprovals: z
          .array(
            z.object({
              currency: CurrencyCode.describe('The currency of these batches.'),
              count: z.int().min(1).describe('How many batches would have needed fewer approvals.'),
              oneApproval: z.int().min(0).describe('How many of them would have needed one approval.'),
              totalAmount: Amount.describe('Their total.'),
            }),
          )
          .describe('The batches that would have needed fewer approvals, by currency.'),
        largest: z
          .array(
            z.object({
              id: Uuid.describe('The id of the batch.'),
              label: z.string().describe('The label of the batch.'),
              currency: CurrencyCode.describe('The currency of the batch.'),
              totalAmount: Amount.describe('The total of the batch.'),
              approvalsBefore: z.int().min(1).describe('How many approvals the rules in force ask for.'),
              approvalsAfter: z.int().min(1).describe('How many approvals it would have needed.'),
            }),
          )
          .describe('The ten largest of these batches.'),
      })
      .describe('What the rules would have changed for the batches of these days.'),
    differences: z
      .object({
        total: z.int().min(0).describe('How many settlements of these days have a difference.'),
        oneUser: z
          .int()
          .min(0)
          .describe('How many of these differences one user instead of two could have acknowledged.'),
      })
      .describe('What the limit would have changed for the settlements of these days.'),
  })
  .meta({ id: 'PaymentConfigPreview', description: 'What a looser payment config would have changed.' });

export const previewPaymentConfig = operation({
  operationId: 'previewPaymentConfig',
  method: 'POST',
  path: '/app/payment-config-preview',
  tag: 'Payment Config',
  summary: 'Preview a looser payment config',
  description:
    'Says which settings are looser than those in force, and what they would have changed in the last 90 ' +
    'days. Nothing is saved.',
  roles: PERMISSIONS.changePaymentConfig,
  body: PreviewPaymentConfigRequest,
  answers: { 200: { description: 'The preview.', schema: PaymentConfigPreview } },
  refusals: [400, 401, 403, 413, 415, 429],
  errors: ['invalid_approval_rules', 'invalid_settlement_limit', 'invalid_standing_approvals'],
});
