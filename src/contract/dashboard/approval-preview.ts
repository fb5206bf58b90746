import { z } from 'zod';
import { Amount, CurrencyCode, Person, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { ApprovalRule } from '../payment-config.ts';

export const PreviewApprovalsRequest = z
  .object({
    approvalRules: z.array(ApprovalRule).max(100).describe('The rules to try.'),
    currency: CurrencyCode.describe('The currency of the amounts.'),
    amounts: z.array(Amount).min(1).max(20).describe('Batch totals to apply the rules to.'),
  })
  .meta({
    id: 'PreviewApprovalsRequest',
    description: 'Approval rules that have not been saved, and batch totals to apply them to.',
  });

export const ApprovalsPreview = z
  .object({
    approvers: z
      .array(Person)
      .describe('Every user with the role APPROVER. The creator of a batch cannot approve it.'),
    amounts: z
      .array(
        z.object({
          amount: Amount.describe('The batch total.'),
          approvalsRequired: z.int().min(1).describe('How many approvals it needs.'),
          enoughApprovers: z
            .boolean()
            .describe('Whether there are enough approvers even if one of them creates the batch.'),
        }),
      )
      .describe('The result for each amount, in the order of the request.'),
    availableApprovers: z
      .int()
      .min(0)
      .describe('How many users can approve a batch that one of the approvers created.'),
    unsatisfiableRules: z.array(ApprovalRule).meta({
      description:
        'The rules that need more approvals than there are approvers. An enabled currency without rules ' +
        'counts as one rule without an upper limit.',
    }),
    affectedBatches: z
      .object({
        total: z.int().min(0).describe('How many batches are affected.'),
        items: z
          .array(
            z.object({
              id: Uuid.describe('The id of the batch.'),
              label: z.string().describe('The label of the batch.'),
              currency: CurrencyCode.describe('The currency of the batch.'),
              totalAmount: Amount.describe('The total of the batch.'),
              approvalsRequiredNow: z
                .int()
                .min(1)
                .describe('How many approvals it needs under the saved rules.'),
              approvalsRequired: z.int().min(1).describe('How many approvals it would need.'),
              enoughApprovers: z
                .boolean()
                .describe('Whether there are enough approvers other than the creator of the batch.'),
            }),
          )
          .describe('The first 50 of these batches.'),
      })
      .meta({
        description: 'The batches that wait for approval and would need a different number of approvals.',
      }),
  })
  .meta({ id: 'ApprovalsPreview', description: 'The effect of approval rules.' });

export const previewApprovals = operation({
  operationId: 'previewApprovals',
  method: 'POST',
  path: '/app/approvals-preview',
  tag: 'Payment Config',
  summary: 'Preview approval rules',
  description:
    'Applies approval rules to amounts without saving them. Rules that could not be saved are refused as ' +
    'they would be when saved.',
  roles: 'every',
  body: PreviewApprovalsRequest,
  answers: { 200: { description: 'The preview.', schema: ApprovalsPreview } },
  refusals: [400, 401, 403, 413, 415, 429],
  errors: ['invalid_approval_rules', 'invalid_amount'],
});
