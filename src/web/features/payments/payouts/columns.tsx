import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Popover, Stack, Switch } from '@mantine/core';
import IconColumns3 from '~icons/tabler/columns-3';
import { Link } from 'react-router';
import type { PayoutTransactionForDisplay } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { LongText } from '../../../ui/long-text.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { failureSentence } from '../shared/payout-words/payout-words.ts';
import { PayoutBadge } from './payout-badge.tsx';
import classes from './payouts.module.css';

type Column = TableColumn<PayoutTransactionForDisplay> & { id: string; header: string };

/** Every column of the list. The recipient and the amount are always shown. */
export function columnsOf(bankName: (code: string) => string): Column[] {
  return [
    {
      id: 'at',
      header: t`When`,
      meta: { width: 176, sortedAs: 'createdAt' },
      cell: ({ row: { original: p } }) => <Timestamp at={p.createdAt} noZoneInCard />,
    },
    {
      id: 'who',
      header: t`Recipient`,
      meta: { sortedAs: 'recipient' },
      cell: ({ row: { original: p } }) =>
        p.beneficiary ? (
          <LongText>{p.beneficiary.name}</LongText>
        ) : p.direction === 'CREDIT' ? (
          t`Money in`
        ) : (
          ''
        ),
    },
    {
      id: 'account',
      header: t`Account`,
      meta: { hideBelow: 'sm', sortedAs: 'account' },
      cell: ({ row: { original: p } }) =>
        p.beneficiary && (
          <span className={classes.account}>
            {bankName(p.beneficiary.bankCode)} {p.beneficiary.accountNumber}
          </span>
        ),
    },
    {
      id: 'reference',
      header: t`Reference`,
      meta: { hideBelow: 'md', sortedAs: 'reference' },
      cell: ({ row: { original: p } }) => p.recipientReference,
    },
    {
      id: 'batch',
      header: t`Batch`,
      meta: { hideBelow: 'md', sortedAs: 'batch' },
      cell: ({ row: { original: p } }) =>
        p.batch && (
          <LongText>
            <Link to={paths.batch(p.batch.id)}>{p.batch.label}</Link>
          </LongText>
        ),
    },
    {
      id: 'rail',
      header: t`Rail`,
      meta: { hideBelow: 'md', width: 88 },
      cell: ({ row: { original: p } }) => p.rail ?? '',
    },
    {
      id: 'failure',
      header: t`Failure`,
      meta: { hideBelow: 'md' },
      cell: ({ row: { original: p } }) => failureSentence(p) ?? '',
    },
    {
      id: 'status',
      header: t`Status`,
      meta: { width: 124, sortedAs: 'status' },
      cell: ({ row: { original: p } }) => <PayoutBadge payout={p} />,
    },
    {
      id: 'fee',
      header: t`Fee`,
      meta: { align: 'end', hideBelow: 'md' },
      cell: ({ row: { original: p } }) => <Amount amount={p.fee} currency={p.currency} />,
    },
    {
      id: 'amount',
      header: t`Amount`,
      meta: { align: 'end', sortedAs: 'amount', inCard: 'beside title' },
      cell: ({ row: { original: p } }) => (
        <Amount amount={p.amount} currency={p.currency} direction={p.direction} />
      ),
    },
  ];
}

const ALWAYS = new Set(['who', 'amount']);
const AT_FIRST = ['at', 'account', 'reference', 'batch', 'status'];

/** The columns that the address names, or the usual ones, in the order of the table. */
export function chosenColumns(all: Column[], named: string | undefined): Column[] {
  const chosen = new Set(named === undefined ? AT_FIRST : named.split('.'));
  return all.filter(({ id }) => ALWAYS.has(id) || chosen.has(id));
}

interface ColumnsMenuProps {
  all: Column[];
  named: string | undefined;
  /** Undefined for the usual columns. */
  set: (named: string | undefined) => void;
}

/** Chooses the columns of the list. The address keeps them, so that a link and a saved view show them. */
export function ColumnsMenu({ all, named, set }: ColumnsMenuProps) {
  const shown = new Set(chosenColumns(all, named).map(({ id }) => id));
  const toggle = (id: string) => {
    const next = all
      .map((column) => column.id)
      .filter((other) => !ALWAYS.has(other) && (other === id ? !shown.has(other) : shown.has(other)));
    const isUsual = next.length === AT_FIRST.length && next.every((other) => AT_FIRST.includes(other));
    set(isUsual ? undefined : next.join('.') || '-');
  };
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="md" withinPortal={false}>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={16} aria-hidden />}>
          <Trans>Columns</Trans>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t`Columns`}>
        <Stack gap="xs">
          {all
            .filter(({ id }) => !ALWAYS.has(id))
            .map(({ id, header }) => (
              <Switch key={id} label={header} checked={shown.has(id)} onChange={() => toggle(id)} />
            ))}
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={named === undefined}
            onClick={() => set(undefined)}
          >
            <Trans>Usual columns</Trans>
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
