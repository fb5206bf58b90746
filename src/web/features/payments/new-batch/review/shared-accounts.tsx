import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { List, Text } from '@mantine/core';
import { formatNumber } from '../../../../ui/locale.ts';
import { useBankName } from '../../shared/use-bank-name.ts';
import { Caution } from '../../shared/caution.tsx';
import type { FoundInFile } from '../desk/protocol.ts';
import { othersWords, rowNumbers } from './row-numbers.ts';

/** Accounts that are paid under names of different people, which the approver sees as well. */
export function SharedAccounts({ found }: { found: FoundInFile['shared'] }) {
  const bankName = useBankName();
  const written = formatNumber(found.count);
  const more = found.count - found.first.length;
  const others = othersWords(more);
  return (
    <Caution
      title={plural(found.count, {
        one: 'One account is paid under several names',
        other: `${written} accounts are paid under several names`,
      })}
    >
      <Text size="sm" mb={4}>
        <Trans>
          Check that each of these people exists and that the account is theirs. The approver sees this too.
        </Trans>
      </Text>
      <List size="sm">
        {found.first.map(({ bankCode, accountNumber, names }) => (
          <List.Item key={`${bankCode} ${accountNumber}`}>
            {bankName(bankCode)} {accountNumber}: {namesWords(names)}
          </List.Item>
        ))}
        {more > 0 && (
          <List.Item>
            <Trans>and {others}</Trans>
          </List.Item>
        )}
      </List>
    </Caution>
  );
}

/** The first names of one account: "Anika Mokoena (row 1) and Ghost Person (row 3)". */
function namesWords(names: FoundInFile['shared']['first'][number]['names']): string {
  const shown = names.first.map(({ name, rows }) => {
    const numbers = `${rowNumbers(rows.first.slice(0, 3), 0)}${rows.count > 3 ? ', …' : ''}`;
    return t`${name} (row ${numbers})`;
  });
  const more = names.count - names.first.length;
  if (more > 0) shown.push(othersWords(more));
  return shown.reduce((left, right) => t`${left} and ${right}`);
}
