import { z } from 'zod';
import {
  BANK_FILE_LIMITS,
  CONNECTION_PURPOSES,
  CONNECTION_STATES,
  TRANSPORTS,
} from '../../shared/bank-file-terms.ts';
import { isForPayments, type ConnectionPurpose } from '../../shared/bank-file-terms.ts';
import { railsOfProfile } from '../../shared/payment-types.ts';
import { PERMISSIONS } from '../../shared/permissions.ts';
import {
  AccountTypeName,
  CurrencyCode,
  IdempotencyHeaders,
  IdParams,
  lines,
  oneLine,
  Person,
  RailName,
  Timestamp,
  Uuid,
} from '../common.ts';
import type { Rail } from '../../shared/terms.ts';
import { operation } from '../operation.ts';
import { acbNumberFields, BankFileProfile } from './bank-file-profiles.ts';
import { Rehearsal } from './bank-rehearsals.ts';
import { SetBankTransportRequest, TransportDetails } from './bank-transports.ts';

const tag = 'Bank Connections';
const path = '/app/bank-connections';

const Payer = z
  .strictObject({
    name: oneLine(140).meta({
      description: 'The registered name of the company.',
      example: 'Acme (Pty) Ltd',
    }),
    branchCode: z
      .string()
      .regex(/^\d{6}$/)
      .nullable()
      .meta({ description: 'The branch code, 6 digits; null unless it is for PAYMENTS.', example: '250655' }),
    accountNumber: z
      .string()
      .regex(/^\d{5,20}$/)
      .meta({ description: 'The account number.', example: '62000000001' }),
    accountType: AccountTypeName.nullable().describe(
      'The type of the account; null unless it is for PAYMENTS. A watched account may be a credit card.',
    ),
  })
  .meta({ id: 'PayerAccount', description: 'The account that pays, that receives, or that is watched.' });

const settings = {
  displayName: oneLine(BANK_FILE_LIMITS.displayName).meta({
    description: 'The name of the connection.',
    example: 'FNB salaries',
  }),
  rails: z.array(RailName).meta({
    description:
      'The rails whose payments the connection carries: EFT, and with pain.001 also those of ' +
      '`profile.paymentTypes`. A file has payments by one rail, unless the profile has ' +
      '`severalRailsInFile`. Only PAYMENTS has any.',
    example: ['EFT'],
  }),
  payer: Payer.describe('The account from which its payments are made, or whose statements are read.'),
  profile: BankFileProfile.nullable().describe(
    "The bank's deviations from the format; null unless it is for PAYMENTS.",
  ),
};

const Purpose = z.enum(CONNECTION_PURPOSES).meta({
  description:
    'PAYMENTS: it pays from its account. RECEIPTS: payers pay into its account, and nothing is paid from ' +
    'it. BOTH: it pays from its account, and payers pay into it: its receipts are in COLLECTION, and ' +
    'everything else is in FUNDING. STATEMENTS_ONLY: the account is only watched. ' +
    'Its statements are stored and checked; nothing is ' +
    'paid from it, and its entries are neither compared nor posted.',
  example: 'PAYMENTS',
});
const BankName = oneLine(BANK_FILE_LIMITS.displayName).meta({
  description: 'The bank of an account, as payers read it.',
  example: 'Nedbank',
});

/** The settings that a request for PAYMENTS may leave out. */
const ofPurpose = {
  purpose: Purpose.optional().describe('What the connection is for; PAYMENTS when left out.'),
  bankName: BankName.optional().describe(
    'The bank of the account, unless it is for PAYMENTS: the branch code then names the bank. With BOTH, ' +
      'payers read it.',
  ),
};

type Settings = {
  purpose?: ConnectionPurpose | undefined;
  bankName?: string | undefined;
  rails: Rail[];
  payer: z.output<typeof Payer>;
  profile: z.output<typeof BankFileProfile> | null;
};

/**
 * Refuses a request that lacks settings of its purpose, or that has settings which the purpose does not use.
 */
function requireSettings(settings: Settings, context: z.RefinementCtx): void {
  const { purpose = 'PAYMENTS', bankName, rails, payer, profile } = settings;
  const isPaying = isForPayments(purpose);
  const given: [string[], boolean, boolean][] = [
    [['rails'], rails.length > 0, isPaying],
    [['payer', 'branchCode'], payer.branchCode !== null, isPaying],
    [['payer', 'accountType'], payer.accountType !== null, isPaying],
    [['profile'], profile !== null, isPaying],
    [['bankName'], bankName !== undefined, purpose !== 'PAYMENTS'],
  ];
  for (const [path, isGiven, isNeeded] of given)
    if (isGiven !== isNeeded)
      context.addIssue({
        code: 'custom',
        path,
        message: isNeeded ? 'This is missing.' : `A connection for ${purpose} has no use for this.`,
      });
  if (profile !== null) requireRailsOfProfile(rails, profile, context);
}

