import { i18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import type { Dispatch } from 'react';
import type { Dialect, Encoding, TotalsRow } from '../../../../../domain/withdrawal-file/file-facts.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import { MappingSummary } from '../match/mapping-summary.tsx';
import { sentenceText } from '../../shared/withdrawal-file/file-sentences.ts';
import type { Action, NewBatchState } from '../state.ts';
import { fieldWords } from '../../shared/withdrawal-file/field-words.ts';
import { countedRows } from '../../shared/words.ts';
import { encodingWords, noteWords } from '../words.ts';
import { Section } from './section.tsx';
import classes from './workbench.module.css';

/** How the file was read: its columns, its format, and the cells that were interpreted. */
export function FileFacts({ state, dispatch }: { state: NewBatchState; dispatch: Dispatch<Action> }) {
  const { summary, origin, mapping, samples } = state.desk!;
  const notes = summary.notes
    .map(({ code, field, count }) => `${fieldWords(field)}, ${noteWords(code)} (${formatNumber(count)})`)
    .join('; ');
  return (
    <Section title={t`How the file was read`}>
      <Text size="sm" fw={500}>
        <Trans>Columns used for the payments</Trans>
      </Text>
      <MappingSummary mapping={mapping} samples={samples} />
      <Group>
        <Button size="compact-sm" variant="default" onClick={() => dispatch({ type: 'mapper', open: true })}>
          <Trans>Change the columns…</Trans>
        </Button>
      </Group>
      {summary.notes.length > 0 && <Text size="sm">{t`Interpreted: ${notes}.`}</Text>}
      <Text size="sm" c="dimmed">
        {formatSentences(state).join(' ')}
      </Text>
      {origin.workbook?.notes.map(sentenceText).map((note) => (
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

/** How the format of the file was recognised, and what was not read. */
function formatSentences({ desk, opened }: NewBatchState): string[] {
  const { origin, encoding, summary } = desk!;
  const { layout, headerLine } = origin;
  const sentences: string[] = [];
  if (layout) {
    const name = sentenceText(layout);
    sentences.push(t`Recognised as ${name}.`);
  }
  const skipped = origin.skipped.length;
  const written = formatNumber(skipped);
  if (skipped > 0)
    sentences.push(
      plural(skipped, {
        one: `Line ${headerLine} is the header; 1 line above it not read.`,
        other: `Line ${headerLine} is the header; ${written} lines above it not read.`,
      }),
    );
  if (origin.workbook) {
    const { sheet } = origin.workbook;
    sentences.push(t`Read from the sheet “${sheet}” of an Excel workbook.`);
  } else if (opened) sentences.push(dialectWords(encoding, opened.dialect));
  const { blank } = summary;
  const blanks = formatNumber(blank);
  if (blank > 0)
    sentences.push(plural(blank, { one: '1 empty line skipped.', other: `${blanks} empty lines skipped.` }));
  return sentences;
}

function totalsWords({ row, line, rows, matches, statedMinor, sumMinor }: TotalsRow): string {
  const above = countedRows(rows);
  if (matches && statedMinor !== sumMinor)
    return t`Row ${row} (line ${line}) is a total and is not paid. It matched the ${above} above it until \
you corrected them.`;
  return matches
    ? t`Row ${row} (line ${line}) is a total and is not paid. It matches the ${above} above it.`
    : t`Row ${row} (line ${line}) is a total and is not paid. It is not the sum of the ${above} above it.`;
}

const DELIMITERS = { ',': msg`commas`, ';': msg`semicolons`, '\t': msg`tabs`, '|': msg`bars` };

function dialectWords(encoding: Encoding, dialect: Dialect): string {
  const format = encodingWords(encoding);
  const delimiter = i18n._(DELIMITERS[dialect.delimiter]);
  return t`Read as ${format}, separated by ${delimiter}.`;
}
