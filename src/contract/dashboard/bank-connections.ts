import { z } from 'zod';
import {
  ACB_LENGTHS,
  BANK_FILE_LIMITS,
  CONNECTION_STATES,
  FILE_RAILS,
  REHEARSAL_FIGURES,
  REHEARSAL_PROBLEMS,
  REHEARSAL_STEPS,
  TRANSPORT_FAULTS,
  TRANSPORTS,
} from '../../shared/bank-file-terms.ts';
import { PERMISSIONS } from '../../shared/permissions.ts';
import {
  AccountTypeName,
  CurrencyCode,
  IdempotencyHeaders,
  IdParams,
  lines,
  oneLine,
  Person,
  Timestamp,
  Uuid,
} from '../common.ts';
import { operation } from '../operation.ts';

const tag = 'Bank Connections';
const path = '/app/bank-connections';

const PaymentFormatName = z.enum(['ACB_198', 'ACB_180', 'PAIN_001']).meta({
  id: 'PaymentFormat',
  description:
    'ACB_198: the fixed-width file of South African banks, 198 characters a line. ACB_180: its older form. ' +
    'PAIN_001: ISO 20022 pain.001.001.09.',
  example: 'ACB_198',
});

const FILE_NAME = /^[\w.-]*(?:\{(?:date|time|number|fileId)\}[\w.-]*)+$/;

const ProfileFields = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Z0-9][A-Z0-9-]{0,39}$/)
    .meta({ description: 'A short code: Latin capitals, digits and hyphens.', example: 'ZA-ACB-198' }),
  displayName: oneLine(BANK_FILE_LIMITS.displayName).meta({
    description: 'The name of the profile.',
    example: 'ACB, 198 characters',
  }),
  format: PaymentFormatName.describe('The format of the files.'),
  charset: z.enum(['ACB', 'ISO_LATIN']).meta({
    description:
      'The characters that texts of a file may have: those of the ACB, or the Latin set of ISO 20022.',
    example: 'ACB',
  }),
  nameLength: z
    .int()
    .min(1)
    .max(140)
    .meta({ description: 'The longest name of a beneficiary, in characters.', example: 30 }),
  referenceLength: z
    .int()
    .min(1)
    .max(140)
    .meta({ description: 'The longest reference, in characters.', example: 20 }),
  maxPayments: z
    .int()
    .min(1)
    .max(100_000)
    .meta({ description: 'The most payments of one file.', example: 100_000 }),
  entryClass: z
    .int()
    .min(0)
    .max(99)
    .nullable()
    .meta({ description: 'ACB: the entry class of the payments; null otherwise.', example: 88 }),
  acb: z
    .strictObject({
      customerCode: z
        .string()
        .regex(/^[A-Z0-9]{5}$/)
        .meta({ description: 'The customer code, 5 characters.', example: 'OUT01' }),
      userCode: z
        .string()
        .regex(/^[A-Z0-9]{4}$/)
        .meta({ description: 'The user code, 4 characters.', example: 'A1B2' }),
      shortName: z
        .string()
        .regex(/^[A-Z0-9 ]{1,10}$/)
        .meta({ description: 'The short name, at most 10 characters.', example: 'ACME' }),
      destination: z
        .string()
        .regex(/^[A-Z0-9]{5}$/)
        .meta({ description: 'The destination, 5 characters.', example: '00000' }),
      service: z
        .enum(['SAMEDAY', 'ONE DAY', 'TWO DAY', 'BATCH'])
        .meta({ description: 'The service of the bank.', example: 'SAMEDAY' }),
    })
    .nullable()
    .describe('ACB: what the bank gave the company at registration; null otherwise.'),
  isBookedAsOneDebit: z.boolean().meta({
    description: 'pain.001: whether the bank books the file as one debit.',
    example: false,
  }),
  unnamedAreAccepted: z.boolean().meta({
    description: 'Whether a payment that a reply to its file does not name was accepted with the file.',
    example: true,
  }),
  paidBy: z.enum(['ACCEPTANCE', 'REPLY', 'STATEMENT']).meta({
    description:
      'When a payment counts as paid. ACCEPTANCE: as the bank accepts it. REPLY: as a reply says that ' +
      'it is ' +
      'paid. STATEMENT: as the statement shows it.',
    example: 'ACCEPTANCE',
  }),
  fileName: z
    .string()
    .max(BANK_FILE_LIMITS.fileName)
    .regex(
      FILE_NAME,
      'Use letters, digits, dots, hyphens and at least one of {date}, {time}, {number}, {fileId}.',
    )
    .meta({
      description: 'The name of a file, with the fields {date}, {time}, {number} and {fileId}.',
      example: 'PAY-{date}-{number}.txt',
    }),
  cutOff: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable()
    .meta({
      description:
        'The last minute of a business day at which the bank takes a file for that day; null: all day.',
      example: '15:30',
    }),
  daysAhead: z
    .int()
    .min(0)
    .max(366)
    .optional()
    .meta({
      description:
        'How many days before its execution day the bank takes a file. Left out or 0: only on that day. ' +
        'The file of a batch with a later execution date is written that many days ahead.',
      example: 5,
    }),
  silentAfterHours: z.int().min(1).max(720).meta({
    description: 'After this many hours without a word of the bank, a submitted payment is unconfirmed.',
    example: 24,
  }),
});

