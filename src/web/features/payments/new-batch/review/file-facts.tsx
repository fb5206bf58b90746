import { Button, Group, Text } from '@mantine/core';
import type { Dispatch } from 'react';
import type { Dialect, Encoding, TotalsRow } from '../../../../../domain/withdrawal-file/file-facts.ts';
import { MappingSummary } from '../match/mapping-summary.tsx';
import type { Action, NewBatchState } from '../state.ts';
import { counted, ENCODING_WORDS, FIELD_WORDS, NOTE_WORDS } from '../words.ts';
import { Section } from './section.tsx';
import classes from './workbench.module.css';

/** How the file was read: its columns, its format, and the cells that were interpreted. */
export function FileFacts({ state, dispatch }: { state: NewBatchState; dispatch: Dispatch<Action> }) {
  const { summary, origin, encoding, mapping, samples } = state.desk!;
  return (
    <Section title="How the file was read">
      <Text size="sm" fw={500}>
        Columns used for the payments
      </Text>
      <MappingSummary mapping={mapping} samples={samples} />
      <Group>
        <Button size="compact-sm" variant="default" onClick={() => dispatch({ type: 'mapper', open: true })}>
          Change the columns…
        </Button>
      </Group>
      {summary.notes.length > 0 && (
        <Text size="sm">
          Interpreted:{' '}
          {summary.notes
            .map(
              ({ code, field, count }) =>
                `${FIELD_WORDS[field]}, ${NOTE_WORDS[code]} (${count.toLocaleString('en')})`,
            )
            .join('; ')}
          .
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {origin.layout && `Recognised as ${origin.layout}. `}
        {origin.skipped.length > 0 &&
          `Line ${origin.headerLine} is the header; ` +
            `${counted(origin.skipped.length, 'line')} above it not read. `}
        {origin.workbook
          ? `Read from the sheet “${origin.workbook.sheet}” of an Excel workbook.`
          : state.opened && dialectWords(encoding, state.opened.dialect)}
        {summary.blank > 0 ? ` ${counted(summary.blank, 'empty line')} skipped.` : ''}
      </Text>
      {origin.workbook?.notes.map((note) => (
        <Text size="sm" key={note}>
          {note}
        </Text>
      ))}
      {summary.totals.map((totals) => (
        <Text
          size="sm"
          key={totals.row}
          c={totals.matches ? 'dimmed' : undefined}
          className={totals.matches ? undefined : classes.error}
        >
          {totalsWords(totals)}
        </Text>
      ))}
    </Section>
  );
}

function totalsWords({ row, line, rows, matches }: TotalsRow): string {
  const where = `Row ${row} (line ${line}) is a total and is not paid.`;
  return matches
    ? `${where} It matches the ${counted(rows, 'row')} above it.`
    : `${where} It is not the sum of the ${counted(rows, 'row')} above it.`;
}

const DELIMITERS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' };

function dialectWords(encoding: Encoding, { delimiter }: Dialect): string {
  return `Read as ${ENCODING_WORDS[encoding]}, separated by ${DELIMITERS[delimiter]}s.`;
}
