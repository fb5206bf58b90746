import { t } from '@lingui/core/macro';
import { Group } from '@mantine/core';
import { balanceDayExportPath, entryExportPath } from '../../../../shared/dashboard-routes.ts';
import { Choice } from '../../../ui/choice.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { searchOf, useSearchFilters } from '../../../ui/search-filters.ts';
import { STATES } from './entries.tsx';
import { ReconciliationSearch, type View } from './search.ts';

/** Chooses what the page shows, and exports it. `accountId` is the account whose balances are shown. */
export function Views({ accountId }: { accountId: string }) {
  const { filters, set } = useSearchFilters(ReconciliationSearch);
  const { view = 'open', only } = filters;
  return (
    <Group mb="sm" gap="sm">
      <Choice<View>
        label={t`What to show`}
        value={view}
        onChange={(next) =>
          set({ view: next === 'open' ? undefined : next, only: undefined, open: undefined })
        }
        options={[
          { value: 'open', label: t`Open` },
          { value: 'aside', label: t`Set aside` },
          { value: 'posted', label: t`Posted` },
          { value: 'days', label: t`Balances` },
          { value: 'rules', label: t`Rules` },
        ]}
      />
      {view === 'open' && (
        <Choice
          label={t`Which open entries`}
          value={only ?? 'ALL'}
          onChange={(next) => set({ only: next === 'ALL' ? undefined : next, open: undefined })}
          options={[
            { value: 'ALL', label: t`All` },
            { value: 'EXACT', label: t`To confirm` },
            { value: 'LIKELY', label: t`With a proposal` },
            { value: 'UNMATCHED', label: t`No match` },
          ]}
        />
      )}
      {view === 'days' && <ExportButton small href={balanceDayExportPath(accountId, '')} />}
      {view !== 'days' && view !== 'rules' && (
        <ExportButton
          small
          href={entryExportPath(
            searchOf({
              state: STATES[view],
              verdict: view === 'open' ? only : undefined,
              accountId: filters.accountId,
            }),
          )}
        />
      )}
    </Group>
  );
}