/** Refuses rails that the files of the profile have no place for. */
function requireRailsOfProfile(
  rails: readonly Rail[],
  profile: z.output<typeof BankFileProfile>,
  context: z.RefinementCtx,
): void {
  const possible = railsOfProfile(profile);
  const other = rails.find((rail) => !possible.includes(rail));
  if (other === undefined) return;
  context.addIssue({
    code: 'custom',
    path: ['rails'],
    message:
      profile.format === 'PAIN_001'
        ? `The profile does not say how a file names ${other}. Add it to paymentTypes.`
        : `A file of this format carries EFT only, not ${other}.`,
  });
}

export const BankConnection = z
  .object({
    id: Uuid.meta({
      description: 'The id of the connection.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71',
    }),
    ...settings,
    purpose: Purpose,
    bankName: BankName.nullable().describe('The bank of the account; null for PAYMENTS.'),
    lastBalance: z
      .object({
        amount: z.string().meta({ description: 'The closing balance.', example: '250000.00' }),
        date: z.string().meta({ description: 'The day of the balance.', example: '2026-03-02' }),
        statementId: Uuid.meta({
          description: 'The statement that states it.',
          example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c81',
        }),
        openFindings: z.int().min(0).meta({
          description: 'Open findings about the statements of the account, such as a gap.',
          example: 0,
        }),
      })
      .nullable()
      .describe('The last balance of an account that pays nothing; null without one, and for PAYMENTS.'),
    statementAccountId: Uuid.nullable().meta({
      description: 'The account among those that have statements; null before its first statement.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c82',
    }),
    isUsed: z.boolean().meta({
      description:
        'Whether it was ever switched on, or has files or statements. Its purpose can change only while it ' +
        'is not used.',
      example: true,
    }),
    currency: CurrencyCode.describe('The currency of the account.'),
    state: z.enum(CONNECTION_STATES).meta({
      description:
        'DRAFT: being set up. LIVE: carries payments, or for the other purposes: its account and its ' +
        'transport were confirmed. OFF: carries no new payments.',
      example: 'LIVE',
    }),
    transport: z.enum(TRANSPORTS).meta({
      description:
        "How files reach the bank. DOWNLOAD: a user takes them there. SFTP: through the bank's server. " +
        'FOLDER: through folders that a program of the bank watches.',
      example: 'SFTP',
    }),
    transportDetails: TransportDetails.nullable().describe(
      'How files are exchanged over SFTP or a folder; null for DOWNLOAD.',
    ),
    version: z.int().min(1).meta({
      description: 'Counts the changes of the settings. A change needs the version that it was made from.',
      example: 2,
    }),
    changed: z
      .object({
        by: Person.describe('The user who made it.'),
        at: Timestamp.describe('When it was made.'),
      })
      .describe('The last change of the profile or the account.'),
    unconfirmedBy: z
      .array(Person)
      .describe(
        'Who changed the profile, the account or the transport since another user last switched the ' +
          'connection on. A user other than these has to switch it on.',
      ),
    certification: z
      .object({
        version: z.int().min(1).meta({ description: 'The version that was tested.', example: 2 }),
        by: Person.describe('The user who recorded it.'),
        at: Timestamp.describe('When it was recorded.'),
        note: z.string().meta({
          description: "The bank's acceptance, in the user's words.",
          example: 'Test file 1 accepted by e-mail of the bank on 2 March.',
        }),
      })
      .nullable()
      .describe('The acceptance of a test file by the bank, as a user recorded it; null: uncertified.'),
    rehearsal: Rehearsal.nullable().describe(
      'The last rehearsal with the present profile and account; null before the first one.',
    ),
    fileCount: z
      .int()
      .min(0)
      .meta({ description: 'How many files it has written that were not withdrawn.', example: 12 }),
    nextNumbers: z
      .object({
        ...acbNumberFields,
        areFixed: z.boolean().meta({
          description:
            'Whether a file has left, so that its numbers fix those of the files after it. Until then the ' +
            'profile may state the first ones.',
          example: true,
        }),
      })
      .nullable()
      .describe('The numbers of the next ACB file; null for other formats.'),
    openQuestions: z.int().min(0).meta({
      description: 'How many replies of the bank do not fit what was sent and ask a user.',
      example: 0,
    }),
    createdAt: Timestamp.describe('When the connection was created.'),
    updatedAt: Timestamp.describe('When the connection was last changed.'),
  })
  .meta({
    id: 'BankConnection',
    description: 'A bank that takes payments as files, or an account whose statements are read.',
  });

