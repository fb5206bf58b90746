import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Select, Text, TextInput } from '@mantine/core';
import IconDownload from '~icons/tabler/download';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { getPayerStatementOptions } from '../../../../client/@tanstack/react-query-collections.gen.ts';
import type { Payer, PayerStatement } from '../../../../client/types.gen.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import { paths, statementPdfPath } from '../../../../shared/dashboard-routes.ts';
import { CURRENCIES } from '../../../../shared/money.ts';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { LongText } from '../../../ui/long-text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { downloadBlob } from '../../../ui/save-file.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { useCountry } from '../shared/use-country.ts';
import classes from './receivables.module.css';
import { PdfButton } from './pdf-button.tsx';
import { statementCsv, statementFileName } from './statement-csv.ts';

type Line = PayerStatement['lines'][number];

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const Filters = z.object({ currency: z.enum(CURRENCIES), from: Day, to: Day });

const KINDS: Readonly<Record<Line['kind'], MessageDescriptor>> = {
  REQUESTED: msg`Asked for`,
  CHANGED: msg`Amount changed`,
  CANCELLED: msg`Cancelled`,
  EXPIRED: msg`Expired`,
  WRITTEN_OFF: msg`Written off`,
  RECEIVED: msg`Received`,
  DEALLOCATED: msg`Receipt taken off it`,
  TAKEN_BACK: msg`Taken back by the bank`,
};

const columnsOf = (currency: string): TableColumn<Line>[] => [
  {
    id: 'day',
    header: () => t`Day`,
    meta: { width: 128 },
    cell: ({ row: { original: l } }) => dayWords(l.on, true),
  },
  {
    id: 'kind',
    header: () => t`Event`,
    meta: { width: 150 },
    cell: ({ row: { original: l } }) => i18n._(KINDS[l.kind]),
  },
  {
    id: 'label',
    header: () => t`Subject`,
    cell: ({ row: { original: l } }) => (
      <LongText>
        <Link to={paths.receivable(l.requestId)}>{l.label}</Link>
      </LongText>
    ),
  },
  {
    id: 'invoice',
    header: () => t`Invoice`,
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: l } }) => <LongText>{l.invoiceNumber ?? '–'}</LongText>,
  },
  {
    id: 'amount',
    header: () => t`Amount`,
    meta: { align: 'end', width: 140 },
    cell: ({ row: { original: l } }) => <Amount amount={l.amount} currency={currency} />,
  },
  {
    id: 'balance',
    header: () => t`Owed afterwards`,
    meta: { align: 'end', width: 150 },
    cell: ({ row: { original: l } }) => <Amount amount={l.balance} currency={currency} />,
  },
];

/** What the payer was asked for in a period, what ended, and what is owed after each. */
export function StatementPanel({ payer }: { payer: Payer }) {
  const own = (useCountry() ?? DEFAULT_COUNTRY).currency;
  const { filters, set } = useSearchFilters(Filters);
  const { from, to } = filters;
  const currency = filters.currency ?? payer.open[0]?.currency ?? own;
  const currencies = [...new Set([currency, own, ...payer.open.map((one) => one.currency)])];
  const query = useQuery({
    ...getPayerStatementOptions({ path: { id: payer.id }, query: { currency, from, to } }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <Panel title={t`Statement`}>
      <Group gap="sm" align="flex-end" mb="md" className="no-print">
        <TextInput
          type="date"
          label={t`From`}
          value={from ?? data?.from ?? ''}
          onChange={({ currentTarget: { value } }) => set({ from: value || undefined })}
        />
        <TextInput
          type="date"
          label={t`To`}
          value={to ?? data?.to ?? ''}
          onChange={({ currentTarget: { value } }) => set({ to: value || undefined })}
        />
        {currencies.length > 1 && (
          <Select
            label={t`Currency`}
            data={currencies}
            allowDeselect={false}
            w={110}
            value={currency}
            onChange={(value) => set({ currency: value ?? undefined })}
          />
        )}
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={!data || query.isPlaceholderData}
          onClick={() => {
            if (data)
              downloadBlob(new Blob([statementCsv(data)], { type: 'text/csv' }), statementFileName(data));
          }}
        >
          <Trans>Export as CSV</Trans>
        </Button>
        {data && (
          <PdfButton
            href={statementPdfPath(data.payer.id, {
              currency: data.currency,
              from: data.from,
              to: data.to,
              language: i18n.locale,
            })}
          />
        )}
      </Group>
      {query.isPending && <LoadingRows rows={4} />}
      {query.isError && !query.isPlaceholderData && (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      )}
      {data && <Lines statement={data} stale={query.isPlaceholderData} />}
    </Panel>
  );
}

function Lines({ statement, stale }: { statement: PayerStatement; stale: boolean }) {
  const { currency, from, to, openingAmount, closingAmount, lines } = statement;
  const first = dayWords(from, true);
  const last = dayWords(to, true);
  return (
    <>
      <Text size="sm" mb="sm">
        <Trans>
          Owed before {first}: <strong>{formatMoney(openingAmount, currency)}</strong>
        </Trans>
      </Text>
      {lines.length === 0 ? (
        <Text size="sm" c="dimmed" mb="sm">
          <Trans>Nothing was asked for, and nothing ended, in this period.</Trans>
        </Text>
      ) : (
        <DataTable
          caption={t`Statement`}
          columns={columnsOf(currency)}
          rows={lines}
          rowId={(line) => `${lines.indexOf(line)}`}
          stale={stale}
        />
      )}
      <p className={classes.closing}>
        <Trans>
          Owed at the end of {last}: <Amount amount={closingAmount} currency={currency} size="medium" />
        </Trans>
      </p>
    </>
  );
}
