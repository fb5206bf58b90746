import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import IconEye from '~icons/tabler/eye';
import IconEyeOff from '~icons/tabler/eye-off';
import IconWallet from '~icons/tabler/wallet';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import {
  getSubaccountOptions,
  listAllBalancesOptions,
} from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { BalanceEntry, Subaccount } from '../../../../client/types.gen.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Connected } from '../shared/connected.tsx';
import { ExchangeNotice } from '../shared/exchange-notice.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Held } from '../shared/figures.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { Panel } from '../../../ui/panel.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { PRIMARY } from '../shared/trading-account.tsx';
import { countryName } from '../../../ui/country-name.ts';
import { EMPLOYMENT_WORDS, IDENTITY_WORDS, PURPOSE_WORDS, SOURCE_WORDS } from './words.ts';

/** One subaccount: its customer and its balances. */
export default function SubaccountPage() {
  return (
    <Connected title={routeTitle('subaccount')}>
      <OneSubaccount />
    </Connected>
  );
}

function OneSubaccount() {
  const { id = '' } = useParams();
  const query = useQuery({
    ...getSubaccountOptions({ path: { accountPublicId: id } }),
    enabled: id !== PRIMARY,
  });
  if (id === PRIMARY) return <Navigate to={paths.trading()} replace />;
  const account = query.data;
  return (
    <>
      <PageHeader
        title={account?.label ?? routeTitle('subaccount')}
        actions={
          account && (
            <>
              <Button variant="default" component={Link} to={paths.transactions(`?account=${id}`)}>
                <Trans>Transactions</Trans>
              </Button>
              <Button variant="default" component={Link} to={paths.orders(`?account=${id}`)}>
                <Trans>Orders</Trans>
              </Button>
              <Button variant="default" component={Link} to={paths.conversions(`?account=${id}`)}>
                <Trans>Convert</Trans>
              </Button>
            </>
          )
        }
      />
      <ExchangeNotice />
      {query.isPending && (
        <Stack gap="lg" role="status" aria-label={t`Loading`}>
          <LoadingPanel title={t`Account`} lines={2} />
          <LoadingPanel title={t`Balances`} lines={4} />
        </Stack>
      )}
      {query.isError && !account && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {account && (
        <Stack gap="lg">
          <Panel title={t`Account`}>
            <Facts
              items={[
                [t`Name`, account.label],
                [
                  t`ID`,
                  <Group key="id" gap={4}>
                    {account.id}
                    <CopyButton value={account.id} what={t`id`} />
                  </Group>,
                ],
                [t`Kind`, account.identityType ? t`For a customer` : t`Proprietary`],
              ]}
            />
          </Panel>
          {account.identityType && <Customer account={account} />}
          <Balances id={id} />
        </Stack>
      )}
    </>
  );
}

/** The customer's data. The number of the identity document is hidden until the user shows it. */
function Customer({ account: a }: { account: Subaccount }) {
  if (!a.identityNumber) {
    return (
      <Panel title={t`Customer`}>
        <Text size="sm" c="dimmed">
          <Trans>Only traders and administrators can see customer data.</Trans>
        </Text>
      </Panel>
    );
  }
  const facts: (readonly [string, ReactNode] | null)[] = [
    a.firstName || a.lastName ? [t`Name`, `${a.firstName ?? ''} ${a.lastName ?? ''}`.trim()] : null,
    a.dateOfBirth ? [t`Born`, dayWords(a.dateOfBirth, true)] : null,
    a.residentialCountry ? [t`Country of residence`, countryName(a.residentialCountry)] : null,
    a.cellNumber ? [t`Mobile number`, a.cellNumber] : null,
    a.email ? [t`E-mail`, a.email] : null,
    a.identityType ? [t`Document`, i18n._(IDENTITY_WORDS[a.identityType])] : null,
    a.identityNumber ? [t`Document number`, <Covered key="n" value={a.identityNumber} />] : null,
    a.identityIssuingCountry ? [t`Issuing country`, countryName(a.identityIssuingCountry)] : null,
    a.identityExpiryDate ? [t`Expires`, dayWords(a.identityExpiryDate, true)] : null,
    a.purpose ? [t`Purpose`, i18n._(PURPOSE_WORDS[a.purpose])] : null,
    a.employmentStatus ? [t`Work`, i18n._(EMPLOYMENT_WORDS[a.employmentStatus])] : null,
    a.sourceOfFunds ? [t`Source of funds`, i18n._(SOURCE_WORDS[a.sourceOfFunds])] : null,
  ];
  return (
    <Panel title={t`Customer`}>
      <Facts items={facts.filter((fact) => fact !== null)} />
    </Panel>
  );
}

const UNCOVERED = 3;

function Covered({ value }: { value: string }) {
  const [shown, setShown] = useState(false);
  return (
    <Group gap="xs">
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>
        {shown ? value : `••••••${value.slice(-UNCOVERED)}`}
      </span>
      <Button
        size="compact-xs"
        variant="subtle"
        onClick={() => setShown(!shown)}
        leftSection={shown ? <IconEyeOff size={14} aria-hidden /> : <IconEye size={14} aria-hidden />}
        aria-label={shown ? t`Hide the document number` : t`Show the document number`}
      >
        {shown ? t`Cover` : t`Show`}
      </Button>
    </Group>
  );
}

const columns = (): TableColumn<BalanceEntry>[] => [
  { header: t`Currency`, accessorKey: 'currency', meta: { width: 104 } },
  {
    id: 'available',
    header: t`Available`,
    meta: { align: 'end' },
    cell: ({ row: { original: b } }) => (
      <strong>
        <Held value={b.available} currency={b.currency} />
      </strong>
    ),
  },
  {
    id: 'reserved',
    header: t`Reserved`,
    meta: { align: 'end' },
    cell: ({ row: { original: b } }) => <Held value={b.reserved} currency={b.currency} bare />,
  },
  {
    id: 'borrowed',
    header: t`Borrowed`,
    meta: { align: 'end' },
    cell: ({ row: { original: b } }) => (
      <Held value={b.borrowedAmount} currency={b.currency} rounding="up" bare />
    ),
  },
  {
    id: 'total',
    header: t`Total`,
    meta: { align: 'end', hideBelow: 'sm' },
    cell: ({ row: { original: b } }) => <Held value={b.total} currency={b.currency} bare />,
  },
];

function Balances({ id }: { id: string }) {
  const query = useQuery(listAllBalancesOptions());
  const balances = query.data?.find(({ account }) => account.id === id)?.balances ?? [];
  if (query.isPending) return <LoadingPanel title={t`Balances`} lines={4} />;
  return (
    <Panel title={t`Balances`}>
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && balances.length === 0 && (
        <EmptyState compact title={t`No balances and no debt`} icon={IconWallet}>
          <Trans>Money that is transferred to this account appears here.</Trans>
        </EmptyState>
      )}
      {balances.length > 0 && (
        <DataTable
          caption={t`Balances`}
          columns={columns()}
          rows={balances}
          rowId={({ currency }) => currency}
        />
      )}
    </Panel>
  );
}
