import { Button, Group, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Caution } from '../caution.tsx';
import { useState } from 'react';
import { FIELDS, REQUIRED_FIELDS, type Field } from '../../../../domain/withdrawal-file/types.ts';
import { Panel } from '../../../ui/panel.tsx';
import { FIELD_WORDS } from '../words.ts';

type Columns = Record<Field, number | null>;

interface ColumnMapperProps {
  headers: readonly string[];
  /** Which column each field is read from now; null when nothing is known. */
  columns: Columns | null;
  /** What could not be decided, in sentences. */
  unclear?: readonly string[];
  note?: string;
  apply: (columns: Columns) => void;
  close?: () => void;
  disabled?: boolean;
}

const NONE = Object.fromEntries(FIELDS.map((field) => [field, null])) as Columns;

/** Says which column of the file holds what. Applied as a whole; every row is checked again then. */
export function ColumnMapper({ headers, columns, unclear = [], note, apply, close, disabled = false }: ColumnMapperProps) {
  const [chosen, setChosen] = useState<Columns>(columns ?? NONE);
  const options = headers.map((header, at) => ({ value: String(at), label: header === '' ? `Column ${at + 1}` : `${header} (column ${at + 1})` }));
  const missing = REQUIRED_FIELDS.filter((field) => chosen[field] === null);
  const twice = FIELDS.filter((field) => chosen[field] !== null && FIELDS.some((other) => other !== field && chosen[other] === chosen[field]));
  const errorOf = (field: Field) => {
    if (twice.includes(field)) return 'This column is chosen twice.';
    return undefined;
  };
  return (
    <Panel title="Columns">
      <Stack gap="md">
        {unclear.length > 0 && (
          <Caution icon={IconInfoCircle} title="Some columns are not clear">
            {unclear.map((sentence) => (
              <Text size="sm" key={sentence}>
                {sentence}
              </Text>
            ))}
          </Caution>
        )}
        <Text size="sm" c="dimmed">
          Say which column of the file holds what. {note}
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
          {FIELDS.map((field) => (
            <Select
              key={field}
              label={FIELD_WORDS[field]}
              required={REQUIRED_FIELDS.includes(field)}
              data={options}
              value={chosen[field] === null ? null : String(chosen[field])}
              onChange={(value) => setChosen({ ...chosen, [field]: value === null ? null : Number(value) })}
              placeholder="Not in this file"
              error={errorOf(field)}
              clearable
              searchable
              disabled={disabled}
              nothingFoundMessage="No such column"
              comboboxProps={{ withinPortal: true }}
              clearButtonProps={{ 'aria-label': `Clear ${FIELD_WORDS[field]}` }}
            />
          ))}
        </SimpleGrid>
        <Group justify="flex-end">
          {missing.length > 0 && (
            <Text size="sm" c="dimmed">
              Still to choose: {missing.map((field) => FIELD_WORDS[field].toLowerCase()).join(', ')}.
            </Text>
          )}
          {close && (
            <Button variant="default" onClick={close}>
              Close
            </Button>
          )}
          <Button onClick={() => apply(chosen)} disabled={disabled || missing.length > 0 || twice.length > 0}>
            Read these columns
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
