import { z } from 'zod';
import { PASSKEY_LIMITS, PASSKEY_RESET_STATES } from '../../shared/passkey-terms.ts';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { IdParams, oneLine, Person, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { ASSERTION_ERRORS, base64url, nonce, PasskeyAssertion, PasskeyChallenge } from '../passkeys.ts';

const name = oneLine(PASSKEY_LIMITS.name).meta({
  description: 'The name that its owner gives it.',
  example: 'Laptop at work',
});

const Passkey = z
  .object({
    id: Uuid.meta({ description: 'Its id.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f11' }),
    name,
    createdAt: Timestamp.describe('When it was added.'),
    lastUsedAt: Timestamp.nullable().describe('When it last signed; null if never.'),
    isSynced: z.boolean().meta({
      description: 'Whether it has been copied to other devices of its owner.',
      example: true,
    }),
  })
  .meta({ id: 'Passkey', description: 'A passkey of the signed-in user.' });

const PasskeyReset = z
  .object({
    id: Uuid.meta({ description: 'Its id.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f12' }),
    user: Person.describe('The user who lost the passkeys.'),
    askedBy: Person.describe('The admin who asked for it.'),
    askedAt: Timestamp.describe('When it was asked for.'),
    takesEffectAt: Timestamp.describe('When the passkeys are removed, unless it is stopped before.'),
    state: z.enum(PASSKEY_RESET_STATES).meta({
      description:
        'WAITING: until its time. DONE: the passkeys were removed. STOPPED: nothing happened. LAPSED: ' +
        'nothing happened, because the asker was no longer an admin at its time.',
      example: 'WAITING',
    }),
    userMayStop: z.boolean().meta({
      description:
        'Whether the user may stop it while it waits. False when the user had stopped another one in the ' +
        `${PASSKEY_LIMITS.stopsAgainDays} days before.`,
      example: true,
    }),
    decidedBy: Person.nullable().describe('Who stopped it; null if no user did.'),
    decidedAt: Timestamp.nullable().describe(
      'When it took effect, was stopped or lapsed; null while it waits.',
    ),
  })
  .meta({ id: 'PasskeyReset', description: 'The removal of all passkeys of a user, asked for by an admin.' });

const PasskeyList = z
  .object({
    isPossible: z.boolean().meta({
      description: 'Whether browsers allow passkeys at the address of this installation.',
      example: true,
    }),
    passkeys: z.array(Passkey).describe('The passkeys of the user, oldest first.'),
    reset: PasskeyReset.nullable().describe('The reset that waits for this user; null without one.'),
  })
  .meta({ id: 'PasskeyList', description: 'The passkeys of the signed-in user.' });

const NewPasskeyOptions = z
  .object({
    options: z.looseObject({}).meta({
      description: 'The PublicKeyCredentialCreationOptionsJSON of WebAuthn.',
      example: { challenge: 'd2hhdCB0aGUgcGFzc2tleSBzaWducywgMzMgYnl0ZXMu', rp: { id: 'pay.example.com' } },
    }),
    proof: PasskeyChallenge.nullable().describe(
      'What a passkey that the user has already must sign first; null for the first one.',
    ),
  })
  .meta({ id: 'NewPasskeyOptions', description: 'What the browser needs to make a passkey.' });

const NewPasskey = z
  .strictObject({
    name,
    nonce: nonce.meta({ description: 'The `challenge` of the options.' }),
    credential: z
      .strictObject({
        id: base64url(1_400).meta({ description: 'The credential id.', example: 'q1w2e3r4t5y6u7i8o9p0' }),
        attestationObject: base64url(20_000).meta({
          description: 'The new public key, as the authenticator reports it.',
          example: 'o2NmbXRkbm9uZQ',
        }),
        clientDataJSON: base64url(4_000).meta({
          description: 'What the browser says about it.',
          example: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
        }),
        transports: z
          .array(z.string().max(30))
          .max(10)
          .default([])
          .meta({ description: 'How the device is reached.', example: ['internal'] }),
      })
      .describe('WebAuthn’s AuthenticatorAttestationResponse.'),
    proof: PasskeyAssertion.optional().describe(
      'The signature of a passkey that the user has already. Needed from the second one.',
    ),
  })
  .meta({ id: 'NewPasskey', description: 'A passkey to add.' });

const RenamedPasskey = z
  .strictObject({ name })
  .meta({ id: 'RenamedPasskey', description: 'The new name of a passkey.' });

const PasskeyProof = z
  .strictObject({ proof: PasskeyAssertion.describe('The signature of one of the user’s passkeys.') })
  .meta({ id: 'PasskeyProof', description: 'What shows that the owner of the passkeys is there.' });

const PasskeyResetRequest = z
  .strictObject({
    userId: Uuid.meta({
      description: 'The user who lost the passkeys.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c01',
    }),
  })
  .meta({ id: 'PasskeyResetRequest', description: 'Whose passkeys to remove.' });

const tag = 'Passkeys';
const path = '/app/passkeys';
const resets = '/app/passkey-resets';
const list = { 200: { description: 'The passkeys.', schema: PasskeyList } };
const reset = { 200: { description: 'The reset.', schema: PasskeyReset } };

export const listPasskeys = operation({
  operationId: 'listPasskeys',
  method: 'GET',
  path,
  tag,
  summary: 'List one’s own passkeys',
  description: 'Returns the passkeys of the signed-in user.',
  roles: 'every',
  answers: list,
  refusals: [401, 403, 429],
});

export const startPasskey = operation({
  operationId: 'startPasskey',
  method: 'POST',
  path: `${path}/options`,
  tag,
  summary: 'Begin to add a passkey',
  description:
    'Issues the challenge for a new passkey. Needs a sign-in from the last 15 minutes. A user who has a ' +
    'passkey also proves it with that one, so that a password alone adds only the first.',
  roles: 'every',
  answers: { 200: { description: 'The options.', schema: NewPasskeyOptions } },
  refusals: [400, 401, 403, 429],
  errors: ['fresh_sign_in_required', 'passkeys_not_possible', 'too_many_passkeys'],
});

export const createPasskey = operation({
  operationId: 'createPasskey',
  method: 'POST',
  path,
  tag,
  summary: 'Add a passkey',
  description: 'Stores the public key of a new passkey. The user gets a mail.',
  roles: 'every',
  body: NewPasskey,
  answers: list,
  refusals: [400, 401, 403, 413, 415, 429],
  errors: [
    'fresh_sign_in_required',
    'passkeys_not_possible',
    'passkey_required',
    ...ASSERTION_ERRORS,
    'too_many_passkeys',
    'passkey_known',
  ],
});

export const renamePasskey = operation({
  operationId: 'renamePasskey',
  method: 'PUT',
  path: `${path}/{id}`,
  tag,
  summary: 'Rename a passkey',
  description: 'Gives one of the user’s passkeys another name.',
  roles: 'every',
  params: IdParams,
  body: RenamedPasskey,
  answers: list,
  refusals: [400, 401, 403, 404, 413, 415, 429],
});

export const provePasskey = operation({
  operationId: 'provePasskey',
  method: 'POST',
  path: `${path}/proof`,
  tag,
  summary: 'Begin to remove a passkey',
  description: 'Issues the challenge that one of the user’s passkeys signs before one is removed.',
  roles: 'every',
  answers: { 200: { description: 'The challenge.', schema: PasskeyChallenge } },
  refusals: [400, 401, 403, 429],
  errors: ['no_passkey'],
});

export const removePasskey = operation({
  operationId: 'removePasskey',
  method: 'POST',
  path: `${path}/{id}/remove`,
  tag,
  summary: 'Remove a passkey',
  description:
    'Ends a passkey at once. Its public key is kept, because it verifies the approvals that were given ' +
    'with it. Every other session of the user ends. The user gets a mail.',
  roles: 'every',
  params: IdParams,
  body: PasskeyProof,
  answers: list,
  refusals: [400, 401, 403, 404, 413, 415, 429],
  errors: [...ASSERTION_ERRORS],
});

export const listPasskeyResets = operation({
  operationId: 'listPasskeyResets',
  method: 'GET',
  path: resets,
  tag,
  summary: 'List resets of passkeys',
  description: 'Returns the resets of the entity, those that wait first, then the newest; at most 200.',
  roles: PERMISSIONS.resetPasskeys,
  answers: { 200: { description: 'The resets.', schema: z.array(PasskeyReset) } },
  refusals: [401, 403, 429],
});

export const resetPasskeys = operation({
  operationId: 'resetPasskeys',
  method: 'POST',
  path: resets,
  tag,
  summary: 'Reset the passkeys of a user who lost them',
  description:
    `Removes every passkey of another user after ${PASSKEY_LIMITS.resetHours} hours, unless that user or ` +
    'another admin stops it before. It also ends the sessions of the user. ' +
    'The user and all admins get a mail at once. Needs a sign-in from the last ' +
    '15 minutes.',
  roles: PERMISSIONS.resetPasskeys,
  body: PasskeyResetRequest,
  answers: reset,
  refusals: [400, 401, 403, 404, 413, 415, 429],
  errors: ['fresh_sign_in_required', 'own_passkey_reset', 'no_passkey', 'passkey_reset_waits'],
});

export const stopPasskeyReset = operation({
  operationId: 'stopPasskeyReset',
  method: 'POST',
  path: `${resets}/{id}/stop`,
  tag,
  summary: 'Stop a reset of passkeys',
  description:
    'The user whose passkeys would be removed, or an admin, stops a reset ' +
    'that waits. A user who stopped one ' +
    `cannot stop another one that is asked for within ` +
    `${PASSKEY_LIMITS.stopsAgainDays} days: a thief who has ` +
    'added a passkey would keep it.',
  roles: 'every',
  params: IdParams,
  answers: reset,
  refusals: [400, 401, 403, 404, 429],
  errors: ['passkey_reset_ended', 'passkey_reset_again'],
});
