import { z } from 'zod';
import { FIELD, FIELDS, SAME_FOR_ALL_FIELDS, type Field } from '../../domain/withdrawal/shapes.ts';
import { VALUE_KINDS } from '../../shared/terms.ts';
import { Person, Timestamp } from '../common.ts';
import { operation } from '../operation.ts';

/** The most columns of a file whose mapping is remembered. */
const MOST_COLUMNS = 200;
const LONGEST_NAME = 200;
const LONGEST_TEXT = 140;

const Column = z
  .int()
  .min(0)
  .max(MOST_COLUMNS - 1);

function perField<S extends z.ZodType>(schemaOf: (label: string) => S, fields = FIELDS) {
  const schemas = fields.map((field) => [field, schemaOf(FIELD[field].label.toLowerCase())]);
  return z.strictObject(Object.fromEntries(schemas) as Record<Field, S>);
}

const Headers = z
  .array(z.string().max(LONGEST_NAME))
  .min(1)
  .max(MOST_COLUMNS)
  .meta({ description: "The names in the file's header, in their order.", example: ['Name', 'Net Pay'] });

const FileKindsSchema = z.strictObject({
  many: z.boolean().meta({ description: 'Whether the file had at least five rows.', example: true }),
  columns: z
    .array(
      z.strictObject({
        column: Column.meta({ description: 'The column, from 0.', example: 3 }),
        kind: z.enum(VALUE_KINDS).meta({ description: 'What most of its values are.', example: 'NUMBERS' }),
        digits: z
          .int()
          .min(0)
          .max(400)
          .meta({ description: 'The digits of its middle number, before the decimals.', example: 5 }),
        level: z
          .int()
          .min(-1000)
          .max(1000)
          .nullable()
          .meta({ description: 'The size of its middle number in half powers of ten.', example: 8 }),
        blanks: z
          .int()
          .min(0)
          .max(10)
          .meta({ description: 'The share of its empty cells, in tenths.', example: 0 }),
      }),
    )
    .max(MOST_COLUMNS)
    .describe('The columns with values.'),
  ordered: z
    .array(z.array(Column).length(2))
    .max(MOST_COLUMNS)
    .meta({
      description: 'Pairs of columns: the amounts of the first are nearly never above those of the second.',
      example: [[3, 4]],
    }),
});

export const ColumnMapping = z
  .strictObject({
    columns: perField((label) =>
      Column.nullable().meta({ description: `The column of the ${label}.`, example: 3 }),
    ).meta({
      description: 'The column of each field, from 0; null for a field that is not in the file.',
    }),
    nameParts: z.array(Column).max(5).meta({
      description: 'Columns that are joined into the name of the recipient; empty if one column has it.',
      example: [],
    }),
    constants: perField(
      (label) =>
        z
          .string()
          .max(LONGEST_TEXT)
          .optional()
          .meta({ description: `The ${label} of every row.`, example: 'CURRENT' }),
      SAME_FOR_ALL_FIELDS,
    ).meta({
      description:
        'Texts that apply to every row, for fields without a column. The recipient, the account, the bank ' +
        'and the amount always come from a column.',
      example: { account_type: 'CURRENT' },
    }),
    kinds: z
      .array(FileKindsSchema)
      .max(4)
      .optional()
      .describe(
        'What the columns were like in the files for which the mapping was confirmed, without any value of ' +
          'a row. The page asks when a later file is unlike all of them.',
      ),
  })
  .meta({ id: 'ColumnMapping', description: 'From which column of a file each field is read.' });

const SaveColumnMappingRequest = z
  .strictObject({ headers: Headers, mapping: ColumnMapping.describe('The column of each field.') })
  .meta({ id: 'SaveColumnMappingRequest', description: 'A mapping for files with this header.' });

export const RememberedColumns = z
  .object({
    headers: Headers,
    mapping: ColumnMapping.describe('The column of each field.'),
    droppedConstants: z.array(z.enum(FIELDS)).meta({
      description:
        'Fields for which an earlier version remembered one text for every row. The text is not used: the ' +
        'field needs a column.',
      example: [],
    }),
    confirmedBy: Person.describe('The user who confirmed the mapping last.'),
    confirmedAt: Timestamp.describe('When the mapping was confirmed last.'),
  })
  .meta({ id: 'RememberedColumns', description: 'The mapping that was confirmed for files with a header.' });

const tag = 'Column Mappings';
const path = '/app/column-mappings';

export const listColumnMappings = operation({
  operationId: 'listColumnMappings',
  method: 'GET',
  path,
  tag,
  summary: 'List remembered column mappings',
  description: 'Returns the mappings that preparers of the entity have confirmed, the newest first.',
  roles: ['PREPARER'],
  answers: { 200: { description: 'The mappings.', schema: z.array(RememberedColumns) } },
  refusals: [401, 403, 429],
});

export const saveColumnMapping = operation({
  operationId: 'saveColumnMapping',
  method: 'PUT',
  path,
  tag,
  summary: 'Remember a column mapping',
  description:
    'Remembers the mapping for files of the entity with the same header, and replaces an earlier one. It ' +
    'is a suggestion: a preparer confirms it for every file. An entity has at most 200; the oldest is ' +
    'forgotten.',
  roles: ['PREPARER'],
  body: SaveColumnMappingRequest,
  answers: { 200: { description: 'The mapping.', schema: RememberedColumns } },
  refusals: [400, 401, 403, 413, 415, 429],
});
