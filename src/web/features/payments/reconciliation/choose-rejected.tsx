import { plural, t } from '@lingui/core/macro';
import { Radio, Stack } from '@mantine/core';
import { formatNumber } from '../../../ui/locale.ts';
import { rejectedCount, type Chosen, type RejectedAs } from './chosen.ts';

interface ChooseRejectedProps {
  chosen: Chosen;
  onChange: (rejected: RejectedAs) => void;
  error: string | null;
}

/**
 * Asks about chosen payments that the bank had rejected. If a whole file is chosen, the debit may not include
 * them.
 */
export function ChooseRejected({ chosen, onChange, error }: ChooseRejectedProps) {
  const { alone, inFiles } = rejectedCount(chosen);
  if (alone + inFiles === 0) return null;
  const all = formatNumber(alone + inFiles);
  return (
    <Radio.Group
      label={plural(alone + inFiles, {
        one: 'The bank rejected 1 of these payments. Was it debited?',
        other: `The bank rejected ${all} of these payments. Were they debited?`,
      })}
      description={t`A rejected payment counts as failed either way, and is not paid again.`}
      value={chosen.rejected ?? 'NOT'}
      onChange={(value) => onChange(value === 'NOT' ? null : (value as RejectedAs))}
      error={error}
    >
      <Stack gap="xs" mt="xs">
        {alone === 0 && <Radio value="NOT" label={t`No, this entry contains only the other payments`} />}
        <Radio value="GIVEN_BACK" label={t`Yes, and the bank gives the money back`} />
        <Radio value="PAID" label={t`Yes, and the bank paid after all`} />
      </Stack>
    </Radio.Group>
  );
}
