import { z } from 'zod';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { CSV_PROFILE_SOURCES } from '../../shared/statement-terms.ts';
import { CurrencyCode, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { Params } from '../problem.ts';
import { Balance, CsvProfile, csvColumn, Day, SignedAmount } from './statements.ts';

const Reading = z
  .object({
    currency: CurrencyCode.describe('The currency of the account.'),
    entryCount: z.int().min(0).meta({ description: 'How many entries the file has.', example: 42 }),
    moneyIn: SignedAmount.describe('The sum of the entries that came in.'),
    moneyOut: SignedAmount.describe('The sum of the entries that went out, with its minus sign.'),
    firstDay: Day.nullable().meta({ description: 'The first booking date.', example: '2026-03-02' }),
    lastDay: Day.nullable().meta({ description: 'The last booking date.', example: '2026-03-31' }),
    opening: Balance.nullable().describe('The opening balance; null without a column of balances.'),
    closing: Balance.nullable().describe('The closing balance; null without a column of balances.'),
    otherAccounts: z.array(z.string()).meta({
      description: 'The accounts that the file names and that are not the account of the connection.',
      example: [],
    }),
    otherConnectionId: Uuid.nullable().meta({
      description: 'A connection that pays from the first of them; null without one.',
      example: null,
    }),
    continuesConnectionId: Uuid.nullable().meta({
      description:
        'A connection whose last statement closes with the balance with which the file opens, while that ' +
        'of the chosen connection does not: the file is probably its statement. Null without one.',
      example: null,
    }),
    difference: SignedAmount.nullable().describe(
      'The closing balance less opening balance and entries; null without balances.',
    ),
    breakLine: z.int().min(1).nullable().meta({
      description: 'The first line whose balance does not follow from the rows before it; null if all do.',
      example: null,
    }),
    others: z
      .array(
        z
          .object({
            line: z.int().min(1).meta({ description: 'The line of the row.', example: 7 }),
            text: z.string().meta({ description: 'The text of the row.', example: 'OPEN BALANCE' }),
          })
          .meta({ id: 'CsvRowWithoutEntry', description: 'A row of a CSV file that moves no money.' }),
      )
      .describe('The first rows that are not entries, such as an opening balance.'),
    otherCount: z.int().min(0).meta({ description: 'How many rows are not entries.', example: 2 }),
    follows: z.boolean().nullable().meta({
      description: 'Whether opening balance and entries give the closing balance; null without balances.',
      example: true,
    }),
    entries: z
      .array(
        z
          .object({
            bookingDate: Day.meta({ description: 'The booking date.', example: '2026-03-02' }),
            amount: SignedAmount.describe('The amount: positive for money in, negative for money out.'),
            text: z.string().meta({ description: 'The text of the entry.', example: 'RENT MARCH' }),
            bankReference: z
              .string()
              .nullable()
              .meta({ description: "The bank's reference; null without one.", example: 'FT26061ABC' }),
          })
          .meta({ id: 'PreviewedEntry', description: 'An entry of a CSV file that is not stored.' }),
      )
      .describe('The first entries, oldest first.'),
  })
  .meta({ id: 'StatementCsvReading', description: 'What a CSV file says when it is read by the profile.' });

export const previewStatementCsv = operation({
  operationId: 'previewStatementCsv',
  method: 'POST',
  path: '/app/statements/csv-preview',
  tag: 'Statements',
  summary: 'Preview a statement in CSV',
  description:
    'Reads a CSV file by a profile and stores nothing. Without a profile, the one by which the last CSV ' +
    'file of the connection was read is used if it fits; otherwise one is suggested from the header and ' +
    'the first rows.',
  roles: PERMISSIONS.uploadStatements,
  body: z
    .strictObject({
      content: z.base64().min(4).meta({
        description: 'The bytes of the file in base64; at most 24 MiB of bytes.',
        example: 'RGF0ZSxBbW91bnQK',
      }),
      connectionId: Uuid.meta({
        description: 'The connection that pays from the account of the file.',
        example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71',
      }),
      profile: CsvProfile.optional().describe('How to read the file.'),
    })
    .meta({ id: 'PreviewStatementCsvRequest', description: 'A CSV file.' }),
  answers: {
    200: {
      description: 'What the file would say.',
      schema: z
        .object({
          profile: CsvProfile.describe('The profile by which the file was read.'),
          source: z.enum(CSV_PROFILE_SOURCES).meta({
            description: 'Whether the profile was given, remembered or suggested.',
            example: 'REMEMBERED',
          }),
          columns: z
            .array(
              z
                .object({
                  ref: csvColumn.meta({
                    description: 'How a profile names the column: its header, or its position from 1.',
                    example: 'Date',
                  }),
                  header: z.string().meta({ description: 'Its header; may be empty.', example: 'Date' }),
                  samples: z
                    .array(z.string())
                    .meta({ description: 'Its first values.', example: ['02/03/2026'] }),
                })
                .meta({ id: 'StatementCsvColumn', description: 'A column of a CSV file.' }),
            )
            .describe('The columns of the file.'),
          reading: Reading.nullable().describe('What the file says; null if it cannot be read so.'),
          problem: z.string().nullable().meta({
            description: 'Why the file cannot be read by the profile; null if it can.',
            example: null,
          }),
          problemParams: Params.nullable().describe(
            'The problem by its key, with the values in it; null without a problem.',
          ),
        })
        .meta({ id: 'StatementCsvPreview', description: 'A CSV file, read and not stored.' }),
    },
  },
  refusals: [400, 401, 403, 404, 413, 415, 429],
});
