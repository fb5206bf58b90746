import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import IconBuildingBank from '~icons/tabler/building-bank';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  getFundingPositionOptions,
  listBankConnectionsOptions,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import { getMovableCollectionsOptions } from '../../../../client/@tanstack/react-query-collections.gen.ts';
import { getAccountBalancesOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { AccountBalanceResponse, MovableCollection } from '../../../../client/types.gen.ts';
import type { LeftInCollection } from '../../../../shared/collection-terms.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { CURRENCIES } from '../../../../shared/money.ts';
import { isPositive } from '../../../../shared/decimals.ts';
import type { AccessType } from '../../../../shared/terms.ts';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Term } from '../../../ui/term.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { WatchedAccounts } from '../shared/statements/watched-accounts.tsx';
import { useCountry } from '../shared/use-country.ts';
import { NotPayableYet } from '../shared/notices/not-payable-yet.tsx';
import { FundingNotice } from './funding-notice.tsx';
import { FundingPosition } from './funding-position.tsx';
import { Sweep } from './sweep.tsx';

const REFRESH_MS = 30_000;

const MEANINGS: Record<
  AccessType,
  {
    title: MessageDescriptor;
    meaning: MessageDescriptor;
    empty: MessageDescriptor;
    /** The name of the part of the balance that is not reserved. */
    available: MessageDescriptor;
  }
> = {
  FUNDING: {
    title: msg`Funding`,
    meaning: msg`Batches are paid from this account. Money arrives here when your company pays it in. \
Available can be paid out now. Reserved is set aside for approved batches until each payment settles or \
fails.`,
    available: msg`Available`,
    empty: msg`You will see this balance after the account is funded. Batches can then be approved.`,
  },
  COLLECTION: {
    title: msg`Collection`,
    meaning: msg`Payments received from customers. Batches are not paid from this account.`,
    available: msg`Received`,
    empty: msg`You will see this balance after the first payment is received.`,
  },
  FEE: {
    title: msg`Fees`,
    meaning: msg`The total of the fees charged, including VAT. This is not money that you can pay out.`,
    available: msg`Charged`,
    empty: msg`You will see the total here after the first fee is charged. A fee is charged when a payment \
is made.`,
  },
};

const columnsOf = (type: AccessType): TableColumn<AccountBalanceResponse>[] => [
  { id: 'currency', header: () => t`Currency`, accessorKey: 'currency', meta: { width: 104 } },
  {
    id: 'available',
    header: () => {
      const name = i18n._(MEANINGS[type].available);
      return type === 'FUNDING' ? <Term name="available">{name}</Term> : name;
    },
    label: () => i18n._(MEANINGS[type].available),
    meta: { align: 'end' },
    cell: ({ row: { original: b } }) => (
      <strong>
        <Amount amount={b.available} currency={b.currency} />
      </strong>
    ),
  },
  {
    id: 'reserved',
    header: () => <Term name="reserved">{t`Reserved`}</Term>,
    label: () => t`Reserved`,
    meta: { align: 'end' },
    cell: ({ row: { original: b } }) => <Amount amount={b.reserved} currency={b.currency} />,
  },
  {
    id: 'total',
    header: () => t`Total`,
    meta: { align: 'end', hideBelow: 'sm' },
    cell: ({ row: { original: b } }) => <Amount amount={b.total} currency={b.currency} />,
  },
  {
    id: 'updatedAt',
    header: () => t`Last change`,
    meta: { width: 190, hideBelow: 'md' },
    cell: ({ row: { original: b } }) => (b.updatedAt ? <Timestamp at={b.updatedAt} /> : t`Never`),
  },
];

const TYPES = Object.keys(MEANINGS) as AccessType[];

function optionsOf(type: AccessType) {
  return {
    ...getAccountBalancesOptions({ path: { type }, query: { currency: CURRENCIES.join(',') } }),
    refetchInterval: REFRESH_MS,
  };
}

