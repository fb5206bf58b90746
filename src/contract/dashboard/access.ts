import { z } from 'zod';
import { INVITATION_PURPOSES, INVITATION_STATES } from '../../shared/control-terms.ts';
import { ROLES } from '../../shared/terms.ts';
import { IdempotencyHeaders, IdParams, Person, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';

const tag = 'Access';

export const DeviceSession = z
  .object({
    id: Uuid.meta({
      description: 'The id of the session.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f21',
    }),
    userAgent: z.string().nullable().meta({
      description: 'What the browser called itself at the sign-in; null if unknown.',
      example: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    }),
    address: z
      .string()
      .nullable()
      .meta({ description: 'The address of the sign-in; null if unknown.', example: '192.0.2.10' }),
    createdAt: Timestamp.describe('When it began.'),
    lastSeenAt: Timestamp.describe('When it was last used, to the minute.'),
    isCurrent: z.boolean().meta({ description: 'Whether this request uses it.', example: true }),
    company: z
      .string()
      .nullable()
      .meta({
        description:
          'The name of the entity in which the session works, if it is another one; else null. Only the ' +
          'person themselves sees it.',
        example: null,
      }),
  })
  .meta({ id: 'DeviceSession', description: 'A browser in which a user is signed in.' });

const roles = z.array(z.enum(ROLES)).meta({ description: 'The roles.', example: ['PREPARER'] });

const PersonAccess = z
  .object({
    userId: Uuid.describe('The id of the user.'),
    name: z.string().meta({ description: 'The user name.', example: 'preparer' }),
    displayName: z.string().meta({ description: 'The name of the person.', example: 'Thandi Nkosi' }),
    email: z
      .string()
      .nullable()
      .meta({ description: 'The email address; null if unknown.', example: 'preparer@karoo.example' }),
    roles,
    disabledAt: Timestamp.nullable().describe('When the access ended; null while the user may sign in.'),
    lastSeenAt: Timestamp.nullable().describe('When a session was last used; null if none is open.'),
    sessions: z.int().min(0).meta({ description: 'How many sessions are open.', example: 1 }),
    passkeys: z.int().min(0).meta({ description: 'How many passkeys the user has.', example: 1 }),
    waitingBatches: z
      .int()
      .min(0)
      .meta({ description: 'How many batches the user could approve now.', example: 2 }),
    waitingChanges: z
      .int()
      .min(0)
      .meta({ description: 'How many changes of control the user could confirm now.', example: 0 }),
    signsInElsewhere: z.boolean().meta({
      description: 'Whether an identity provider other than Outlay signs the user in.',
      example: false,
    }),
    sharesSignIn: z.boolean().meta({
      description:
        'Whether the person signs in to another entity too. Only the operator can reset such a sign-in.',
      example: false,
    }),
  })
  .meta({ id: 'PersonAccess', description: 'A user with what they may do.' });

const Invitation = z
  .object({
    id: Uuid.describe('The id of the invitation.'),
    purpose: z.enum(INVITATION_PURPOSES).meta({
      description: 'INVITE: a new user. RESET: a new password for a user.',
      example: 'INVITE',
    }),
    displayName: z.string().meta({ description: 'The name of the person.', example: 'Sipho Dlamini' }),
    email: z
      .string()
      .nullable()
      .meta({ description: 'The email address; null if unknown.', example: 'sipho@karoo.example' }),
    roles,
    state: z.enum(INVITATION_STATES).meta({
      description: 'OPEN: a link works or can be made. EXPIRED: the last link is too old; make another.',
      example: 'OPEN',
    }),
    askedBy: Person.describe('The admin who asked for it.'),
    askerMakesLink: z.boolean().meta({
      description:
        'Whether the admin who asked confirmed it too, as the only admin then, and so may make its link.',
      example: false,
    }),
    createdAt: Timestamp.describe('When two admins had agreed.'),
    linkUntil: Timestamp.nullable().describe('Until when the newest link works; null without a link.'),
  })
  .meta({ id: 'Invitation', description: 'An invitation, without its link.' });

const AccessOverview = z
  .object({
    admins: z.int().min(0).meta({ description: 'How many admins have access.', example: 2 }),
    identityProvider: z
      .string()
      .nullable()
      .meta({ description: 'The issuer that signs users in; null: Outlay itself.', example: null }),
    mails: z.boolean().meta({ description: 'Whether Outlay can send mail.', example: true }),
    payoutsEnabled: z.boolean().nullable().meta({
      description: 'Whether payouts are on; null before the entity is set up.',
      example: true,
    }),
    configNeedsSecondSince: Timestamp.nullable().describe(
      'Since when every change of the payment config needs a second admin; null: it does not.',
    ),
    people: z.array(PersonAccess).describe('Every user, those with access first.'),
    invitations: z.array(Invitation).describe('The invitations of the last 30 days, newest first.'),
  })
  .meta({ id: 'AccessOverview', description: 'Who has access to the entity.' });

export const getAccess = operation({
  operationId: 'getAccess',
  method: 'GET',
  path: '/app/access',
  tag,
  summary: 'List who has access',
  description: 'Returns the users of the entity with their roles, their sessions and what waits for them.',
  roles: ['ADMIN'],
  answers: { 200: { description: 'Who has access.', schema: AccessOverview } },
  refusals: [401, 403, 429],
});

const PersonDetail = z
  .object({
    ...PersonAccess.shape,
    openSessions: z.array(DeviceSession).describe('The open sessions, last used first.'),
    history: z
      .array(
        z.object({
          at: Timestamp.describe('When it changed.'),
          roles,
          enabled: z.boolean().meta({ description: 'Whether the user could sign in.', example: true }),
          reconstructed: z.boolean().meta({
            description: 'True where the history began with what was there.',
            example: false,
          }),
        }),
      )
      .describe('The roles over time, newest first.'),
  })
  .meta({ id: 'PersonDetail', description: 'A user with sessions and history.' });

export const getPersonAccess = operation({
  operationId: 'getPersonAccess',
  method: 'GET',
  path: '/app/access/users/{id}',
  tag,
  summary: 'Read the access of one user',
  description: 'Returns a user with open sessions and the history of roles.',
  roles: ['ADMIN'],
  params: IdParams,
  answers: { 200: { description: 'The user.', schema: PersonDetail } },
  refusals: [401, 403, 404, 429],
});

const atOnce = {
  method: 'POST',
  tag,
  roles: ['ADMIN'],
  headers: IdempotencyHeaders,
} as const;

export const disableUser = operation({
  ...atOnce,
  operationId: 'disableUser',
  path: '/app/access/users/{id}/disable',
  summary: 'End the access of a user',
  description:
    'Ends every session and refuses further sign-ins, at once and alone, because it only reduces what can ' +
    'happen. Other admins get a mail. Letting the user in again needs a second admin.',
  params: IdParams,
  answers: { 200: { description: 'The user.', schema: PersonDetail } },
  refusals: [400, 401, 403, 404, 409, 422, 429],
  errors: ['last_admin'],
});

export const signOutUser = operation({
  ...atOnce,
  operationId: 'signOutUser',
  path: '/app/access/users/{id}/sign-out',
  summary: 'Sign a user out everywhere',
  description: 'Ends every session of the user. The user can sign in again.',
  params: IdParams,
  answers: { 200: { description: 'The user.', schema: PersonDetail } },
  refusals: [400, 401, 403, 404, 409, 422, 429],
});

export const switchPayoutsOff = operation({
  ...atOnce,
  operationId: 'switchPayoutsOff',
  path: '/app/access/payouts-off',
  summary: 'Switch payouts off',
  description:
    'Nothing more is sent to a bank, at once. Payments that were sent still settle. Switching payouts on ' +
    'again needs a second admin.',
  answers: { 200: { description: 'Who has access.', schema: AccessOverview } },
  refusals: [400, 401, 403, 409, 422, 429],
  errors: ['no_entity_config'],
});

export const requireSecondAdmin = operation({
  ...atOnce,
  operationId: 'requireSecondAdmin',
  path: '/app/access/second-admin',
  summary: 'Require a second admin for the payment config',
  description:
    'From now on every change of the payment config waits for another admin. Ending this needs a second ' +
    'admin too.',
  answers: { 200: { description: 'Who has access.', schema: AccessOverview } },
  refusals: [400, 401, 403, 409, 422, 429],
  errors: ['no_entity_config'],
});

const InvitationLink = z
  .object({
    url: z.string().meta({
      description: 'The link. It is shown here only, works once and ends the earlier links.',
      example: 'https://pay.example.com/app/invitation/the-secret-of-the-link',
    }),
    invitation: Invitation.describe('The invitation.'),
  })
  .meta({ id: 'InvitationLink', description: 'A link that was just made.' });

export const makeInvitationLink = operation({
  operationId: 'makeInvitationLink',
  method: 'POST',
  path: '/app/access/invitations/{id}/link',
  tag,
  summary: 'Make a link for an invitation',
  description:
    'Returns a link that works once, for 72 hours, and ends every earlier link of the invitation. The ' +
    'admin who asked for the invitation cannot make it while there is another admin. When the answer is ' +
    'lost, make another one. Needs a sign-in from the last 15 minutes.',
  roles: ['ADMIN'],
  params: IdParams,
  answers: { 200: { description: 'The link.', schema: InvitationLink } },
  refusals: [400, 401, 403, 404, 429],
  errors: ['fresh_sign_in_required', 'invitation_not_open', 'own_invitation'],
});

export const revokeInvitation = operation({
  ...atOnce,
  operationId: 'revokeInvitation',
  path: '/app/access/invitations/{id}/revoke',
  summary: 'Revoke an invitation',
  description: 'Ends an invitation with all its links, at once.',
  params: IdParams,
  answers: { 200: { description: 'The invitation.', schema: Invitation } },
  refusals: [400, 401, 403, 404, 409, 422, 429],
  errors: ['invitation_not_open'],
});

const day = z.iso.date().meta({
  description: 'A day; the access at its end, in the time zone of the entity.',
  example: '2026-03-31',
});

const AccessReview = z
  .object({
    day: z.iso.date().meta({ description: 'The day.', example: '2026-03-31' }),
    at: Timestamp.describe('The end of that day, or now.'),
    people: z
      .array(
        z.object({
          userId: Uuid.describe('The id of the user.'),
          name: z.string().meta({ description: 'The user name.', example: 'preparer' }),
          displayName: z.string().meta({ description: 'The name of the person.', example: 'Thandi Nkosi' }),
          roles,
          enabled: z.boolean().meta({ description: 'Whether the user could sign in.', example: true }),
          since: Timestamp.describe('Since when it was so.'),
          reconstructed: z.boolean().meta({
            description: 'True where the history began with what was there: see the audit log.',
            example: false,
          }),
        }),
      )
      .describe('Every user of that day, those with access first.'),
  })
  .meta({ id: 'AccessReview', description: 'Who could do what at the end of a day.' });

export const reviewAccess = operation({
  operationId: 'reviewAccess',
  method: 'GET',
  path: '/app/access/review',
  tag,
  summary: 'Review who could do what on a day',
  description: 'Returns the users with the roles that they had at the end of a day.',
  roles: ['ADMIN'],
  query: z.object({ day }),
  answers: { 200: { description: 'The review.', schema: AccessReview } },
  refusals: [400, 401, 403, 429],
});

export const exportAccessReview = operation({
  operationId: 'exportAccessReview',
  method: 'GET',
  path: '/app/access/review.csv',
  tag,
  summary: 'Export an access review as CSV',
  description:
    'Returns the same users, one line for each. Cells are escaped so that a spreadsheet does not run them ' +
    'as formulas. The export is an entry of the audit log.',
  roles: ['ADMIN'],
  query: z.object({ day }),
  answers: { 200: { description: 'The CSV file.', schema: z.string(), mediaType: 'text/csv' } },
  refusals: [400, 401, 403, 429],
});
