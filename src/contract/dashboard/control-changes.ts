import { z } from 'zod';
import { CONTROL_KINDS, CONTROL_LIMITS, CONTROL_STATES } from '../../shared/control-terms.ts';
import { ROLES } from '../../shared/terms.ts';
import {
  Amount,
  CurrencyCode,
  IdempotencyHeaders,
  IdParams,
  lines,
  oneLine,
  page,
  PagingQuery,
  Person,
  RailName,
  Timestamp,
  Uuid,
} from '../common.ts';
import { operation } from '../operation.ts';
import { SigningPolicyContent } from './signing-policy.ts';

const tag = 'Control Changes';
const path = '/app/control-changes';

const kind = z.enum(CONTROL_KINDS).meta({
  description:
    'INVITE_USER: a new user. CHANGE_ROLES: the roles of a user. ENABLE_USER: a disabled user signs in ' +
    'again. RESET_SIGN_IN: a user gets a link to set a new password. CHANGE_LIMITS: the limits of batches. ' +
    'CHANGE_FEES: one rail with its fee. SWITCH_PAYOUTS_ON: payouts are sent again. CONFIG_BY_ONE_ADMIN: ' +
    'changes of the payment config no longer need a second admin. CHANGE_POLICY: the signing policy.',
  example: 'CHANGE_ROLES',
});

const SettingChange = z
  .object({
    setting: z.string().meta({ description: 'What changes.', example: 'roles' }),
    before: z.string().nullable().meta({ description: 'As it was; null: nothing.', example: 'PREPARER' }),
    after: z
      .string()
      .nullable()
      .meta({ description: 'As it will be; null: nothing.', example: 'PREPARER, APPROVER' }),
  })
  .meta({ id: 'SettingChange', description: 'A part of a change of control.' });

export const ControlChange = z
  .object({
    id: Uuid.meta({ description: 'Its id.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f11' }),
    kind,
    user: Person.nullable().describe('The user that it is about; null for the entity and for an invitation.'),
    settings: z.array(SettingChange).describe('What changes, in the order of a form.'),
    reason: z.string().meta({
      description: 'Why it was asked for.',
      example: 'Sipho takes over approvals from 1 April.',
    }),
    askedBy: Person.describe('The admin who asked for it. Another admin confirms it.'),
    askedAt: Timestamp.describe('When it was asked for.'),
    expiresAt: Timestamp.describe(`When it ends by itself, ${CONTROL_LIMITS.lastsDays} days after that.`),
    state: z.enum(CONTROL_STATES).meta({
      description: 'WAITING: another admin has to decide. APPLIED: it counts. The others changed nothing.',
      example: 'WAITING',
    }),
    decidedBy: Person.nullable().describe(
      'The admin who confirmed, rejected or withdrew it; null while it waits, and when it expired.',
    ),
    decidedAt: Timestamp.nullable().describe('When it ended; null while it waits.'),
    isOutdated: z.boolean().meta({
      description: 'True if what it changes is no longer as it was. It can only be rejected or withdrawn.',
      example: false,
    }),
    confirmFrom: Timestamp.nullable().meta({
      description: 'When the only admin can confirm it again; null when there is another admin.',
      example: null,
    }),
  })
  .meta({ id: 'ControlChange', description: 'A change that two admins make together.' });

const reason = lines(CONTROL_LIMITS.reason).meta({
  description: 'Why, for the other admin and for the audit log.',
  example: 'Sipho takes over approvals from 1 April.',
});
const userId = Uuid.meta({
  description: 'The user that it is about.',
  example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c12',
});
const roles = z
  .array(z.enum(ROLES))
  .max(ROLES.length)
  .meta({ description: 'All roles that the user will have.', example: ['PREPARER', 'APPROVER'] });

