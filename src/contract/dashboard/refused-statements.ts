import { z } from 'zod';
import { BANK_FILE_LIMITS } from '../../shared/bank-file-terms.ts';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { STATEMENT_REFUSALS } from '../../shared/statement-terms.ts';
import {
  IdempotencyHeaders,
  IdParams,
  lines,
  page,
  PagingQuery,
  Person,
  Timestamp,
  Uuid,
} from '../common.ts';
import { operation } from '../operation.ts';
import { Params } from '../problem.ts';

const tag = 'Statements';
const REFUSED = '/app/refused-statements';

const RefusedStatement = z
  .object({
    id: Uuid.meta({ description: 'The id of the file.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c86' }),
    fileName: z.string().meta({
      description: 'The name under which it first came.',
      example: 'STATEMENT-2026-03-02.xml',
    }),
    sha256: z.string().meta({
      description: 'The SHA-256 of the bytes, in lower-case hex.',
      example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    }),
    byteCount: z.int().min(0).meta({ description: 'The size in bytes.', example: 4_200 }),
    connection: z
      .object({
        id: Uuid.describe('The id of the connection.'),
        displayName: z.string().describe('The name of the connection.'),
      })
      .nullable()
      .describe('The bank connection whose transport fetched it; null if that was not recorded.'),
    uploadedBy: Person.nullable().describe(
      'The user who uploaded it; null for a file that a transport fetched.',
    ),
    receivedAt: Timestamp.describe('When it first came.'),
    lastFetchedAt: Timestamp.describe(
      'When a transport last fetched the same bytes; for an uploaded file, when it came.',
    ),
    fetchCount: z.int().min(1).meta({
      description: 'How often a transport has fetched the same bytes; 1 for an uploaded file.',
      example: 1,
    }),
    refusedAt: Timestamp.describe('When it was refused for this reason.'),
    refusal: z.enum(STATEMENT_REFUSALS).meta({
      description:
        'statement_format_unknown: the bytes show no known format. statement_unreadable: it breaks its ' +
        'format. statement_account_unknown: no bank connection pays from or watches its account. ' +
        'statement_account_left_out: the same for some of its statements; the others are stored. ' +
        'receiving_account_unconfirmed: another user has to switch on the connection of its receiving ' +
        'account; then it is read again. ' +
        'statement_csv_unmapped: it is CSV, and no CSV file of the connection was read before. ' +
        'statement_csv_other_account: it is CSV and names an account other than that of the connection. ' +
        'statement_csv_does_not_add_up: it is CSV, and its entries do not add up to its balances. ' +
        'statement_csv_continues_other_account: it is CSV and opens with the closing balance of another ' +
        'account. ' +
        'month_closed: it would change a closed month; once the month is reopened, it is read again.',
      example: 'statement_account_unknown',
    }),
    detail: z.string().meta({
      description: 'The account, or the place in the file and what is wrong there.',
      example: '62000000009 ZAR',
    }),
    params: Params.nullable().describe(
      'The detail by its key, with the values in it; null when only the English text is known.',
    ),
    dismissed: z
      .object({
        by: Person.describe('The user who dismissed it.'),
        at: Timestamp.describe('When.'),
        note: z.string().meta({ description: 'Why.', example: 'The bank sent it to us by mistake.' }),
      })
      .nullable()
      .describe('The user who decided that nothing more is to be done; null if none did.'),
  })
  .meta({ id: 'RefusedStatement', description: 'A file of the bank that could not be read as a statement.' });

export const listRefusedStatements = operation({
  operationId: 'listRefusedStatements',
  method: 'GET',
  path: REFUSED,
  tag,
  summary: 'List the statement files of the bank that were refused',
  description:
    'Returns the files that a transport fetched and of which nothing is stored, the latest refusal first. ' +
    'The same bytes are listed once, however often they come. A file leaves the list when it can be read.',
  roles: 'every',
  query: z.object({
    open: z
      .enum(['true', 'false'])
      .optional()
      .meta({ description: 'true: only files that no user has dismissed.', example: 'true' }),
    ...PagingQuery,
  }),
  answers: {
    200: {
      description: 'A page of files.',
      schema: page(RefusedStatement, 'PaginatedRefusedStatement', 'Files, the latest refusal first.'),
    },
  },
  refusals: [400, 401, 403, 429],
});

export const downloadRefusedStatement = operation({
  operationId: 'downloadRefusedStatement',
  method: 'GET',
  path: `${REFUSED}/{id}/content`,
  tag,
  summary: 'Download a refused statement file',
  description: 'Returns the bytes as the bank sent them. `Content-Digest` has the SHA-256.',
  roles: PERMISSIONS.uploadStatements,
  params: IdParams,
  answers: {
    200: { description: 'The file.', schema: z.string(), mediaType: 'application/octet-stream' },
  },
  refusals: [401, 403, 404, 429],
});

export const dismissRefusedStatement = operation({
  operationId: 'dismissRefusedStatement',
  method: 'POST',
  path: `${REFUSED}/{id}/dismiss`,
  tag,
  summary: 'Dismiss a refused statement file',
  description:
    'Notes that nothing more is to be done about the file, with a reason. The bytes are kept. It needs ' +
    'attention again only when it comes again and is refused for another reason.',
  roles: PERMISSIONS.reconcileEntries,
  params: IdParams,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      note: lines(BANK_FILE_LIMITS.note).meta({
        description: 'Why.',
        example: 'The bank sent it to us by mistake.',
      }),
    })
    .meta({ id: 'DismissRefusedStatementRequest', description: 'Why a file is dismissed.' }),
  answers: { 200: { description: 'The file.', schema: RefusedStatement } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['refused_statement_dismissed'],
});
