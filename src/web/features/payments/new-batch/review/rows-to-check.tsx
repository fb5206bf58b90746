import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, List, Text } from '@mantine/core';
import type { Dispatch } from 'react';
import { formatNumber } from '../../../../ui/locale.ts';
import { Caution } from '../../shared/caution.tsx';
import { hiddenRowWords, hiddenTitle } from '../row-place.ts';
import type { Action, NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import { othersWords } from './row-numbers.ts';
import { Section } from './section.tsx';

interface RowsToCheckProps {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  desk: DeskActions;
  readOnly: boolean;
  onExcludeHidden: () => void;
}

/** Rows without an error that a person should look at: hidden in Excel, or with an unusual cell. */
export function RowsToCheck({ state, dispatch, desk, readOnly, onExcludeHidden }: RowsToCheckProps) {
  const { hidden, summary } = state.desk!;
  if (hidden.count + summary.branchRows + summary.doubtfulRows === 0) return null;
  const show = (list: 'hidden' | 'branches' | 'doubtful') =>
    dispatch({ type: 'query', query: { show: list, text: '' } });
  return (
    <Section title={t`Rows to check`}>
      {hidden.count > 0 && (
        <Caution title={hiddenTitle(hidden.count)}>
          <List size="sm">
            {hidden.first.map((row) => (
              <List.Item key={row.row}>{hiddenRowWords(row)}</List.Item>
            ))}
            {hidden.count > hidden.first.length && (
              <List.Item>{othersWords(hidden.count - hidden.first.length)}</List.Item>
            )}
          </List>
          <Text size="sm" my={6}>
            <Trans>Hidden rows are read like any other. Exclude those that must not be paid.</Trans>
          </Text>
          <ShowOrSettle
            showLabel={t`Show the hidden rows`}
            onShow={() => show('hidden')}
            settle={t`Exclude…`}
            settleLabel={t`Exclude the hidden rows`}
            readOnly={readOnly}
            onSettle={onExcludeHidden}
          />
        </Caution>
      )}
      {summary.doubtfulRows > 0 && (
        <Caution title={doubtfulTitle(summary.doubtfulRows)}>
          <Text size="sm" mb={6}>
            <Trans>
              An account number or an amount looks like something else, or a cell may be missing. Compare
              these rows with their source before you submit them.
            </Trans>
          </Text>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t`Show the rows with cells to check`}
            onClick={() => show('doubtful')}
          >
            <Trans>Show</Trans>
          </Button>
        </Caution>
      )}
      {summary.branchRows > 0 && (
        <Caution title={branchesTitle(summary.branchRows)}>
          <Text size="sm" mb={6}>
            <Trans>
              They are not the universal codes of the rows’ banks. A universal code reaches every account of
              its bank.
            </Trans>
          </Text>
          <ShowOrSettle
            showLabel={t`Show the rows with branch codes to check`}
            onShow={() => show('branches')}
            settle={t`Use the universal codes`}
            readOnly={readOnly}
            onSettle={() => void desk.change({ kind: 'settle branches' })}
          />
        </Caution>
      )}
    </Section>
  );
}

interface ShowOrSettleProps {
  showLabel: string;
  onShow: () => void;
  settle: string;
  /** The whole name of the second button where its text alone does not say what it settles. */
  settleLabel?: string;
  readOnly: boolean;
  onSettle: () => void;
}

/** The two answers to rows that need a look: show them in the grid, or settle all of them at once. */
function ShowOrSettle({ showLabel, onShow, settle, settleLabel, readOnly, onSettle }: ShowOrSettleProps) {
  return (
    <Group gap="xs">
      <Button size="compact-xs" variant="default" aria-label={showLabel} onClick={onShow}>
        <Trans>Show</Trans>
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        disabled={readOnly}
        aria-label={settleLabel}
        onClick={onSettle}
      >
        {settle}
      </Button>
    </Group>
  );
}

function doubtfulTitle(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 row has a cell to check', other: `${written} rows have a cell to check` });
}

function branchesTitle(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 branch code to check', other: `${written} branch codes to check` });
}
