import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Select, Text, TextInput } from '@mantine/core';
import IconDownload from '~icons/tabler/download';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { getPayerStatementOptions } from '../../../../client/@tanstack/react-query-collections.gen.ts';
import { getPayerStatement } from '../../../../client/sdk-collections.gen.ts';
import type { Payer, PayerStatement } from '../../../../client/types.gen.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import { MOST_PDF_LINES } from '../../../../shared/collection-terms.ts';
import { paths, statementPdfPath } from '../../../../shared/dashboard-routes.ts';
import { CURRENCIES } from '../../../../shared/money.ts';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { LongText } from '../../../ui/long-text.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { downloadBlob } from '../../../ui/save-file.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { isZero } from '../shared/statements/amounts.ts';
import { useCountry } from '../shared/use-country.ts';
import classes from './receivables.module.css';
import { PdfButton } from './pdf-button.tsx';
import { statementCsv, statementFileName } from './statement-csv.ts';

type Line = PayerStatement['lines'][number];

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const Filters = z.object({
  currency: z.enum(CURRENCIES),
  from: Day,
  to: Day,
  offset: z.coerce.number().check(z.int(), z.minimum(0)),
});
/** The lines of a page. */
const LIMIT = 100;

const KINDS: Readonly<Record<Line['kind'], MessageDescriptor>> = {
  REQUESTED: msg`Asked for`,
  CHANGED: msg`Amount changed`,
  CANCELLED: msg`Cancelled`,
  EXPIRED: msg`Expired`,
  WRITTEN_OFF: msg`Written off`,
  RECEIVED: msg`Received`,
  TAKEN_BACK: msg`Taken back by the bank`,
  GIVEN_BACK: msg`Given back`,
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
        {l.requestId === null ? (
          <Link to={paths.receipt(l.receiptId!)}>{t`Receipt`}</Link>
        ) : (
          <Link to={paths.receivable(l.requestId)}>{l.label}</Link>
        )}
        {!isZero(l.creditAmount) && creditWords(l.creditAmount, currency)}
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

function creditWords(amount: string, currency: string): string {
  const credit = formatMoney(amount, currency);
  return `, ${t`${credit} of it is a credit`}`;
}

/** What the payer was asked for in a period, what ended, and what is owed after each. */
export function StatementPanel({ payer }: { payer: Payer }) {
  const own = (useCountry() ?? DEFAULT_COUNTRY).currency;
  const { filters, set } = useSearchFilters(Filters);
  const { from, to, offset = 0 } = filters;
  const currency = filters.currency ?? payer.open[0]?.currency ?? own;
  const currencies = [...new Set([currency, own, ...payer.open.map((one) => one.currency)])];
  const query = useQuery({
    ...getPayerStatementOptions({
      path: { id: payer.id },
      query: { currency, from, to, offset, limit: LIMIT },
    }),
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
        {data && <CsvButton statement={data} />}
        {data && data.total <= MOST_PDF_LINES && (
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
      {data && data.total > MOST_PDF_LINES && (
        <Text size="sm" c="dimmed" mb="sm" className="no-print">
          <Trans>
            This period has {formatNumber(data.total)} lines. A PDF can have at most{' '}
            {formatNumber(MOST_PDF_LINES)}: choose a shorter period, or export as CSV.
          </Trans>
        </Text>
      )}
      {query.isPending && <LoadingRows rows={4} />}
      {query.isError && !query.isPlaceholderData && (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      )}
      {data && (
        <Lines
          statement={data}
          stale={query.isPlaceholderData}
          turn={(next) => set({ offset: next || undefined })}
        />
      )}
    </Panel>
  );
}

/** Reads all lines of the period, a page at a time, and saves them. */
function CsvButton({ statement: { payer, currency, from, to } }: { statement: PayerStatement }) {
  const save = useMutation({
    mutationFn: async () => {
      const pageAt = async (offset: number) =>
        (
          await getPayerStatement({
            path: { id: payer.id },
            query: { currency, from, to, offset },
            throwOnError: true,
          })
        ).data;
      const whole = await pageAt(0);
      while (whole.lines.length < whole.total) {
        const { lines } = await pageAt(whole.lines.length);
        if (lines.length === 0) break;
        whole.lines.push(...lines);
      }
      downloadBlob(new Blob([statementCsv(whole)], { type: 'text/csv' }), statementFileName(whole));
    },
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        <Trans>Export as CSV</Trans>
      </Button>
      {save.isError && <ErrorState error={save.error} title={t`The statement was not exported`} />}
    </>
  );
}

function Lines({
  statement,
  stale,
  turn,
}: {
  statement: PayerStatement;
  stale: boolean;
  turn: (offset: number) => void;
}) {
  const { currency, from, to, openingAmount, closingAmount, lines, total, offset, limit } = statement;
  const first = dayWords(from, true);
  const last = dayWords(to, true);
  return (
    <>
      <Text size="sm" mb="sm">
        <Trans>
          Owed before {first}: <strong>{formatMoney(openingAmount, currency)}</strong>
        </Trans>
      </Text>
      {total === 0 ? (
        <Text size="sm" c="dimmed" mb="sm">
          <Trans>Nothing was asked for, and nothing ended, in this period.</Trans>
        </Text>
      ) : (
        <DataTable
          caption={t`Statement`}
          columns={columnsOf(currency)}
          rows={lines}
          rowId={(line) => `${offset + lines.indexOf(line)}`}
          stale={stale}
        />
      )}
      {total > limit && <Pager offset={offset} limit={limit} total={total} noun={t`lines`} onChange={turn} />}
      <p className={classes.closing}>
        <Trans>
          Owed at the end of {last}, below zero for a credit:{' '}
          <Amount amount={closingAmount} currency={currency} size="medium" />
        </Trans>
      </p>
    </>
  );
}
