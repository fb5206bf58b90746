import { t } from '@lingui/core/macro';
import { Select, Stack, Text, TextInput } from '@mantine/core';
import type { TextTable } from '../../../../../domain/withdrawal-file/text-table.ts';
import { Panel } from '../../../../ui/panel.tsx';
import classes from '../receivables.module.css';
import { type Field, FIELDS, fieldWord, type Mapping } from './columns.ts';
import type { Common } from './rows.ts';

interface MatchProps {
  table: TextTable;
  mapping: Mapping;
  onMap: (mapping: Mapping) => void;
  common: Common;
  onCommon: (common: Common) => void;
}

const REQUIRED = new Set<Field>(['name', 'amount']);

/** Says what each column is, and what is the same for every row. */
export function Match({ table, mapping, onMap, common, onCommon }: MatchProps) {
  const { headers, rows } = table;
  const sampleOf = (column: number) => rows.find(({ cells }) => cells[column])?.cells[column] ?? '';
  return (
    <Panel title={t`Columns of the file`}>
      <Stack gap="md">
        <div className={classes.columns}>
          {FIELDS.map((field) => {
            const column = mapping[field];
            return (
              <Select
                key={field}
                label={fieldWord(field)}
                placeholder={t`Not in the file`}
                required={REQUIRED.has(field)}
                clearable
                clearButtonProps={{ 'aria-label': t`Not in the file` }}
                description={column === null ? undefined : t`For example: ${sampleOf(column)}`}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                data={headers.map((header, index) => ({
                  value: String(index),
                  label: header === '' ? t`Column ${index + 1}` : header,
                }))}
                value={column === null ? null : String(column)}
                onChange={(value) => onMap(mapped(mapping, field, value === null ? null : Number(value)))}
                error={REQUIRED.has(field) && column === null ? t`Choose its column.` : undefined}
              />
            );
          })}
        </div>
        <Text size="sm" c="dimmed">
          {t`For rows without a value of these:`}
        </Text>
        <div className={classes.pair}>
          <TextInput
            label={t`Subject of every row`}
            value={common.label}
            onChange={({ currentTarget: { value } }) => onCommon({ ...common, label: value })}
          />
          <TextInput
            type="date"
            label={t`Due day of every row`}
            value={common.dueOn}
            onChange={({ currentTarget: { value } }) => onCommon({ ...common, dueOn: value })}
          />
        </div>
      </Stack>
    </Panel>
  );
}

/** A column has one field: the one that it had before loses it. */
function mapped(mapping: Mapping, field: Field, column: number | null): Mapping {
  const others = FIELDS.map((one) => [one, mapping[one] === column ? null : mapping[one]] as const);
  return { ...(Object.fromEntries(others) as Mapping), [field]: column };
}
