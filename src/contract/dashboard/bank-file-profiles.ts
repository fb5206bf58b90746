import { z } from 'zod';
import { ACCOUNT_TYPE_CODE } from '../../shared/account-type-codes.ts';
import { isFileNameTemplate } from '../../shared/bank-file-names.ts';
import { ACB_LENGTHS, ACB_NUMBERS, BANK_FILE_LIMITS, PAYMENT_FORMATS } from '../../shared/bank-file-terms.ts';
import { OWN_REFERENCE_PLACES } from '../../shared/own-reference.ts';
import { ACB_SERVICES, MOST_LEAD_DAYS } from '../../shared/payment-types.ts';
import { oneLine } from '../common.ts';
import { operation } from '../operation.ts';
import { PaymentCsvLayout } from './payment-csv-layout.ts';
import { PaymentTypes } from './payment-types.ts';

const PaymentFormatName = z.enum(PAYMENT_FORMATS).meta({
  id: 'PaymentFormat',
  description:
    'ACB_198: the fixed-width file of South African banks, 198 characters a line. ACB_180: its older form. ' +
    'PAIN_001: ISO 20022 pain.001.001.09. CSV: a table whose columns the profile lists.',
  example: 'ACB_198',
});

const acbNumber = (number: keyof typeof ACB_NUMBERS) => z.int().min(0).max(ACB_NUMBERS[number]);

/** The numbers of an ACB file, each of which continues from 0 once it is full. */
export const acbNumberFields = {
  transmissionNumber: acbNumber('transmissionNumber').meta({
    description: 'The transmission number. A file of the older form does not carry it.',
    example: 4723,
  }),
  generationNumber: acbNumber('generationNumber').meta({
    description: 'The generation number of the user set.',
    example: 329,
  }),
};

const typeCode = (example: string) =>
  z.string().regex(ACCOUNT_TYPE_CODE).meta({ description: 'Its code; empty: none.', example });

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
      service: z.enum(ACB_SERVICES).meta({
        description:
          'The service of the bank. A file of ONE DAY must have left one banking day before its action ' +
          'date, one of TWO DAY two; any other on the action date.',
        example: 'SAMEDAY',
      }),
      firstTransmissionNumber: acbNumber('transmissionNumber')
        .optional()
        .meta({
          description:
            "The transmission number of the connection's first file. Left out: 1. For a company whose bank " +
            'has accepted files of other software: one more than the last of their numbers. It no longer ' +
            'changes once a file has left.',
          example: 4712,
        }),
      firstGenerationNumber: acbNumber('generationNumber').optional().meta({
        description:
          'The generation number of the first file, likewise. It need not equal the transmission number.',
        example: 318,
      }),
    })
    .nullable()
    .describe('ACB: what the bank gave the company at registration; null otherwise.'),
  csv: PaymentCsvLayout.optional().describe('CSV: the layout of the file; left out for other formats.'),
  paymentTypes: PaymentTypes.optional(),
  severalRailsInFile: z
    .boolean()
    .optional()
    .meta({
      description:
        'pain.001: whether a file may have payments by several rails, with a payment information block ' +
        '(PmtInf) for each. Then a row above the limit of its rail travels by RTGS in the same batch and ' +
        'file. Left out: a file and its batch have one rail.',
      example: true,
    }),
  accountTypeCodes: z
    .strictObject({
      CURRENT: typeCode('CACC'),
      SAVINGS: typeCode('SVGS'),
      TRANSMISSION: typeCode('TRAN'),
      BOND: typeCode('LOAN'),
      SUBSCRIPTION_SHARE: typeCode(''),
    })
    .optional()
    .describe(
      'pain.001: the codes of account types, of the code set of ISO 20022 for cash accounts. Left out: ' +
        'CACC and SVGS for current and savings accounts, and none for others.',
    ),
  ownReferenceIn: z
    .enum(OWN_REFERENCE_PLACES)
    .optional()
    .meta({
      description:
        'pain.001: where a file has the own reference of a payment. INSTRUCTION_ID: InstrId. DEBTOR_AGENT: ' +
        "InstrForDbtrAgt. Left out: nowhere. ISO 20022 has no place for the text on the payer's statement: " +
        'the guide of the bank says which of the two it shows there, if any.',
      example: 'INSTRUCTION_ID',
    }),
  isBookedAsOneDebit: z.boolean().meta({
    description: 'pain.001: whether the bank books the payments of a file by one rail as one debit.',
    example: false,
  }),
  unnamedAreAccepted: z.boolean().meta({
    description: 'Whether a payment that a reply to its file does not name was accepted with the file.',
    example: true,
  }),
  paidBy: z.enum(['ACCEPTANCE', 'REPLY', 'STATEMENT']).meta({
    description:
      'When a payment counts as paid. ACCEPTANCE: as the bank accepts it. REPLY: as a reply says that it ' +
      'is paid. STATEMENT: as the statement shows it.',
    example: 'ACCEPTANCE',
  }),
  fileName: z
    .string()
    .max(BANK_FILE_LIMITS.fileName)
    .refine(
      isFileNameTemplate,
      'Use letters, digits, dots, hyphens and at least one of {date}, {time}, {number}, {fileId}. The ' +
        'name starts with a letter, a digit or a field, has no two dots in a row, does not end in .part, ' +
        '.tmp or .filepart, and has at most 200 characters once its fields are filled in.',
    )
    .meta({
      description:
        'The name of a file, with the fields {date}, {time}, {number} and {fileId}. {number} is the ' +
        'transmission number of an ACB file, the generation number in its older form, and for other ' +
        'formats the number of the file in its connection. The name starts with a letter, a digit or a ' +
        'field, has no two dots in a row, does not end in .part, .tmp or .filepart, and has at most 200 ' +
        'characters once its fields are filled in.',
      example: 'PAY-{date}-{number}.txt',
    }),
  cutOff: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable()
    .meta({
      description:
        'The last minute of a business day at which the bank takes a file for that day; null: all day. A ' +
        'rail of `paymentTypes` has its own.',
      example: '15:30',
    }),
  saturdayCutOff: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional()
    .meta({
      description:
        'The last minute of a Saturday at which the bank takes a file by EFT for that day, not after ' +
        '`cutOff`. Left out: Saturday is no banking day. Nothing is paid by EFT on Sundays and public ' +
        'holidays.',
      example: '10:15',
    }),
  leadDays: z
    .int()
    .min(0)
    .max(MOST_LEAD_DAYS)
    .optional()
    .meta({
      description:
        'pain.001 and CSV: how many banking days before the day of the money the bank must have a file by ' +
        'EFT, until its cut-off. Left out or 0: on that day. For ACB, the `service` says this instead.',
      example: 1,
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
    description: 'If the bank has not answered after this many hours, a submitted payment is unconfirmed.',
    example: 24,
  }),
});