const fitsAcb = (length: keyof typeof ACB_LENGTHS) => (profile: z.output<typeof ProfileFields>) =>
  profile.format === 'PAIN_001' || profile[length] <= ACB_LENGTHS[length];

const BankFileProfile = ProfileFields.refine(
  (profile) => (profile.format === 'PAIN_001') === (profile.acb === null),
  {
    path: ['acb'],
    message: 'An ACB format needs its registration, and no other format has one.',
  },
)
  .refine(fitsAcb('nameLength'), {
    path: ['nameLength'],
    message: `An ACB file has ${ACB_LENGTHS.nameLength} characters for a name.`,
  })
  .refine(fitsAcb('referenceLength'), {
    path: ['referenceLength'],
    message: `An ACB file has ${ACB_LENGTHS.referenceLength} characters for a reference.`,
  })
  .meta({ id: 'BankFileProfile', description: "A bank's deviations from a format." });

const ProfileTemplate = ProfileFields.meta({
  id: 'BankFileProfileTemplate',
  description:
    'A profile to start from. An ACB profile needs the registration that the bank gave the company.',
});

const Payer = z
  .strictObject({
    name: oneLine(140).meta({
      description: 'The registered name of the company.',
      example: 'Acme (Pty) Ltd',
    }),
    branchCode: z
      .string()
      .regex(/^\d{6}$/)
      .meta({ description: 'The branch code, 6 digits.', example: '250655' }),
    accountNumber: z
      .string()
      .regex(/^\d{5,20}$/)
      .meta({ description: 'The account number.', example: '62000000001' }),
    accountType: AccountTypeName.describe('The type of the account.'),
  })
  .meta({ id: 'PayerAccount', description: 'The account that pays.' });

const settings = {
  displayName: oneLine(BANK_FILE_LIMITS.displayName).meta({
    description: 'The name of the connection.',
    example: 'FNB salaries',
  }),
  rails: z
    .array(z.enum(FILE_RAILS))
    .min(1)
    .meta({
      description: 'The rails whose payments the connection carries. Files are written for EFT alone.',
      example: ['EFT'],
    }),
  payer: Payer.describe('The account from which its payments are made.'),
  profile: BankFileProfile.describe("The bank's deviations from the format."),
};

