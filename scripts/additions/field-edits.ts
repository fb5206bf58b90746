import type { Edit } from './edit.ts';

/**
 * Everything that a person writes to add a field of a withdrawal that is only carried along: here a cost
 * centre. `additions.test.ts` applies these edits to a copy of the sources. Generated files (the client,
 * the row types of SQL, the snapshot of the schema) follow from them with `npm run generate` and drizzle-kit.
 */

export const FIELD_EDITS: readonly Edit[] = [
  {
    file: 'src/domain/withdrawal/fields.ts',
    before: '] as const satisfies',
    text: `  {
    name: 'cost_centre',
    wire: 'costCentre',
    column: 'cost_centre',
    stored: 'costCentre',
    label: 'Cost centre',
    reader: 'identifier',
    presence: 'optional',
    maxLength: 20,
    digest: 'when given',
    exported: true,
    sameForAllRows: true,
    guide: 'The cost centre that the payment is charged to; at most 20 characters.',
    description: 'The cost centre that the payment is charged to.',
    samples: ['CC-100', 'CC-200'],
    headers: { clear: words('cost center, kostesentrum'), likely: [] },
  },
`,
  },
  {
    file: 'src/server/payments/batches/tables.ts',
    before: "    status: text('status').$type<WithdrawalStatus>()",
    text: "    costCentre: text('cost_centre'),\n",
  },
  {
    file: 'src/server/migrations/9999_cost_centre.sql',
    text: `ALTER TABLE withdrawals ADD COLUMN cost_centre text;
--> statement-breakpoint
CREATE TRIGGER withdrawals_cost_centre BEFORE UPDATE ON withdrawals FOR EACH ROW WHEN (
  OLD.cost_centre IS DISTINCT FROM NEW.cost_centre
) EXECUTE FUNCTION refuse_row('the content of a withdrawal does not change');
--> statement-breakpoint
ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_cost_centre;
`,
  },
  {
    file: 'src/server/migrations/meta/_journal.json',
    before: '\n  ]\n}',
    text: `,
    { "idx": 9999, "version": "7", "when": 9999999999999, "tag": "9999_cost_centre", "breakpoints": true }`,
  },
  // vitest -u writes the template.
  { file: 'public/withdrawals-template.csv', before: '\r\nThandi', text: ',cost_centre' },
  { file: 'public/withdrawals-template.csv', before: '\r\nJohan', text: ',CC-100' },
  { file: 'public/withdrawals-template.csv', before: '\r\n$', text: ',CC-200' },
];
