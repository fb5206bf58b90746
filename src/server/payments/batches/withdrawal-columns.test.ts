import { readdirSync, readFileSync } from 'node:fs';
import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { WITHDRAWAL_FIELDS } from '../../../domain/withdrawal/fields.ts';
import { withdrawals } from './tables.ts';
import { FIELD_COLUMNS, NAMED_FIELD_COLUMNS } from '../base/withdrawal-columns.ts';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);

describe('the table of fields and the table withdrawals', () => {
  it.each([...WITHDRAWAL_FIELDS])('agree on the column, the name and the nulls of $name', (field) => {
    const declared = Object.entries(getTableColumns(withdrawals)).find(([key]) => key === field.stored);
    expect(declared?.[1].name).toBe(field.column);
    expect(declared?.[1].notNull).toBe(field.presence !== 'optional');
  });

  it.each([...WITHDRAWAL_FIELDS])('agree that the database refuses to change $column', ({ column }) => {
    const sql = readdirSync(MIGRATIONS)
      .filter((name) => name.endsWith('.sql'))
      .map((name) => readFileSync(new URL(name, MIGRATIONS), 'utf8'))
      .join('\n');
    const guards = [...sql.matchAll(/TRIGGER withdrawals_\w+ BEFORE UPDATE ON withdrawals[^;]*;/g)].join(
      '\n',
    );
    expect(guards).toMatch(new RegExp(`OLD\\.${column} (?:<>|IS DISTINCT FROM) NEW\\.${column}\\b`));
  });

  it('lists every column in SQL, in the order of the table of fields', () => {
    expect(FIELD_COLUMNS.split(', ')).toEqual(WITHDRAWAL_FIELDS.map(({ column }) => column));
    expect(NAMED_FIELD_COLUMNS).toContain('amount_minor AS "amountMinor", ');
  });
});