const RehearsalStep = z
  .object({
    step: z.enum(REHEARSAL_STEPS).meta({
      description:
        'TEXTS: names and references are put into the characters of the file. WRITTEN: the file is ' +
        'written. READ: a reader apart from the writer reads it as the bank would. ACCEPTED, PAID, ' +
        'PARTLY_REJECTED, REJECTED: replies of the bank to it. REPEATED: the acceptance once more. ' +
        'REDIRECTED, RETURNED: later replies about one payment. MISSTATED: a reply with another amount, ' +
        'which must change nothing.',
      example: 'PARTLY_REJECTED',
    }),
    passed: z.boolean().meta({ description: 'Whether all was as expected.', example: true }),
    problem: z.enum(REHEARSAL_PROBLEMS).nullable().meta({
      description: 'Why the step failed; null if it passed.',
      example: 'FIGURES_DIFFER',
    }),
    detail: z.string().nullable().meta({
      description: 'Where it went wrong, as the reader or the writer says it; null when the figures say it.',
      example: 'Line 3: A payment has a name.',
    }),
    figures: z
      .array(
        z
          .object({
            figure: z
              .enum(REHEARSAL_FIGURES)
              .meta({ description: 'What was compared.', example: 'REJECTED' }),
            expected: z.string().meta({ description: 'As it should be.', example: '2' }),
            actual: z.string().meta({ description: 'As it was.', example: '2' }),
          })
          .meta({ id: 'RehearsalFigure', description: 'A figure that a rehearsal compared.' }),
      )
      .describe('The figures that were compared.'),
  })
  .meta({ id: 'RehearsalStep', description: 'One step of a rehearsal.' });
const folderName = (of: string, example: string) =>
  oneLine(BANK_FILE_LIMITS.folder).meta({ description: of, example });

const TransportFolders = z
  .strictObject({
    outbox: folderName('Where the bank picks up our files.', 'outbox'),
    inbox: folderName('Where the bank puts its replies and statements.', 'inbox'),
    archive: folderName("Where the bank's files go once they are stored.", 'archive'),
  })
  .meta({
    id: 'TransportFolders',
    description: "Folders of the bank's server, or folders below the one that the operator has set.",
  });

const server = {
  host: z
    .string()
    .regex(/^[A-Za-z0-9]([A-Za-z0-9.:-]{0,251}[A-Za-z0-9])?$/)
    .meta({ description: 'The name or address of the server.', example: 'sftp.bank.example' }),
  port: z.int().min(1).max(65_535).meta({ description: 'The port.', example: 22 }),
  username: oneLine(BANK_FILE_LIMITS.username).meta({
    description: 'The user name that the bank gave the company.',
    example: 'acme-payments',
  }),
  hostKeyFingerprint: z
    .string()
    .regex(/^SHA256:[A-Za-z0-9+/]{43}=?$/)
    .meta({
      description:
        'The fingerprint of the host key, as the bank has confirmed it. A server with another key is ' +
        'refused.',
      example: 'SHA256:uNiVztksCsDhcc0u9e8BrrQXVUpKZIDTMczCvj3tD2s',
    }),
};

const TransportDetails = z
  .object({
    folders: TransportFolders.describe('The folders.'),
    server: z
      .object({
        ...server,
        publicKey: z.string().meta({
          description: 'The public key, to be registered at the bank. The private key is never returned.',
          example: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIIZ4nV0tZ8Z1w0xYbW9nqv9m1mC2bB3H4iVxYkQn0uYc',
        }),
      })
      .nullable()
      .describe('The server; null for FOLDER.'),
    visitedAt: Timestamp.nullable().describe('When the files were last looked after; null: not yet.'),
    nextVisitAt: Timestamp.describe('When they are looked after next.'),
    fault: z
      .object({
        code: z.enum(TRANSPORT_FAULTS).meta({ description: 'What is wrong.', example: 'UNREACHABLE' }),
        detail: z.string().meta({
          description: 'What the server or the folder answered.',
          example: 'The server answered: connect ECONNREFUSED.',
        }),
        since: Timestamp.describe('Since when every visit has failed.'),
        attempts: z.int().min(1).meta({ description: 'How many visits have failed.', example: 3 }),
      })
      .nullable()
      .describe('Why the last visit failed; null if it succeeded.'),
  })
  .meta({ id: 'TransportDetails', description: 'How files are exchanged without a user.' });