/** The balances of the entity, by account and currency. */
export default function BalancesPage() {
  const queries = useQueries({ queries: TYPES.map(optionsOf) });
  // All panels appear together, so that none is pushed down the page by one that loads later.
  const position = useQuery(getFundingPositionOptions());
  const connections = useQuery(listBankConnectionsOptions());
  const movable = useQuery(getMovableCollectionsOptions());
  const loading = [position, connections, movable, ...queries].some(({ isPending }) => isPending);
  return (
    <>
      <PageHeader
        title={routeTitle('balances')}
        description={t`The money that batches are paid from, payments received, and fees.`}
      />
      {loading ? (
        <Stack gap="lg">
          <LoadingPanel title={i18n._(MEANINGS.FUNDING.title)} lines={6} amount />
          <LoadingPanel title={i18n._(MEANINGS.COLLECTION.title)} lines={3} />
          <LoadingPanel title={i18n._(MEANINGS.FEE.title)} lines={3} />
        </Stack>
      ) : (
        <Stack gap="lg">
          <Designation type="FUNDING" />
          <FundingPosition />
          {TYPES.filter((type) => type !== 'FUNDING').map((type) => (
            <Designation key={type} type={type} movable={movable.data} />
          ))}
          {connections.data && <WatchedAccounts connections={connections.data} />}
        </Stack>
      )}
    </>
  );
}

interface DesignationProps {
  type: AccessType;
  /** Absent while they are not known. */
  movable?: readonly MovableCollection[] | undefined;
}

function Designation({ type, movable }: DesignationProps) {
  const { title: name, meaning, empty } = MEANINGS[type];
  const title = i18n._(name);
  const query = useQuery(optionsOf(type));
  const used = query.data?.filter((balance) => balance.updatedAt !== null) ?? [];
  const country = useCountry();
  const payable =
    type === 'FUNDING' ? used.find(({ currency }) => currency === country?.currency) : undefined;
  return (
    <Panel title={title}>
      <Text c="dimmed" size="sm" mb="sm">
        {i18n._(meaning)}
      </Text>
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && used.length === 0 && (
        <EmptyState compact title={t`No balance yet`} icon={IconBuildingBank}>
          {i18n._(empty)}
        </EmptyState>
      )}
      {type === 'FUNDING' && <FundingNotice balances={query.data ?? []} />}
      {payable && (
        <Stack gap={0} mb="md">
          <Amount amount={payable.available} currency={payable.currency} size="large" />
          <Text size="sm" c="dimmed">
            <Trans>available to pay out in {payable.currency}, the currency of all payment rails</Trans>
          </Text>
          <NotPayableYet />
        </Stack>
      )}
      {used.length > 0 && (
        <DataTable
          caption={t`${title} balances`}
          columns={columnsOf(type)}
          rows={used}
          rowId={(balance) => balance.currency}
        />
      )}
      {type === 'COLLECTION' && movable && <Sweeps movable={movable} />}
      {type === 'FUNDING' && used.some(({ reserved }) => /[1-9]/.test(reserved)) && (
        <Text size="sm" mt="sm">
          <Trans>
            Money is reserved for batches that are{' '}
            <Anchor component={Link} to={paths.batches('?status=APPROVED')} inherit underline="always">
              approved
            </Anchor>{' '}
            or{' '}
            <Anchor component={Link} to={paths.batches('?status=PROCESSING')} inherit underline="always">
              being paid
            </Anchor>
            .
          </Trans>
        </Text>
      )}
    </Panel>
  );
}

/** How collected money gets to Funding, in each currency that has some, and what stays and why. */
function Sweeps({ movable }: { movable: readonly MovableCollection[] }) {
  const may = useMay('sweepCollection');
  const inLedger = movable.filter(({ amount }) => isPositive(amount));
  return (
    <>
      {may && inLedger.length > 0 && (
        <Group gap="sm" mt="sm">
          {inLedger.map((one) => (
            <Sweep key={one.currency} movable={one} />
          ))}
        </Group>
      )}
      {movable.map((one) => (
        <Left key={one.currency} movable={one} />
      ))}
    </>
  );
}

/** What a sweep cannot move, and what does. */
function Left({ movable: { currency, leftAmount, leftBecause } }: { movable: MovableCollection }) {
  if (leftBecause === null) return null;
  return (
    <Text size="sm" c="dimmed" mt="sm">
      {leftWords(leftBecause, formatMoney(leftAmount, currency))}
    </Text>
  );
}

function leftWords(reason: LeftInCollection, money: string): string {
  if (reason === 'RECEIVING_ACCOUNT')
    return t`${money} is not on the account that pays. What is on an account that only receives gets to \
Funding by a transfer at the bank, as the statements of both accounts show.`;
  if (reason === 'OPENING_BALANCE')
    return t`${money} cannot be moved yet. Book the opening balance of the account that pays and receives \
first; with several such accounts, transfer the money at the bank.`;
  return t`${money} was simulated before your bank was connected. It is in no account, so it cannot be \
moved.`;
}
