import { z } from 'zod';
import { INSTALLATION_NOTICES, LANGUAGES, ROLES } from '../../shared/terms.ts';
import { Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';

export const Company = z
  .object({
    userId: Uuid.describe("The id of the person's user in this entity."),
    entityId: Uuid.describe('The id of the entity.'),
    name: z.string().meta({ description: 'The name of the entity.', example: 'Karoo Trading' }),
    isCurrent: z.boolean().meta({ description: 'Whether the session works there.', example: true }),
  })
  .meta({ id: 'Company', description: 'An entity in which a person may work.' });

export const Session = z
  .object({
    user: z
      .object({
        id: Uuid.describe('The id of the user.'),
        name: z.string().describe('The name that the user signs in with.'),
        displayName: z.string().meta({
          description: 'The name of the person; the user name when the installation has no other.',
          example: 'Thandi Nkosi',
        }),
        email: z.string().nullable().describe('The email address of the user; null if unknown.'),
        roles: z.array(z.enum(ROLES)).describe('The roles of the user.'),
        language: z
          .enum(LANGUAGES)
          .nullable()
          .meta({
            description:
              'The language that the user chose for the dashboard, as a BCP 47 tag; null until then: the ' +
              'dashboard is in the language of the browser.',
            example: 'af',
          }),
      })
      .describe('The signed-in user.'),
    entity: z
      .object({
        id: Uuid.describe('The id of the entity.'),
        name: z.string().describe('The name of the entity.'),
      })
      .describe('The entity of the user.'),
    companies: z
      .array(Company)
      .describe('The entities in which this person may work, ordered by name; most have one.'),
    timezone: z.string().describe("The entity's IANA time zone."),
    authenticatedAt: Timestamp.describe('When the user last signed in with the identity provider.'),
    exchangeConnected: z
      .boolean()
      .describe(
        'Whether the entity has an API key for an exchange. Without one the exchange has no entries.',
      ),
    notices: z.array(z.enum(INSTALLATION_NOTICES)).meta({
      description:
        'Warnings about the installation, for users with the role ADMIN. DISK_LOW: less than 10 % of the ' +
        'disk is free. DISK_FULL: less than 2 %.',
      example: ['DISK_LOW'],
    }),
    demo: z.boolean().describe('True on an installation with demo data.'),
  })
  .meta({ id: 'Session', description: 'The signed-in user.' });

export const getSession = operation({
  operationId: 'getSession',
  method: 'GET',
  path: '/app/session',
  tag: 'Session',
  summary: 'Read the session',
  description: 'Returns the signed-in user, or 401 without a session.',
  roles: 'every',
  answers: { 200: { description: 'The session.', schema: Session } },
  refusals: [401, 403, 429],
});

const NamedUser = z
  .object({
    userId: Uuid.describe('The id of the user.'),
    name: z.string().describe('The name that the user signs in with.'),
    displayName: z.string().meta({
      description: 'The name of the person; the user name when the installation has no other.',
      example: 'Thandi Nkosi',
    }),
  })
  .meta({ id: 'NamedUser', description: 'A user of the entity.' });

export const listPeople = operation({
  operationId: 'listPeople',
  method: 'GET',
  path: '/app/people',
  tag: 'Session',
  summary: 'List the people of the entity',
  description: 'Returns every user of the entity, also those who no longer have access, ordered by name.',
  roles: 'every',
  answers: { 200: { description: 'The people.', schema: z.array(NamedUser) } },
  refusals: [401, 403, 429],
});

const EntityUser = z
  .object({
    ...NamedUser.shape,
    roles: z.array(z.enum(ROLES)).meta({
      description: 'The roles of the user. Every role reads.',
      example: ['PREPARER'],
    }),
    active: z.boolean().meta({
      description: 'False after the operator ended the access of the user.',
      example: true,
    }),
    lastSignInAt: Timestamp.nullable().meta({
      description:
        'When the user last signed in to the dashboard, as recorded in their latest 500 entries of the ' +
        'audit log; null if unknown, and for callers who may not read the audit log.',
      example: '2026-03-02T06:00:00.000Z',
    }),
  })
  .meta({ id: 'EntityUser', description: 'A user of the entity, with their access.' });

export const listUsers = operation({
  operationId: 'listUsers',
  method: 'GET',
  path: '/app/users',
  tag: 'Session',
  summary: 'List the users of the entity with their roles',
  description:
    'Returns every user of the entity with their roles, those with access first, ordered by name. The ' +
    'operator creates users and grants roles.',
  roles: 'every',
  answers: { 200: { description: 'The users.', schema: z.array(EntityUser) } },
  refusals: [401, 403, 429],
});

const Preferences = z
  .object({
    language: z
      .enum(LANGUAGES)
      .meta({ description: 'The language of the dashboard, as a BCP 47 tag.', example: 'af' }),
  })
  .strict()
  .meta({ id: 'Preferences', description: "The user's own settings of the dashboard." });

export const updatePreferences = operation({
  operationId: 'updatePreferences',
  method: 'PUT',
  path: '/app/preferences',
  tag: 'Session',
  summary: 'Change your preferences',
  description: "Saves the user's own settings. They apply wherever the user signs in.",
  roles: 'every',
  body: Preferences,
  answers: { 200: { description: 'The saved preferences.', schema: Preferences } },
  refusals: [400, 401, 403, 429],
});

export const switchUser = operation({
  operationId: 'switchUser',
  method: 'POST',
  path: '/app/session/switch',
  tag: 'Session',
  summary: 'Work in another entity',
  description:
    'Ends the session and opens one in another entity of the same person. The time of the sign-in stays ' +
    "the same. If an admin there has ended the person's sessions since that time, the answer is 401 " +
    '`fresh_sign_in_required`. Event streams of the first entity end. Name the user in the header ' +
    '`Outlay-User` of later requests: a request that another tab makes for the first entity is then ' +
    'refused with 401 `other_company`.',
  roles: 'every',
  body: z
    .strictObject({ userId: Uuid.describe("The id of the person's user in the entity to switch to.") })
    .meta({ id: 'SwitchRequest', description: "The entity to switch to, named by the person's user there." }),
  answers: { 200: { description: 'Where the session works now.', schema: Company } },
  refusals: [400, 401, 403, 404, 413, 415, 429],
});

export const signOut = operation({
  operationId: 'signOut',
  method: 'POST',
  path: '/app/session/sign-out',
  tag: 'Session',
  summary: 'Sign out',
  description:
    'Ends the session at this installation and, if the identity provider supports it, at the provider. ' +
    'The answer names the page to open next.',
  roles: 'public',
  answers: {
    200: {
      description: 'Signed out.',
      schema: z.object({ location: z.string().describe('The address to open next.') }),
    },
  },
  refusals: [403, 429],
});
