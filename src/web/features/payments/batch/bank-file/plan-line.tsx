import { plural, t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import type { BankFilePlan } from '../../../../../client/types.gen.ts';
import { formatNumber } from '../../../../ui/locale.ts';

/** The bank file that will carry a batch, in one line of the dialog of an approval. */
export default function BankFileLine({ plan: { carrier, total } }: { plan: BankFilePlan }) {
  if (!carrier) return null;
  const name = carrier.connection.displayName;
  const written = formatNumber(total);
  const line = [
    carrier.isCertified
      ? t`Paid by a bank file of “${name}”.`
      : t`Paid by a bank file of “${name}”, which is uncertified: no accepted test file is recorded.`,
    total > 0 &&
      plural(total, {
        one: 'The file writes the text of 1 payment differently.',
        other: `The file writes the texts of ${written} payments differently.`,
      }),
    carrier.problem && t`As it is, the batch cannot be written into a file, so it would not be paid.`,
  ];
  return (
    <Text
      inherit
      mb="sm"
      fw={carrier.isCertified && total === 0 ? undefined : 600}
      c={carrier.problem ? 'var(--mantine-color-error)' : undefined}
    >
      {line.filter((sentence) => typeof sentence === 'string').join(' ')}
    </Text>
  );
}