export const BankConnection = z
  .object({
    id: Uuid.meta({
      description: 'The id of the connection.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71',
    }),
    ...settings,
    currency: CurrencyCode.describe('The currency of its payments.'),
    state: z.enum(CONNECTION_STATES).meta({
      description: 'DRAFT: being set up. LIVE: carries payments. OFF: carries no new payments.',
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
      .describe('The last change of the profile or the account. Another user has to switch it on.'),
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
    rehearsal: z
      .object({
        by: Person.describe('The user who started it.'),
        at: Timestamp.describe('When it was played.'),
        version: z.int().min(1).meta({
          description: 'The version of the connection with which it was played.',
          example: 2,
        }),
        passed: z.boolean().meta({ description: 'Whether every step passed.', example: true }),
        steps: z.array(RehearsalStep).describe('The steps, in the order in which they were played.'),
      })
      .nullable()
      .describe('The last rehearsal with the present profile and account; null before the first one.'),
    fileCount: z.int().min(0).meta({ description: 'How many files it has written.', example: 12 }),
    openQuestions: z.int().min(0).meta({
      description: 'How many replies of the bank do not fit what was sent and ask a user.',
      example: 0,
    }),
    createdAt: Timestamp.describe('When the connection was created.'),
    updatedAt: Timestamp.describe('When the connection was last changed.'),
  })
  .meta({ id: 'BankConnection', description: 'A bank that takes payments as files.' });

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
  description: 'Creates a connection in the state DRAFT. It carries payments once it is switched on.',
  roles: PERMISSIONS.manageBankConnections,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({ ...settings, currency: CurrencyCode.describe('The currency of its payments.') })
    .meta({ id: 'CreateBankConnectionRequest', description: 'A connection to set up.' }),
  answers: { 200: { description: 'The connection.', schema: BankConnection } },
  refusals: [400, 401, 403, 409, 413, 415, 422, 429],
});

export const updateBankConnection = operation({
  operationId: 'updateBankConnection',
  method: 'PUT',
  path: `${path}/{id}`,
  tag,
  summary: 'Change a bank connection',
  description:
    'Replaces the settings. A changed profile or account needs a new rehearsal, is uncertified until the ' +
    'acceptance of a test file is recorded again, and switches a live connection off: another user has to ' +
    'switch it on. Its batches wait meanwhile. Files that have not left are withdrawn and written again; ' +
    'files that have left keep what they were written with. A changed profile or account needs a fresh ' +
    'sign-in where approvals do.',
  roles: PERMISSIONS.manageBankConnections,
  params: IdParams,
  body: z
    .strictObject({
      ...settings,
      version: z.int().min(1).meta({ description: 'The version that was changed.', example: 2 }),
    })
    .meta({ id: 'UpdateBankConnectionRequest', description: 'The new settings of a connection.' }),
  answers: { 200: { description: 'The connection.', schema: BankConnection } },
  refusals: [400, 401, 403, 404, 413, 415, 429],
  errors: ['fresh_sign_in_required', 'stale_version', 'rail_already_carried'],
});