export const listBankConnections = operation({
  operationId: 'listBankConnections',
  method: 'GET',
  path,
  tag,
  summary: 'List the bank connections',
  description: 'Returns the connections by bank file that the entity has set up, oldest first.',
  roles: 'every',
  answers: { 200: { description: 'The connections.', schema: z.array(BankConnection) } },
  refusals: [401, 403, 429],
});

export const createBankConnection = operation({
  operationId: 'createBankConnection',
  method: 'POST',
  path,
  tag,
  summary: 'Set up a bank connection',
  description:
    'Creates a connection in the state DRAFT. It carries payments once it is switched on. With ' +
    'STATEMENTS_ONLY, uploaded statements of the account are stored from now on, files that were fetched ' +
    'and refused for an unknown account are read again, and switching it on only lets its transport fetch ' +
    'statements. With RECEIPTS, no statement of the account is stored before another user has switched the ' +
    'connection on.',
  roles: PERMISSIONS.manageBankConnections,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      ...settings,
      ...ofPurpose,
      currency: CurrencyCode.describe('The currency of the account.'),
    })
    .superRefine(requireSettings)
    .meta({ id: 'CreateBankConnectionRequest', description: 'A connection to set up.' }),
  answers: { 200: { description: 'The connection.', schema: BankConnection } },
  refusals: [400, 401, 403, 409, 413, 415, 422, 429],
  errors: ['account_already_connected'],
});

export const updateBankConnection = operation({
  operationId: 'updateBankConnection',
  method: 'PUT',
  path: `${path}/{id}`,
  tag,
  summary: 'Change a bank connection',
  description:
    'Replaces the settings. A changed profile or account, or another rail, needs a new rehearsal, is ' +
    'uncertified until the acceptance of a test file is recorded again, and switches a live connection ' +
    'off: another user has to switch it on. Its batches wait meanwhile. Files that have not left are ' +
    'withdrawn and written again; files that have left keep what they were written with. Such a change ' +
    'needs a fresh sign-in where approvals do. The purpose can change only while the connection was never ' +
    'switched on and has no file and no statement. PAYMENTS may become BOTH at any time, and BOTH becomes ' +
    'PAYMENTS again while its account has no receipt: another user has to switch the connection on.',
  roles: PERMISSIONS.manageBankConnections,
  params: IdParams,
  body: z
    .strictObject({
      ...settings,
      ...ofPurpose,
      version: z.int().min(1).meta({ description: 'The version that was changed.', example: 2 }),
    })
    .superRefine(requireSettings)
    .meta({ id: 'UpdateBankConnectionRequest', description: 'The new settings of a connection.' }),
  answers: { 200: { description: 'The connection.', schema: BankConnection } },
  refusals: [400, 401, 403, 404, 413, 415, 429],
  errors: [
    'fresh_sign_in_required',
    'stale_version',
    'rail_already_carried',
    'acb_numbers_in_use',
    'account_already_connected',
    'bank_connection_used',
  ],
});

export const switchBankConnection = operation({
  operationId: 'switchBankConnection',
  method: 'PUT',
  path: `${path}/{id}/state`,
  tag,
  summary: 'Switch a bank connection on or off',
  description:
    'LIVE: from now on the connection carries the payments of its rails, and batches wait for their bank ' +
    'files. It needs a rehearsal that passed, the recorded acceptance of a test file, a user other than ' +
    'those who changed the profile, the account or the transport, and a fresh sign-in where approvals do. ' +
    'With RECEIPTS or STATEMENTS_ONLY it needs neither of the first two, and only fetches statements. ' +
    'OFF: it carries no new payments, and its batches wait; replies to files that have left are still ' +
    'read. An entity that has ever switched a connection on pays through its own connections alone.',
  roles: PERMISSIONS.switchBankConnection,
  params: IdParams,
  body: z
    .strictObject({
      state: z.enum(['LIVE', 'OFF']).meta({ description: 'The new state.', example: 'LIVE' }),
      updatedAt: Timestamp.optional().describe(
        'The `updatedAt` of the connection that the user saw. LIVE needs it: a connection that has changed ' +
          'since is not switched on.',
      ),
    })
    .refine(({ state, updatedAt }) => state === 'OFF' || updatedAt !== undefined, {
      path: ['updatedAt'],
      message: 'LIVE needs the updatedAt of the connection that the user saw.',
    })
    .meta({ id: 'SwitchBankConnectionRequest', description: 'The new state of a connection.' }),
  answers: { 200: { description: 'The connection.', schema: BankConnection } },
  refusals: [400, 401, 403, 404, 413, 415, 429],
  errors: [
    'fresh_sign_in_required',
    'stale_version',
    'bank_connection_not_ready',
    'own_connection_change',
    'rail_already_carried',
  ],
});

