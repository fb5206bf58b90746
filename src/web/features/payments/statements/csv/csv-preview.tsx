import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import type { StatementCsvPreview, StatementCsvReading } from '../../../../../client/types.gen.ts';
import { Amount } from '../../../../ui/amount.tsx';
import { dayWords } from '../../../../ui/calendar-day.ts';
import { DataTable, type TableColumn } from '../../../../ui/data-table.tsx';
import { type Fact, Facts } from '../../../../ui/facts.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { sentenceOf } from '../../../../ui/problem.ts';
import { SignedAmount } from '../../shared/signed-amount.tsx';
import { entriesWords } from './csv-words.ts';

/** The content of a CSV file as it would be stored: its sums, its balances and its first entries. */
export function CsvPreview({ preview, stale }: { preview: StatementCsvPreview; stale: boolean }) {
  const { reading, problem, problemParams } = preview;
  return (
    <Stack gap="sm" aria-busy={stale} style={{ opacity: stale ? 0.6 : 1 }}>
      {problem !== null && (
        <Alert
          color="red"
          icon={<IconAlertTriangle aria-hidden />}
          title={t`The file cannot be read in this way`}
        >
          {sentenceOf(problem, problemParams)}
        </Alert>
      )}
      {reading && <Understood reading={reading} />}
    </Stack>
  );
}

function Understood({ reading }: { reading: StatementCsvReading }) {
  const { entryCount, entries } = reading;
  if (entryCount === 0)
    return (
      <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title={t`No entries were found`}>
        <Trans>Check the number of rows above the first entry, and what is between two cells.</Trans>
      </Alert>
    );
  return (
    <>
      <Facts items={factsOf(reading)} />
      {reading.follows === null && (
        <Text size="sm" c="dimmed">
          <Trans>
            Without a column of balances Outlay cannot check the amounts, or find that a statement is missing.
          </Trans>
        </Text>
      )}
      {reading.otherCount > 0 && <Others reading={reading} />}
      <DataTable
        caption={t`First entries as they are understood`}
        columns={columnsOf(reading.currency)}
        rows={entries.map((entry, index) => ({ ...entry, index }))}
        rowId={({ index }) => String(index)}
      />
    </>
  );
}

type Shown = StatementCsvReading['entries'][number] & { index: number };

const columnsOf = (currency: string): TableColumn<Shown>[] => [
  {
    id: 'day',
    header: () => t`Day`,
    meta: { width: 128 },
    cell: ({ row: { original: e } }) => dayWords(e.bookingDate, true),
  },
  {
    id: 'text',
    header: () => t`Text`,
    cell: ({ row: { original: e } }) => <span data-record>{e.text}</span>,
  },
  {
    id: 'reference',
    header: () => t`Reference`,
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: e } }) => <span data-record>{e.bankReference}</span>,
  },
  {
    id: 'amount',
    header: () => t`Amount`,
    meta: { align: 'end', inCard: 'beside title' },
    cell: ({ row: { original: e } }) => <SignedAmount amount={e.amount} currency={currency} />,
  },
];

/** Lists the rows that move no money, so that the user notices a payment among them. */
function Others({ reading: { others, otherCount } }: { reading: StatementCsvReading }) {
  const more = formatNumber(otherCount - others.length);
  return (
    <details>
      <summary>
        <Plural value={otherCount} one="# row is not an entry" other="# rows are not entries" />
      </summary>
      <ul>
        {others.map(({ line, text }) => (
          <li key={line} style={{ overflowWrap: 'anywhere' }}>
            <Trans>
              Line {line}: {text}
            </Trans>
          </li>
        ))}
      </ul>
      {otherCount > others.length && (
        <Text size="sm">
          <Trans>And {more} more.</Trans>
        </Text>
      )}
    </details>
  );
}

function factsOf({ currency, entryCount, firstDay, lastDay, ...sums }: StatementCsvReading): Fact[] {
  const { opening, closing, moneyIn, moneyOut } = sums;
  const [from, to] = [firstDay, lastDay].map((day) => (day === null ? '' : dayWords(day, true)));
  return [
    [t`Entries`, entriesWords(entryCount)],
    [t`Days`, from === to ? from : daysWords(from!, to!)],
    [t`Money in`, <SignedAmount key="in" amount={moneyIn} currency={currency} />],
    [t`Money out`, <SignedAmount key="out" amount={moneyOut} currency={currency} />],
    ...(opening && closing
      ? ([
          [t`Opening balance`, <Amount key="opening" amount={opening.amount} currency={currency} />],
          [t`Closing balance`, <Amount key="closing" amount={closing.amount} currency={currency} />],
        ] as const)
      : []),
  ];
}

function daysWords(from: string, to: string): string {
  return t`${from} to ${to}`;
}