export const switchBankConnection = operation({
  operationId: 'switchBankConnection',
  method: 'PUT',
  path: `${path}/{id}/state`,
  tag,
  summary: 'Switch a bank connection on or off',
  description:
    'LIVE: from now on the connection carries the payments of its rails, and batches wait for their bank ' +
    'files. It needs a rehearsal that passed, the recorded acceptance of a test file, another user than ' +
    'the ' +
    'one who made the last change of the profile or the account, and a fresh sign-in where approvals do. ' +
    'OFF: it carries no new payments, and its batches wait; replies to files that have left are still ' +
    'read. ' +
    'An entity that has ever switched a connection on pays through its own connections alone.',
  roles: PERMISSIONS.switchBankConnection,
  params: IdParams,
  body: z
    .strictObject({
      state: z.enum(['LIVE', 'OFF']).meta({ description: 'The new state.', example: 'LIVE' }),
    })
    .meta({ id: 'SwitchBankConnectionRequest', description: 'The new state of a connection.' }),
  answers: { 200: { description: 'The connection.', schema: BankConnection } },
  refusals: [400, 401, 403, 404, 413, 415, 429],
  errors: [
    'fresh_sign_in_required',
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
    'and the key are forgotten. While the connection is a draft, the connection to the bank is only tried.',
  roles: PERMISSIONS.manageBankConnections,
  params: IdParams,
  body: z
    .strictObject({
      transport: z.enum(TRANSPORTS).meta({ description: 'How files reach the bank.', example: 'SFTP' }),
      folders: TransportFolders.optional().describe('The folders. Required for SFTP and FOLDER.'),
      server: z
        .strictObject({
          ...server,
          privateKey: z
            .string()
            .max(16_384)
            .optional()
            .meta({
              description:
                'The private key in OpenSSH or PEM format, without a passphrase. If it is left out, the ' +
                'key stays; a connection without a key gets a new one.',
              example: '-----BEGIN OPENSSH PRIVATE KEY-----…',
            }),
        })
        .optional()
        .describe('The server. Required for SFTP.'),
    })
    .refine(({ transport, folders }) => (transport === 'DOWNLOAD') === (folders === undefined), {
      path: ['folders'],
      message: 'SFTP and FOLDER need their folders, and DOWNLOAD has none.',
    })
    .refine(({ transport, server: given }) => (transport === 'SFTP') === (given !== undefined), {
      path: ['server'],
      message: 'SFTP needs its server, and no other transport has one.',
    })
    .meta({ id: 'SetBankTransportRequest', description: 'How files reach the bank.' }),
  answers: { 200: { description: 'The connection.', schema: BankConnection } },
  refusals: [400, 401, 403, 404, 413, 415, 429],
  errors: [
    'transport_not_offered',
    'bank_folder_not_allowed',
    'private_key_not_usable',
    'bank_file_on_the_way',
  ],
});

export const certifyBankConnection = operation({
  operationId: 'certifyBankConnection',
  method: 'POST',
  path: `${path}/{id}/certification`,
  tag,
  summary: "Record the bank's acceptance of a test file",
  description:
    'Records that the bank has accepted a test file of this version of the connection. Needs a fresh ' +
    'sign-in ' +
    'where approvals do.',
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
  errors: ['fresh_sign_in_required', 'stale_version'],
});

export const listBankFileProfiles = operation({
  operationId: 'listBankFileProfiles',
  method: 'GET',
  path: '/app/bank-file-profiles',
  tag,
  summary: 'List the profiles to start from',
  description:
    'Returns profiles that follow public descriptions of the formats. No bank has approved them: send ' +
    'your bank a ' +
    'test file first.',
  roles: 'every',
  answers: { 200: { description: 'The profiles.', schema: z.array(ProfileTemplate) } },
  refusals: [401, 403, 429],
});

export const writeBankTestFile = operation({
  operationId: 'writeBankTestFile',
  method: 'POST',
  path: `${path}/{id}/test-file`,
  tag,
  summary: 'Write a test file for the bank',
  description:
    'Returns a file that the bank must not execute: two small payments to the account that pays, marked ' +
    'as a test ' +
    'where the format has a mark. Outlay keeps no copy. Its writing is an entry of the audit log.',
  roles: PERMISSIONS.manageBankConnections,
  params: IdParams,
  answers: {
    200: { description: 'The file.', schema: z.string(), mediaType: 'application/octet-stream' },
  },
  refusals: [400, 401, 403, 404, 429],
  errors: ['bank_file_not_writable'],
});
