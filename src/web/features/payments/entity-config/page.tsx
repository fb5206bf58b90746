import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '../../../ui/locale.ts';
import { Stack, Text } from '@mantine/core';
import IconBuilding from '~icons/tabler/building';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { getEntityConfigOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { EntityConfigForDisplay, EntityRail } from '../../../../client/types.gen.ts';

import { paths } from '../../../../shared/dashboard-routes.ts';
import type { Country, CountryRail } from '../../../../domain/countries/country.ts';
import { countryOf } from '../../../../domain/countries/registry.ts';
import { countryName } from '../../../ui/country-name.ts';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { Term } from '../../../ui/term.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import type { Draft } from '../shared/control/ask-dialog.tsx';
import { railName } from '../shared/rail-name.ts';
import { useKept } from '../shared/use-kept.ts';
import { ChangeLimits, ChangeRail, WaitingLimits } from './change-limits.tsx';
import { railSpeed } from '../shared/rail-speed.ts';

const columnsOf = ({ currency, rails }: Country): TableColumn<EntityRail>[] => [
  {
    id: 'rail',
    header: () => <Term name="rail">{t`Rail`}</Term>,
    meta: { width: 104 },
    cell: ({ row: { original: r } }) => railName(r.rail),
  },
  {
    id: 'speed',
    header: () => t`Arrives`,
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: r } }) => speedOf(rails.all.find(({ rail }) => rail === r.rail)),
  },
  {
    id: 'max',
    header: () => t`Maximum`,
    meta: { align: 'end' },
    cell: ({ row: { original: r } }) =>
      r.maxAmount ? <Amount amount={r.maxAmount} currency={currency} /> : t`No limit`,
  },
  {
    id: 'fee',
    header: () => <Term name="unit fee">{t`Fee excluding VAT`}</Term>,
    label: () => t`Fee excluding VAT`,
    meta: { align: 'end' },
    cell: ({ row: { original: r } }) => <Amount amount={r.unitFee} currency={currency} />,
  },
  {
    id: 'cutOff',
    header: () => <Term name="cut-off">{t`Cut-off`}</Term>,
    label: () => t`Cut-off`,
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: r } }) => r.cutOff ?? t`None`,
  },
];

function stepsColumn(ask: (draft: Draft) => void): TableColumn<EntityRail> {
  return {
    id: 'steps',
    header: () => t`Steps`,
    meta: { align: 'end' },
    cell: ({ row: { original: rail } }) => <ChangeRail rail={rail} ask={ask} />,
  };
}

/** "Within a minute" for a rail whose speed is "within a minute". */
function speedOf(rail: CountryRail | undefined): string {
  if (!rail) return '';
  const speed = railSpeed(rail);
  return speed.charAt(0).toUpperCase() + speed.slice(1);
}

/** The rule by which a rail carries a payment, in words. */
function railRule({ country, rails: used, oneRailPerBatch }: EntityConfigForDisplay): string {
  const { all, forLargeAmounts } = countryOf(country).rails;
  const large = all.find(({ rail }) => rail === forLargeAmounts)?.name;
  const shared = used.filter(({ sharesFileWith }) => sharesFileWith.some((one) => one === forLargeAmounts));
  const names = shared.map(({ rail }) => railName(rail)).join(', ');
  const sentences = [
    t`Payments use the rail chosen for the batch.`,
    ...(large && !oneRailPerBatch
      ? [t`A payment above the limit of that rail is sent by ${large}, if ${large} is listed.`]
      : []),
    ...(large && oneRailPerBatch ? [aboveLimitInFiles(large, names)] : []),
    t`Once your own bank pays for you, only rails that your bank connections carry are listed.`,
  ];
  return sentences.join(' ');
}

/** Where a payment goes that is too large for its rail, when bank files carry the payments. */
function aboveLimitInFiles(large: string, sharing: string): string {
  if (sharing === '')
    return t`A payment above the limit of that rail is refused, because a bank file has payments by one \
rail.`;
  return t`In a batch of ${sharing}, a payment above the limit is sent by ${large} in the same file. In \
another batch it is refused.`;
}

/** The limits, rails and fees of the entity, which two admins change together. */
export default function EntityConfigPage() {
  const query = useQuery(getEntityConfigOptions());
  const { entity } = useSession();
  const { hash } = useLocation();
  const mayChange = useMay('managePeople');
  const kept = useKept<Draft | null>('control change of limits', null);
  // An entity that is not set up is a 204, for which the client returns an empty value.
  const config = query.data && 'entityId' in query.data ? query.data : null;
  // The list of people used to be on this page: old links and bookmarks are redirected.
  if (hash === '#people') return <Navigate to={paths.people()} replace />;
  return (
    <>
      <PageHeader
        title={routeTitle('entityConfig')}
        description={t`Limits, rails and fees of your entity. Two admins change them together.`}
        actions={mayChange && config && <ChangeLimits config={config} ask={kept.setValue} />}
      />
      {query.isPending && <LoadingConfig />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.isSuccess && !config && (
        <EmptyState title={t`${entity.name} is not set up yet`} icon={IconBuilding}>
          <Trans>
            You cannot pay anyone until your operator, who runs Outlay for you, has set limits, rails and
            fees. Ask your operator to set them for {entity.name}. They appear here immediately.
          </Trans>
        </EmptyState>
      )}
      {config && (
        <Stack gap="lg">
          {mayChange && <WaitingLimits kept={kept} />}
          <Panel title={config.legalName}>
            <Facts
              items={[
                [t`Payouts`, config.payoutsEnabled ? t`Enabled` : t`Switched off`],
                [t`Country`, countryName(config.country)],
                [t`Currencies`, config.enabledCurrencies.join(', ')],
                [t`Payments per batch`, t`at most ${formatNumber(config.maxBatchWithdrawals)}`],
                [
                  t`Amount per batch`,
                  config.maxBatchAmounts.length > 0
                    ? config.maxBatchAmounts
                        .map(({ currency, amount }) => t`at most ${formatMoney(amount, currency)}`)
                        .join('; ')
                    : t`No limit`,
                ],
                [t`Last changed`, <Timestamp key="at" at={config.updatedAt} />],
              ]}
            />
          </Panel>
          <Panel title={t`Rails`}>
            <Text c="dimmed" size="sm" mb="sm">
              {railRule(config)}
            </Text>
            <DataTable
              caption={t`Rails, limits and fees`}
              columns={
                mayChange
                  ? [...columnsOf(countryOf(config.country)), stepsColumn(kept.setValue)]
                  : columnsOf(countryOf(config.country))
              }
              rows={config.rails}
              rowId={(rail) => rail.rail}
            />
          </Panel>
        </Stack>
      )}
    </>
  );
}

function LoadingConfig() {
  return (
    <Stack gap="lg">
      <LoadingPanel lines={6} />
      <LoadingPanel title={t`Rails`} lines={6} />
    </Stack>
  );
}
