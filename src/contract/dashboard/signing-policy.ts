import { z } from 'zod';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { POLICY_LIMITS, SIGNING_STATES } from '../../shared/policy-terms.ts';
import { Amount, CurrencyCode, IdParams, oneLine, Person, RailName, Timestamp, Uuid } from '../common.ts';
import { BatchStatusName } from '../batches.ts';
import { operation } from '../operation.ts';

const tag = 'Signing';
const path = '/app/signing-policy';

const sumOf = (kind: 'AMOUNT' | 'DAY_SUM' | 'PAYEE_SUM', description: string) =>
  z.strictObject({
    kind: z.literal(kind).describe(description),
    currency: CurrencyCode.describe('The currency of the amount.'),
    above: Amount.describe('The condition holds above this amount.'),
  });

const PolicyCondition = z
  .discriminatedUnion('kind', [
    sumOf('AMOUNT', 'The total of the batch, without fees.'),
    sumOf(
      'DAY_SUM',
      'The batches that were prepared on the same day of the entity, or whose money moves on the same day: ' +
        'the larger sum, with this batch.',
    ),
    sumOf('PAYEE_SUM', 'What one payee gets within 30 days, with this batch.'),
    z.strictObject({ kind: z.literal('NEW_PAYEE').describe('An account that was never paid.') }),
    z.strictObject({
      kind: z.literal('CHANGED_ACCOUNT').describe('A person who was only ever paid on other accounts.'),
    }),
    z.strictObject({
      kind: z.literal('RAIL').describe('A payment by one of these rails.'),
      rails: z.array(RailName).min(1).max(20).describe('The rails.'),
    }),
    z.strictObject({
      kind: z.literal('PREPARER').describe('A batch of one of these users, or of a program of theirs.'),
      userIds: z.array(Uuid).min(1).max(POLICY_LIMITS.members).describe('The users.'),
    }),
  ])
  .meta({ id: 'PolicyCondition', description: 'What a rule of the signing policy looks at.' });

const PolicyRule = z
  .strictObject({
    when: z
      .array(PolicyCondition)
      .max(POLICY_LIMITS.conditions)
      .describe('The rule counts if all of these hold; empty: for every batch.'),
    signers: z
      .array(
        z.strictObject({
          groupId: Uuid.nullable().describe('A group of the policy; null: any approver.'),
          count: z
            .int()
            .min(1)
            .max(POLICY_LIMITS.count)
            .meta({ description: 'How many of them sign.', example: 2 }),
        }),
      )
      .min(1)
      .max(POLICY_LIMITS.signers)
      .describe('Who signs. They are different people.'),
    inOrder: z.boolean().meta({
      description: 'Whether the groups sign one after the other, in the order of the policy’s groups.',
      example: false,
    }),
  })
  .meta({ id: 'PolicyRule', description: 'Batches for which the conditions hold need these signers.' });

const ApproverGroup = z
  .strictObject({
    id: Uuid.describe('The id of the group, which the client draws.'),
    name: oneLine(POLICY_LIMITS.name).meta({ description: 'Its name.', example: 'Finance' }),
    memberIds: z
      .array(Uuid)
      .max(POLICY_LIMITS.members)
      .describe('The users of the entity who belong to it. They sign while they are approvers.'),
  })
  .meta({ id: 'ApproverGroup', description: 'A group of approvers.' });

export const SigningPolicyContent = z
  .strictObject({
    groups: z
      .array(ApproverGroup)
      .max(POLICY_LIMITS.groups)
      .describe('The groups, in the order in which they sign where a rule asks for it.'),
    rules: z
      .array(PolicyRule)
      .max(POLICY_LIMITS.rules)
      .describe('The rules. Of all that hold for a batch the largest number of each group counts.'),
  })
  .meta({
    id: 'SigningPolicyContent',
    description: 'The groups and rules that count beside the rules by amount of the payment config.',
  });

const PolicyPerson = z
  .object({
    ...Person.shape,
    isApprover: z.boolean().meta({ description: 'Whether they can sign at all.', example: true }),
    isPreparer: z.boolean().meta({ description: 'Whether they can prepare batches.', example: false }),
  })
  .meta({ id: 'PolicyPerson', description: 'A user whom a policy can name.' });

