import { z } from 'zod';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { DELEGATION_LASTS_DAYS } from '../../shared/policy-terms.ts';
import { IdempotencyHeaders, IdParams, oneLine, Person, Timestamp, Uuid } from '../common.ts';
import { Day } from '../execution-dates.ts';
import { operation } from '../operation.ts';

const tag = 'Signing';
const path = '/app/delegations';

export const Delegation = z
  .object({
    id: Uuid.describe('Its id.'),
    user: Person.describe('The approver for whom the other one signs.'),
    delegate: Person.describe('The approver who signs.'),
    startsAt: Timestamp.describe('When it begins.'),
    endsAt: Timestamp.describe('When it ends by itself.'),
    reason: z.string().meta({ description: 'Why.', example: 'On leave until 14 April.' }),
    endedAt: Timestamp.nullable().describe('When it was ended before its time; null if it was not.'),
    endedBy: Person.nullable().describe(
      'Who ended it; null if it was not, or if one of the two lost access or the role.',
    ),
  })
  .meta({ id: 'Delegation', description: 'An approver lets another one sign batches for them.' });

const Delegations = z
  .object({
    items: z.array(Delegation).describe('Those of the last 12 months and to come, the latest first.'),
    candidates: z.array(Person).describe('To whom the caller could delegate; empty unless an approver.'),
  })
  .meta({ id: 'Delegations', description: 'The delegations of one user, and those to them.' });

export const listDelegations = operation({
  operationId: 'listDelegations',
  method: 'GET',
  path,
  tag,
  summary: 'List delegations',
  description:
    'Returns the delegations of the caller and those to them. An admin may ask for those of another user.',
  roles: 'every',
  query: z.object({
    userId: Uuid.optional().meta({
      description: 'Another user; for admins only.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c12',
    }),
  }),
  answers: { 200: { description: 'The delegations.', schema: Delegations } },
  refusals: [400, 401, 403, 404, 429],
});

export const createDelegation = operation({
  operationId: 'createDelegation',
  method: 'POST',
  path,
  tag,
  summary: 'Let another approver sign for you',
  description:
    'The delegate can then sign batches for the caller, in the days named and with both names on the ' +
    'batch. It lets no user sign twice, or sign what they or the caller may not sign, and it is ' +
    'never passed on. It ends at once when either loses access or the role. Needs a ' +
    'sign-in from the last 15 minutes.',
  roles: PERMISSIONS.approveBatch,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      delegateId: Uuid.describe('The approver who signs for the caller.'),
      startsOn: Day.meta({
        description: 'The first day, in the time zone of the entity. Today: from now on.',
        example: '2026-04-01',
      }),
      endsOn: Day.meta({
        description: `The last day, at most ${DELEGATION_LASTS_DAYS} days later.`,
        example: '2026-04-14',
      }),
      reason: oneLine(200).meta({ description: 'Why.', example: 'On leave until 14 April.' }),
    })
    .meta({ id: 'CreateDelegationRequest', description: 'A delegation.' }),
  answers: { 200: { description: 'The delegation.', schema: Delegation } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['fresh_sign_in_required', 'delegation_refused'],
});

export const endDelegation = operation({
  operationId: 'endDelegation',
  method: 'POST',
  path: `${path}/{id}/end`,
  tag,
  summary: 'End a delegation',
  description:
    'Ends it at once. Either of its users may, and every admin. Approvals that were given by it stay.',
  roles: PERMISSIONS.endDelegation,
  headers: IdempotencyHeaders,
  params: IdParams,
  answers: { 200: { description: 'The delegation.', schema: Delegation } },
  refusals: [400, 401, 403, 404, 409, 422, 429],
  errors: ['delegation_ended'],
});
