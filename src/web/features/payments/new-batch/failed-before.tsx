import { plural, t } from '@lingui/core/macro';
import { Checkbox, Stack, Text } from '@mantine/core';
import type { Dispatch } from 'react';
import { formatNumber } from '../../../ui/locale.ts';
import { railName } from '../shared/rail-name.ts';
import { Caution } from '../shared/caution.tsx';
import type { Setup } from '../shared/withdrawal-file/withdrawal-rules.ts';
import type { Action, NewBatchState, Source } from './state.ts';

interface FailedBeforeProps {
  source: Source;
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  setup: Setup;
}

const NAMED = 5;

/**
 * Why the payments of a retry failed, with the confirmation that their cause was dealt with, and that a retry
 * or a correction goes by another rail than before.
 */
export function FailedBefore({ source, state, dispatch, setup }: FailedBeforeProps) {
  const { failures = [], rail } = source;
  const chosen = state.choices.rail;
  const isOtherRail = rail !== undefined && rail !== chosen;
  const isOff = !setup.entity.rails.some((enabled) => enabled.rail === rail);
  if (failures.length === 0 && !isOtherRail) return null;
  const written = formatNumber(failures.length);
  const more = formatNumber(failures.length - NAMED);
  const before = rail === undefined ? '' : railName(rail);
  const now = railName(chosen);
  return (
    <Stack gap="xs" mb="xs">
      {isOtherRail && (
        <Text size="sm">
          {source.corrects
            ? t`This batch was to be sent by ${before}. It would be sent by ${now} now.`
            : t`These payments failed when they were sent by ${before}. They are sent by ${now} now.`}{' '}
          {isOff &&
            (setup.entity.oneRailPerBatch
              ? t`No bank connection carries ${before}; an admin can add one under Bank connections.`
              : t`Your operator no longer enables ${before}.`)}
        </Text>
      )}
      {failures.length > 0 && (
        <Caution
          title={plural(failures.length, {
            one: 'This payment fails again unless its cause is dealt with',
            other: `${written} payments fail again unless their cause is dealt with`,
          })}
        >
          <Stack gap={4}>
            {failures.slice(0, NAMED).map(({ row, name, reason }) => (
              <Text key={row} size="sm">
                <strong>{t`Row ${formatNumber(row)}, ${name}:`}</strong> {reason}
              </Text>
            ))}
            {failures.length > NAMED && <Text size="sm">{t`And ${more} more.`}</Text>}
            <Checkbox
              size="sm"
              mt={4}
              label={t`I have corrected these payments, or know that they can succeed now`}
              checked={state.form.failuresChecked === true}
              onChange={({ currentTarget: { checked } }) =>
                dispatch({ type: 'form', form: { failuresChecked: checked } })
              }
            />
          </Stack>
        </Caution>
      )}
    </Stack>
  );
}