const isAcb = ({ format }: { format: string }) => format.startsWith('ACB_');

const fitsAcb = (length: keyof typeof ACB_LENGTHS) => (profile: z.output<typeof ProfileFields>) =>
  !isAcb(profile) || profile[length] <= ACB_LENGTHS[length];

export const BankFileProfile = ProfileFields.refine((profile) => isAcb(profile) === (profile.acb !== null), {
  path: ['acb'],
  message: 'An ACB format needs its registration, and no other format has one.',
})
  .refine(fitsAcb('nameLength'), {
    path: ['nameLength'],
    message: `An ACB file has ${ACB_LENGTHS.nameLength} characters for a name.`,
  })
  .refine(fitsAcb('referenceLength'), {
    path: ['referenceLength'],
    message: `An ACB file has ${ACB_LENGTHS.referenceLength} characters for a reference.`,
  })
  .refine(({ format, acb }) => format === 'ACB_198' || acb?.firstTransmissionNumber === undefined, {
    path: ['acb', 'firstTransmissionNumber'],
    message: 'Files of the older form have no transmission number.',
  })
  .refine((profile) => (profile.format === 'CSV') === (profile.csv !== undefined), {
    path: ['csv'],
    message: 'The format CSV needs its columns, and no other format has them.',
  })
  .refine((profile) => profile.format === 'PAIN_001' || profile.paymentTypes === undefined, {
    path: ['paymentTypes'],
    message: 'Only pain.001 has a place for the rail of a payment.',
  })
  .refine((profile) => profile.format === 'PAIN_001' || profile.severalRailsInFile === undefined, {
    path: ['severalRailsInFile'],
    message: 'Only pain.001 has a place for the rail of a payment.',
  })
  .refine((profile) => profile.format === 'PAIN_001' || profile.accountTypeCodes === undefined, {
    path: ['accountTypeCodes'],
    message: 'Only pain.001 has these codes of account types.',
  })
  .refine((profile) => profile.format === 'PAIN_001' || profile.ownReferenceIn === undefined, {
    path: ['ownReferenceIn'],
    message: 'Only pain.001 has these places. The layout of a CSV file has a column for an own reference.',
  })
  .refine((profile) => !isAcb(profile) || profile.leadDays === undefined, {
    path: ['leadDays'],
    message: 'The service of an ACB profile decides how long before its day a file must have left.',
  })
  .refine(({ cutOff, saturdayCutOff }) => (saturdayCutOff ?? '') <= (cutOff ?? '24:00'), {
    path: ['saturdayCutOff'],
    message: 'The cut-off of a Saturday is not after that of the other days.',
  })
  .refine((profile) => profile.format !== 'CSV' || profile.paidBy === 'STATEMENT', {
    path: ['paidBy'],
    message: 'A bank that takes CSV files sends no replies: only the statement shows what was paid.',
  })
  .meta({ id: 'BankFileProfile', description: "A bank's deviations from a format." });

const ProfileTemplate = ProfileFields.meta({
  id: 'BankFileProfileTemplate',
  description:
    'A profile to start from. An ACB profile needs the registration that the bank gave the company.',
});

export const listBankFileProfiles = operation({
  operationId: 'listBankFileProfiles',
  method: 'GET',
  path: '/app/bank-file-profiles',
  tag: 'Bank Connections',
  summary: 'List the profiles to start from',
  description:
    'Returns profiles that follow public descriptions of the formats. No bank has approved them: send your ' +
    'bank a test file first.',
  roles: 'every',
  answers: { 200: { description: 'The profiles.', schema: z.array(ProfileTemplate) } },
  refusals: [401, 403, 429],
});