export const rehearseBankConnection = operation({
  operationId: 'rehearseBankConnection',
  method: 'POST',
  path: `${path}/{id}/rehearse`,
  tag,
  summary: 'Rehearse a bank connection',
  description:
    'Plays the bank inside Outlay, without a batch, money or a file that leaves: writes a file of made-up ' +
    'payments by the present profile, reads it with a reader apart from the writer, and reads replies that ' +
    'accept it, reject it in part and reject it whole. The answer says step by step what was right and ' +
    'what was wrong. A rehearsal proves the settings against the format, not against the bank.',
  roles: PERMISSIONS.manageBankConnections,
  params: IdParams,
  headers: IdempotencyHeaders,
  answers: { 200: { description: 'The connection with its rehearsal.', schema: BankConnection } },
  refusals: [400, 401, 403, 404, 409, 422, 429],
  errors: ['connection_without_payments'],
});

export const setBankTransport = operation({
  operationId: 'setBankTransport',
  method: 'PUT',
  path: `${path}/{id}/transport`,
  tag,
  summary: 'Choose how files reach the bank',
  description:
    'SFTP and FOLDER: Outlay takes each file to the bank as soon as it is written, and fetches replies and ' +
    'statements every minute. A file that was fetched is archived. DOWNLOAD: users do both; the folders ' +
    'and the key are forgotten. A change switches a live connection off: another user has to switch it on, ' +
    'and until then the connection to the bank is only tried. It needs a fresh sign-in where approvals do. ' +
    'Sending the same transport again changes nothing, but makes Outlay visit the bank at once.',
  roles: PERMISSIONS.manageBankConnections,
  params: IdParams,
  body: SetBankTransportRequest,
  answers: { 200: { description: 'The connection.', schema: BankConnection } },
  refusals: [400, 401, 403, 404, 413, 415, 429],
  errors: [
    'fresh_sign_in_required',
    'transport_not_offered',
    'bank_folder_not_allowed',
    'private_key_not_usable',
    'bank_file_on_the_way',
  ],
});

export const visitBankNow = operation({
  operationId: 'visitBankNow',
  method: 'POST',
  path: `${path}/{id}/transport/visit`,
  tag,
  summary: 'Exchange files with the bank now',
  description:
    'Visits the bank over SFTP or the folders at once, even while visits fail and the pauses between them ' +
    'grow. The answer does not wait for the visit: `transportDetails.visitedAt` changes when the visit has ' +
    'ended.',
  roles: PERMISSIONS.visitBank,
  params: IdParams,
  headers: IdempotencyHeaders,
  answers: { 200: { description: 'The connection.', schema: BankConnection } },
  refusals: [400, 401, 403, 404, 409, 422, 429],
  errors: ['bank_not_visited'],
});

export const certifyBankConnection = operation({
  operationId: 'certifyBankConnection',
  method: 'POST',
  path: `${path}/{id}/certification`,
  tag,
  summary: "Record the bank's acceptance of a test file",
  description:
    'Records that the bank has accepted a test file of this version of the connection. Needs a fresh ' +
    'sign-in where approvals do.',
  roles: PERMISSIONS.manageBankConnections,
  params: IdParams,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      version: z.int().min(1).meta({ description: 'The version that was tested.', example: 2 }),
      note: lines(BANK_FILE_LIMITS.note).meta({
        description: 'Who accepted which file, and when.',
        example: 'Test file 1 accepted by e-mail of the bank on 2 March.',
      }),
    })
    .meta({ id: 'CertifyBankConnectionRequest', description: 'The acceptance of a test file.' }),
  answers: { 200: { description: 'The connection.', schema: BankConnection } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['fresh_sign_in_required', 'stale_version', 'connection_without_payments'],
});

export const writeBankTestFile = operation({
  operationId: 'writeBankTestFile',
  method: 'POST',
  path: `${path}/{id}/test-file`,
  tag,
  summary: 'Write a test file for the bank',
  description:
    'Returns a file that the bank must not execute: two small payments by each rail to the account that ' +
    'pays, marked as a test where the format has a mark. Outlay keeps no copy. Its writing is an entry of ' +
    'the audit log.',
  roles: PERMISSIONS.manageBankConnections,
  params: IdParams,
  query: z.strictObject({
    rail: RailName.optional().describe(
      'The rail of its payments. Left out: the first rail of the connection, or all of them where a file ' +
        'may have several.',
    ),
  }),
  answers: {
    200: { description: 'The file.', schema: z.string(), mediaType: 'application/octet-stream' },
  },
  refusals: [400, 401, 403, 404, 429],
  errors: ['bank_file_not_writable', 'connection_without_payments'],
});
