import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconColumns, IconDownload } from '@tabler/icons-react';
import { useState, type Dispatch } from 'react';
import type { Dialect, Encoding, TotalsRow } from '../../../../../domain/withdrawal-file/file-facts.ts';
import { formatAmount } from '../../../../../shared/money.ts';
import { Amount } from '../../../../ui/amount.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import type { Action, NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import { counted, ENCODING_WORDS } from '../words.ts';
import { compareAmount, compareCount, type ControlTotal } from './control-totals.ts';
import { downloadBlob } from './download.ts';

/** The totals of the file, and the preparer's control totals. */
export function SummaryPanel({
  state,
  dispatch,
  desk,
}: {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  desk: DeskActions;
}) {
  const { summary, errorRows, origin, encoding } = state.desk!;
  const [writing, setWriting] = useState(false);
  const noted = summary.notes.reduce(
    (sum, note) => sum + (note.code === 'branch_default' ? 0 : note.count),
    0,
  );
  const download = async () => {
    setWriting(true);
    try {
      downloadBlob(
        await desk.call('annotated', null),
        `${(state.source?.name ?? 'withdrawals').replace(/\.[a-z]{3,4}$/i, '')} annotated.csv`,
      );
    } catch (error) {
      dispatch({
        type: 'fault',
        message: error instanceof Error ? error.message : 'The file could not be created.',
      });
    } finally {
      setWriting(false);
    }
  };
  return (
    <Panel>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Stack gap={4}>
          <Amount
            amount={formatAmount(summary.totalMinor, summary.currency)}
            currency={summary.currency}
            size="large"
          />
          <Text aria-live="polite">
            {counted(summary.accepted, 'payment')}, {counted(errorRows, 'row')} with errors,{' '}
            {summary.excluded} excluded{noted > 0 ? `, ${counted(noted, 'cell')} interpreted` : ''}.
          </Text>
          <Text size="sm" c="dimmed">
            {origin.layout && `Recognised as ${origin.layout}. `}
            {origin.skipped.length > 0 &&
              `Line ${origin.headerLine} is the header; ` +
                `${counted(origin.skipped.length, 'line')} above it not read. `}
            {state.opened && dialectWords(encoding, state.opened.dialect)}
            {summary.blank > 0 ? ` ${counted(summary.blank, 'empty line')} skipped.` : ''}
          </Text>
          {summary.totals.map((totals) => (
            <Text
              size="sm"
              key={totals.row}
              c={
                totals.matches
                  ? 'dimmed'
                  : 'light-dark(var(--mantine-color-red-9), var(--mantine-color-red-2))'
              }
            >
              {totalsWords(totals)}
            </Text>
          ))}
          <Group gap="xs" mt="xs">
            <Button
              size="xs"
              variant="default"
              leftSection={<IconColumns size={14} aria-hidden />}
              aria-expanded={state.mapperOpen}
              onClick={() => dispatch({ type: 'mapper', open: !state.mapperOpen })}
            >
              Columns
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconDownload size={14} aria-hidden />}
              loading={writing}
              onClick={() => void download()}
            >
              Download annotated
            </Button>
          </Group>
        </Stack>
        <Stack gap="xs">
          <Group grow align="flex-end">
            <TextInput
              label="Payments you expect"
              inputMode="numeric"
              autoComplete="off"
              value={state.form.count}
              onChange={(event) => dispatch({ type: 'form', form: { count: event.currentTarget.value } })}
            />
            <TextInput
              label="Total you expect"
              inputMode="decimal"
              autoComplete="off"
              value={state.form.amount}
              onChange={(event) => dispatch({ type: 'form', form: { amount: event.currentTarget.value } })}
            />
          </Group>
          <div aria-live="polite" style={{ minHeight: 44 }}>
            <TotalWords
              count={compareCount(state.form, summary.accepted)}
              amount={compareAmount(state.form, summary.totalMinor, summary.currency)}
            />
          </div>
        </Stack>
      </SimpleGrid>
    </Panel>
  );
}

function TotalWords({ count, amount }: { count: ControlTotal; amount: ControlTotal }) {
  if (!count.typed && !amount.typed) {
    return (
      <Text size="sm" c="dimmed">
        Optional control totals from your own records. The file cannot be submitted unless they match.
      </Text>
    );
  }
  const errors = [count.error, amount.error].filter((error) => error !== null);
  if (errors.length === 0) {
    return (
      <Text size="sm">
        <IconCheck size={15} aria-hidden style={{ verticalAlign: 'text-bottom' }} />{' '}
        {count.typed && amount.typed
          ? 'Both totals match.'
          : count.typed
            ? 'The number matches.'
            : 'The total matches.'}
      </Text>
    );
  }
  return errors.map((error) => (
    <Text size="sm" key={error} c="light-dark(var(--mantine-color-red-9), var(--mantine-color-red-2))">
      <IconAlertCircle size={15} aria-hidden style={{ verticalAlign: 'text-bottom' }} /> {error}
    </Text>
  ));
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