const SigningPolicy = z
  .object({
    version: z.int().min(0).meta({ description: 'Its number; 0 before the first policy.', example: 3 }),
    inForceFrom: Timestamp.nullable().describe('Since when it counts; null before the first policy.'),
    policy: SigningPolicyContent.describe('Its groups and rules.'),
    people: z.array(PolicyPerson).describe('The users with access, and those whom the policy names.'),
    waitingChangeId: Uuid.nullable().meta({
      description: 'The change of control with another policy that waits for a second admin, or null.',
      example: null,
    }),
  })
  .meta({ id: 'SigningPolicy', description: 'The signing policy in force.' });

const NeededGroup = z.object({
  groupId: Uuid.describe('The group.'),
  name: z.string().meta({ description: 'Its name.', example: 'Finance' }),
  count: z.int().min(1).meta({ description: 'How many of it.', example: 2 }),
  members: z.array(Person).describe('Its members who are approvers.'),
});

const NeededSigners = z
  .object({
    total: z.int().min(1).meta({ description: 'How many different people sign at least.', example: 3 }),
    groups: z.array(NeededGroup).describe('How many of them belong to which group.'),
    inOrder: z
      .boolean()
      .meta({ description: 'Whether the groups sign one after the other.', example: false }),
  })
  .meta({ id: 'NeededSigners', description: 'The signers that a batch needs.' });

const DifferingBatch = z
  .object({
    id: Uuid.describe('The batch.'),
    label: z.string().meta({ description: 'Its label.', example: 'Salaries March' }),
    status: BatchStatusName.describe('Its status.'),
    createdAt: Timestamp.describe('When it was prepared.'),
    preparedBy: Person.describe('Who prepared it.'),
    currency: CurrencyCode.describe('Its currency.'),
    totalAmount: Amount.describe('Its total.'),
    before: NeededSigners.describe('What it needs by the policy in force.'),
    after: NeededSigners.describe('What it would need.'),
    signedBy: z.array(Person).describe('Whose signatures it has, in order.'),
    isEnough: z.boolean().meta({
      description: 'Whether these signatures would be enough.',
      example: false,
    }),
  })
  .meta({ id: 'DifferingBatch', description: 'A batch whose signers would differ.' });

const UnsignableCase = z
  .object({
    rules: z.array(z.int().min(0)).meta({
      description: 'The rules that ask for more than there is, by their places; empty: those by amount.',
      example: [0],
    }),
    preparer: Person.nullable().describe('Whose batches they are; null: whoever prepares them.'),
    missing: z.int().min(1).meta({ description: 'How many signers are missing.', example: 1 }),
    groups: z
      .array(
        z.object({
          groupId: Uuid.describe('A group without enough members.'),
          name: z.string().meta({ description: 'Its name.', example: 'Directors' }),
          missing: z.int().min(1).meta({ description: 'How many of it are missing.', example: 1 }),
        }),
      )
      .describe('The groups without enough members who could sign.'),
  })
  .meta({ id: 'UnsignableCase', description: 'Batches that no approver could sign.' });

export const PolicyExample = z
  .strictObject({
    currency: CurrencyCode.describe('The currency.'),
    amount: Amount.describe('The total.'),
    daySum: Amount.optional().describe('The sum of the day with this batch; absent: its total.'),
    payeeSum: Amount.optional().describe('The most that one payee gets in 30 days; absent: the total.'),
    hasNewPayee: z.boolean().meta({ description: 'Whether it pays a new account.', example: true }),
    hasChangedAccount: z.boolean().meta({ description: 'Whether an account changed.', example: false }),
    rail: RailName.optional().describe('The rail; absent: none that a rule names.'),
    preparerId: Uuid.optional().meta({
      description: 'Who prepares it; absent: no user whom a rule names.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c12',
    }),
  })
  .meta({ id: 'PolicyExample', description: 'A batch that does not exist.' });

