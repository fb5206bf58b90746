import { z } from 'zod';
import { Amount, CurrencyCode, Person, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { ApprovalRule } from '../payment-config.ts';

export const PreviewApprovalsRequest = z
  .object({
    approvalRules: z.array(ApprovalRule).max(100),
    currency: CurrencyCode,
    amounts: z.array(Amount).min(1).max(20),
  })
  .meta({
    id: 'PreviewApprovalsRequest',
    description: 'Rules that are not saved yet, and amounts to try them on.',
  });

export const ApprovalsPreview = z
  .object({
    approvers: z
      .array(Person)
      .meta({ description: 'Everyone who may approve. Nobody approves a batch that they created.' }),
    amounts: z.array(
      z.object({
        amount: Amount,
        approvalsRequired: z.int().min(1),
        enoughApprovers: z
          .boolean()
          .meta({ description: 'Whether there are as many approvers, if one of them prepares the batch.' }),
      }),
    ),
    availableApprovers: z
      .int()
      .min(0)
      .meta({ description: 'How many users can approve a batch that one of the approvers prepared.' }),
    unsatisfiableRules: z.array(ApprovalRule).meta({
      description:
        'The bands that need more approvals than can be given; an enabled currency without rules counts as one open band.',
    }),
    affectedBatches: z
      .object({
        total: z.int().min(0),
        items: z.array(
          z.object({
            id: Uuid,
            label: z.string(),
            currency: CurrencyCode,
            totalAmount: Amount,
            approvalsRequiredNow: z.int().min(1),
            approvalsRequired: z.int().min(1),
            enoughApprovers: z.boolean().meta({
              description: 'Whether enough approvers exist besides the user who created the batch.',
            }),
          }),
        ),
      })
      .meta({
        description:
          'Batches that wait for approval and would need another number of approvals; 50 at most are listed.',
      }),
  })
  .meta({ id: 'ApprovalsPreview', description: 'Who must sign for each amount.' });

export const previewApprovals = operation({
  operationId: 'previewApprovals',
  method: 'POST',
  path: '/app/approvals-preview',
  tag: 'Payment config',
  summary: 'Preview who must sign',
  description:
    'Tries approval rules on amounts. Changes nothing; a set of rules that cannot be saved is refused like a save.',
  roles: 'every',
  body: PreviewApprovalsRequest,
  answers: { 200: { description: 'The preview.', schema: ApprovalsPreview } },
  refusals: [400, 401, 403, 413, 415, 429],
});