export const ControlChangeRequest = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('INVITE_USER').describe('Invite a person.'),
      displayName: oneLine(100).meta({ description: 'The name of the person.', example: 'Sipho Dlamini' }),
      email: z.email().max(200).nullable().meta({
        description: 'Where the invitation is mailed to; null: by a link alone.',
        example: 'sipho@karoo.example',
      }),
      roles: roles.min(1),
      reason,
    }),
    z.strictObject({
      kind: z.literal('CHANGE_ROLES').describe('Change the roles of a user.'),
      userId,
      roles,
      reason,
    }),
    z.strictObject({ kind: z.literal('ENABLE_USER').describe('Let a user sign in again.'), userId, reason }),
    z.strictObject({
      kind: z.literal('RESET_SIGN_IN').describe('Let a user set a password.'),
      userId,
      reason,
    }),
    z.strictObject({
      kind: z.literal('CHANGE_LIMITS').describe('Change the limits of batches.'),
      maxBatchWithdrawals: z
        .int()
        .min(1)
        .max(1_000_000)
        .meta({ description: 'The most withdrawals in one batch.', example: 10_000 }),
      maxBatchAmounts: z
        .array(
          z.strictObject({
            currency: CurrencyCode.describe('The currency of the limit.'),
            amount: Amount.describe('The largest total of one batch.'),
          }),
        )
        .max(20)
        .describe('The largest batch total in each currency; a currency that is not listed has no limit.'),
      reason,
    }),
    z.strictObject({
      kind: z.literal('CHANGE_FEES').describe('Change a rail.'),
      rail: RailName.describe('The rail.'),
      isOn: z.boolean().meta({ description: 'Whether the entity may use it.', example: true }),
      unitFee: Amount.describe('The fee of one payment, excluding VAT.'),
      maxAmount: Amount.nullable().describe('The largest amount of one payment; null: no limit.'),
      cutOff: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 15:30.')
        .nullable()
        .meta({ description: 'The last time of a banking day; null: at any hour.', example: '15:30' }),
      reason,
    }),
    z.strictObject({ kind: z.literal('SWITCH_PAYOUTS_ON').describe('Send payouts again.'), reason }),
    z.strictObject({
      kind: z.literal('CONFIG_BY_ONE_ADMIN').describe('One admin changes the payment config again.'),
      reason,
    }),
    z.strictObject({
      kind: z.literal('CHANGE_POLICY').describe('Change the signing policy.'),
      policy: SigningPolicyContent.describe('The groups and rules that will count.'),
      reason,
    }),
  ])
  .meta({ id: 'ControlChangeRequest', description: 'A change to ask for.' });

export const listControlChanges = operation({
  operationId: 'listControlChanges',
  method: 'GET',
  path,
  tag,
  summary: 'List changes of control',
  description: 'Returns the changes that two admins make together, newest first.',
  roles: ['ADMIN'],
  query: z.object({
    ...PagingQuery,
    state: z
      .enum(CONTROL_STATES)
      .optional()
      .meta({ description: 'Only changes in this state.', example: 'WAITING' }),
    userId: Uuid.optional().meta({
      description: 'Only changes about this user.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c12',
    }),
  }),
  answers: {
    200: {
      description: 'A page of changes.',
      schema: page(ControlChange, 'PaginatedControlChange', 'Changes of control.', {
        admins: z.int().min(0).meta({
          description: 'How many users with access have the role ADMIN. With one, that admin confirms twice.',
          example: 2,
        }),
      }),
    },
  },
  refusals: [400, 401, 403, 429],
});

export const askForControlChange = operation({
  operationId: 'askForControlChange',
  method: 'POST',
  path,
  tag,
  summary: 'Ask for a change of control',
  description:
    'Records a change. It counts once another admin has confirmed it within seven days; the only admin of ' +
    'an entity confirms it again after 24 hours. Needs a sign-in from the last 15 minutes.',
  roles: ['ADMIN'],
  headers: IdempotencyHeaders,
  body: ControlChangeRequest,
  answers: { 200: { description: 'The change, which waits.', schema: ControlChange } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: [
    'fresh_sign_in_required',
    'control_change_waits',
    'control_change_refused',
    'last_admin',
    'name_in_use',
    'signing_policy_invalid',
  ],
});

const step = {
  method: 'POST',
  tag,
  roles: ['ADMIN'],
  headers: IdempotencyHeaders,
  params: IdParams,
  answers: { 200: { description: 'The change.', schema: ControlChange } },
  refusals: [400, 401, 403, 404, 409, 422, 429],
} as const;

export const confirmControlChange = operation({
  ...step,
  operationId: 'confirmControlChange',
  path: `${path}/{id}/confirm`,
  summary: 'Confirm a change of control',
  description:
    'Applies the change. An admin other than the one who asked confirms it; the only admin after 24 hours. ' +
    'Needs a sign-in from the last 15 minutes.',
  errors: [
    'fresh_sign_in_required',
    'control_change_not_waiting',
    'own_control_change',
    'control_change_outdated',
    'last_admin',
    'name_in_use',
  ],
});

export const rejectControlChange = operation({
  ...step,
  operationId: 'rejectControlChange',
  path: `${path}/{id}/reject`,
  summary: 'Reject a change of control',
  description: 'Ends the change without any effect. The admin who asked for it withdraws it instead.',
  errors: ['control_change_not_waiting', 'own_control_change'],
});

export const withdrawControlChange = operation({
  ...step,
  operationId: 'withdrawControlChange',
  path: `${path}/{id}/withdraw`,
  summary: 'Withdraw a change of control',
  description: 'The admin who asked for the change ends it without any effect.',
  errors: ['control_change_not_waiting', 'not_own_control_change'],
});