export const getSigningPolicy = operation({
  operationId: 'getSigningPolicy',
  method: 'GET',
  path,
  tag,
  summary: 'Read the signing policy',
  description:
    'Returns the groups and rules in force. They count beside the rules by amount of the payment config. ' +
    'Two admins change them together: `askForControlChange` with the kind CHANGE_POLICY.',
  roles: 'every',
  answers: { 200: { description: 'The policy.', schema: SigningPolicy } },
  refusals: [401, 429],
});

export const previewSigningPolicy = operation({
  operationId: 'previewSigningPolicy',
  method: 'POST',
  path: `${path}/preview`,
  tag,
  summary: 'Try a signing policy on the last twelve months',
  description:
    'Applies a policy that is not in force to the batches of the last twelve months, as they were when ' +
    'they were prepared, and looks for batches that no approver could sign. It changes nothing.',
  roles: PERMISSIONS.changePaymentConfig,
  body: z
    .strictObject({
      policy: SigningPolicyContent.describe('The groups and rules to try.'),
      sample: PolicyExample.optional().describe('A batch to try the policy on.'),
    })
    .meta({ id: 'PreviewSigningPolicyRequest', description: 'A policy to try.' }),
  answers: {
    200: {
      description: 'What would differ.',
      schema: z
        .object({
          compared: z.int().min(0).meta({ description: 'How many batches were compared.', example: 312 }),
          differing: z
            .object({
              total: z.int().min(0).meta({ description: 'How many would differ.', example: 14 }),
              unsigned: z
                .int()
                .min(0)
                .meta({ description: 'How many of them have too few signatures then.', example: 9 }),
              items: z.array(DifferingBatch).describe('The newest 100 of them.'),
            })
            .describe('The batches whose signers would differ.'),
          unsignable: z.array(UnsignableCase).describe('Every case in which no approver could sign.'),
          sample: NeededSigners.nullable().describe('What that batch would need; null without one.'),
        })
        .meta({ id: 'SigningPolicyPreview', description: 'The effect of a policy.' }),
    },
  },
  refusals: [400, 401, 403, 413, 415, 429],
  errors: ['signing_policy_invalid'],
});

const state = z.enum(SIGNING_STATES).meta({
  description:
    'CAN_SIGN: this signature would count. NOT_NEEDED: others are needed. NOT_YOUR_TURN: another group ' +
    'signs first. HAS_SIGNED: they have a part in a signature. BARRED: they may not sign this batch.',
  example: 'CAN_SIGN',
});

const BatchSigners = z
  .object({
    requirements: z
      .array(
        z.object({
          isOfPreparation: z.boolean().meta({
            description: 'Whether this is what the policy asked for when the batch was prepared.',
            example: true,
          }),
          missing: z.int().min(0).meta({ description: 'How many signers are missing.', example: 2 }),
          inOrder: z
            .boolean()
            .meta({ description: 'Whether the groups sign one after the other.', example: false }),
          groups: z
            .array(
              z.object({
                groupId: Uuid.describe('A group of which signers are missing.'),
                name: z.string().meta({ description: 'Its name.', example: 'Directors' }),
                missing: z.int().min(1).meta({ description: 'How many of it.', example: 1 }),
                couldSign: z.array(Person).describe('Who of it could sign.'),
              }),
            )
            .describe('The groups of which signers are missing; the others may be any approver.'),
        }),
      )
      .describe(
        'What is missing by the policy when the batch was prepared and by the one in force. All of them ' +
          'count; they are one when it is the same policy.',
      ),
    isPossible: z.boolean().meta({
      description: 'Whether the approvers who are left could sign it. If not, prepare it again.',
      example: true,
    }),
    own: state.describe('Whether the caller could sign for themselves.'),
    onBehalfOf: z
      .array(z.object({ user: Person.describe('The user who delegated.'), state }))
      .describe('For whom the caller could sign by a delegation in force.'),
  })
  .meta({ id: 'BatchSigners', description: 'Who must still sign a batch.' });

export const getBatchSigners = operation({
  operationId: 'getBatchSigners',
  method: 'GET',
  path: '/app/batches/{id}/signers',
  tag,
  summary: 'See who must still sign a batch',
  description: 'Returns the signers that a batch needs and does not have yet, as of now.',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The signers.', schema: BatchSigners } },
  refusals: [401, 404, 429],
});
