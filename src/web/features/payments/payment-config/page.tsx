import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Grid, Stack } from '@mantine/core';
import IconEdit from '~icons/tabler/edit';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { getPaymentConfigOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { PaymentConfigForDisplay } from '../../../../client/types.gen.ts';

import { ErrorState } from '../../../ui/error-state.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { Person } from '../../../ui/person.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import type { TermName } from '../../../ui/terms.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { ApprovalsPreview } from './approvals-preview.tsx';
import { ConfigForm } from './config-form.tsx';
import { PendingChange } from './pending-change.tsx';
import { EarlierVersions, type SavedVersion, useSavedVersions } from './earlier-versions.tsx';
import { approvalsWords, bandLines, currenciesOf, type Setting, settingName, settingWords } from './words.ts';

const Filters = z.object({ edit: z.literal('1'), restore: z.coerce.number().check(z.int(), z.minimum(1)) });

/** The payment config: all users can read it, administrators can edit it. */
export default function PaymentConfigPage() {
  const query = useQuery(getPaymentConfigOptions());
  const mayEdit = useMay('changePaymentConfig');
  const { filters, set } = useSearchFilters(Filters);
  const editing = mayEdit && filters.edit === '1';
  const saved = useSavedVersions(useMay('readAuditLog'));
  const restored = saved.versions.find(({ version }) => version === filters.restore);
  // The form takes its values once, so it waits for those of an earlier version.
  const waits = editing && filters.restore !== undefined && saved.isPending;
  return (
    <>
      <PageHeader
        title={editing ? t`Edit the payment config` : routeTitle('paymentConfig')}
        description={
          mayEdit
            ? t`How many approvals a batch needs, and how batches are paid.`
            : t`How many approvals a batch needs, and how batches are paid. Administrators of your entity \
can change this.`
        }
        actions={
          mayEdit &&
          query.data &&
          !editing && (
            <Button leftSection={<IconEdit size={16} aria-hidden />} onClick={() => set({ edit: '1' })}>
              <Trans>Edit</Trans>
            </Button>
          )
        }
      />
      {(query.isPending || waits) && <LoadingConfig />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data &&
        !waits &&
        (editing ? (
          <ConfigForm
            config={query.data}
            restored={restored}
            done={() => set({ edit: undefined, restore: undefined })}
          />
        ) : (
          <ConfigView
            config={query.data}
            mayEdit={mayEdit}
            versions={saved.versions}
            onRestore={(version) => set({ edit: '1', restore: version })}
          />
        ))}
    </>
  );
}

/** The terms of the glossary that settings are about. */
const TERM_OF: { [S in Setting]?: TermName } = {
  stepUpMaxAgeSeconds: 'step-up',
  approvalExpiryDays: 'approval period',
  defaultRail: 'rail',
  duplicateWindowDays: 'duplicate',
  unusualAmountPercent: 'unusual amount',
};

const PAYING: Setting[] = [
  'defaultRail',
  'releaseDelaySeconds',
  'duplicateWindowDays',
  'unusualAmountPercent',
  'ifNotBankingDay',
  'lowBalanceThresholds',
  'settlementDifferenceLimit',
  'standingApprovals',
  'defaultCurrency',
  'timezone',
  'notificationEmails',
];

interface ConfigViewProps {
  config: PaymentConfigForDisplay;
  mayEdit: boolean;
  versions: readonly SavedVersion[];
  onRestore: (version: number) => void;
}

function ConfigView({ config, mayEdit, versions, onRestore }: ConfigViewProps) {
  const { approvalRules } = config;
  const currencies = currenciesOf(approvalRules);
  const line = (setting: Setting): Fact => [
    settingName(setting),
    settingWords(config, setting),
    TERM_OF[setting],
  ];
  return (
    <Grid gap="lg">
      {config.pendingChange && (
        <Grid.Col span={12}>
          <PendingChange config={config} change={config.pendingChange} />
        </Grid.Col>
      )}
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <Stack gap="lg">
          <Panel title={t`Approvals`}>
            <Facts
              items={[
                ...currencies.map(
                  (currency) =>
                    [
                      currency,
                      <Stack key={currency} gap={2}>
                        {bandLines(approvalRules.filter((rule) => rule.currency === currency)).map(
                          (words) => (
                            <span key={words}>{words}</span>
                          ),
                        )}
                      </Stack>,
                    ] as const,
                ),
                [currencies.length > 0 ? t`Other currencies` : t`Every batch`, approvalsWords(2)],
                line('stepUpMaxAgeSeconds'),
                line('approvalExpiryDays'),
                line('passkeyAbove'),
                line('payeeAccounts'),
                line('verifiedAbove'),
              ]}
            />
          </Panel>
          <Panel title={t`Payment`}>
            <Facts items={PAYING.map(line)} />
          </Panel>
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <Stack gap="lg">
          <ApprovalsPreview rules={approvalRules} defaultCurrency={config.defaultCurrency} />
          <Panel title={t`Version`}>
            {config.updatedAt ? (
              <Facts
                items={[
                  [t`Version`, config.version],
                  [t`Saved`, <Timestamp key="at" at={config.updatedAt} />],
                  [t`By`, config.updatedBy ? <Person key="by" of={config.updatedBy} /> : t`your operator`],
                ]}
              />
            ) : (
              <>
                <Trans>These are the defaults. No version has been saved yet.</Trans>
                {mayEdit && (
                  <>
                    {' '}
                    <Trans>Edit them to suit your entity.</Trans>
                  </>
                )}
              </>
            )}
            {mayEdit && versions.length > 0 && (
              <EarlierVersions current={config.version} versions={versions} onRestore={onRestore} />
            )}
          </Panel>
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

function LoadingConfig() {
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <Stack gap="lg">
          <LoadingPanel title={t`Approvals`} lines={5} />
          <LoadingPanel title={t`Payment`} lines={6} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <LoadingPanel title={t`Approvals needed`} lines={6} />
      </Grid.Col>
    </Grid>
  );
}
