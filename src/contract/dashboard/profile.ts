import { z } from 'zod';
import { MIN_PASSWORD } from '../../shared/control-terms.ts';
import { IdempotencyHeaders, IdParams, oneLine } from '../common.ts';
import { operation } from '../operation.ts';
import { DeviceSession } from './access.ts';

const tag = 'Profile';

const Profile = z
  .object({
    name: z.string().meta({ description: 'The user name.', example: 'preparer' }),
    displayName: z.string().meta({ description: 'The name of the person.', example: 'Thandi Nkosi' }),
    email: z
      .string()
      .nullable()
      .meta({ description: 'The email address; null if unknown.', example: 'preparer@karoo.example' }),
    hasPassword: z.boolean().meta({
      description: 'Whether Outlay itself signs the user in, with a password.',
      example: true,
    }),
    sessions: z.array(DeviceSession).describe('The open sessions, last used first.'),
  })
  .meta({ id: 'Profile', description: "The user's own sign-in." });

export const getProfile = operation({
  operationId: 'getProfile',
  method: 'GET',
  path: '/app/profile',
  tag,
  summary: 'Read your profile',
  description: 'Returns your name and the browsers in which you are signed in.',
  roles: 'every',
  answers: { 200: { description: 'The profile.', schema: Profile } },
  refusals: [401, 403, 429],
});

const mine = {
  tag,
  roles: 'every',
  headers: IdempotencyHeaders,
  answers: { 200: { description: 'The profile.', schema: Profile } },
} as const;

export const updateProfile = operation({
  ...mine,
  operationId: 'updateProfile',
  method: 'PUT',
  path: '/app/profile',
  summary: 'Change your name',
  description:
    'Saves the name that others see. It is in the audit log, which keeps the name that you sign in with.',
  body: z
    .strictObject({
      displayName: oneLine(100).meta({ description: 'The name of the person.', example: 'Thandi Nkosi' }),
    })
    .meta({ id: 'ProfileRequest', description: 'Your own name.' }),
  refusals: [400, 401, 403, 409, 413, 415, 422, 429],
  errors: ['name_in_use'],
});

export const changePassword = operation({
  tag,
  roles: 'every',
  operationId: 'changePassword',
  method: 'POST',
  path: '/app/profile/password',
  summary: 'Change your password',
  description:
    'Sets a new password and ends all sessions, including this one: sign in again with the new password. ' +
    'Wrong current passwords count as wrong sign-ins.',
  body: z
    .strictObject({
      current: z.string().max(1_000).meta({ description: 'The current password.', example: 'example' }),
      next: z.string().min(MIN_PASSWORD).max(1_000).meta({
        description: 'The new password.',
        example: 'correct horse battery staple',
      }),
    })
    .meta({ id: 'PasswordRequest', description: 'A new password.' }),
  answers: {
    200: {
      description: 'The password was changed.',
      schema: z
        .object({ changed: z.literal(true).describe('Always true.') })
        .meta({ id: 'PasswordChanged', description: 'The password was changed.' }),
    },
  },
  refusals: [400, 401, 403, 413, 415, 429],
  errors: ['wrong_password', 'password_elsewhere'],
});

export const endOwnSession = operation({
  ...mine,
  operationId: 'endOwnSession',
  method: 'POST',
  path: '/app/profile/sessions/{id}/end',
  summary: 'Sign out in another browser',
  description: 'Ends one of your sessions.',
  params: IdParams,
  refusals: [400, 401, 403, 404, 409, 422, 429],
});
