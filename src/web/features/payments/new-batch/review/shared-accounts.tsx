import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { List, Text } from '@mantine/core';
import type { SharedAccountInFile } from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import { useBankName } from '../../shared/use-bank-name.ts';
import { Caution } from '../caution.tsx';
import { othersWords, rowNumbers } from './row-numbers.ts';

const SHOWN = 5;

/** Accounts that are paid under names of different people, which the approver sees as well. */
export function SharedAccounts({ found }: { found: readonly SharedAccountInFile[] }) {
  const bankName = useBankName();
  const written = formatNumber(found.length);
  const others = othersWords(found.length - SHOWN);
  return (
    <Caution
      title={plural(found.length, {
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
        {found.slice(0, SHOWN).map(({ bankCode, accountNumber, names }) => (
          <List.Item key={`${bankCode} ${accountNumber}`}>
            {bankName(bankCode)} {accountNumber}: {namesWords(names)}
          </List.Item>
        ))}
        {found.length > SHOWN && (
          <List.Item>
            <Trans>and {others}</Trans>
          </List.Item>
        )}
      </List>
    </Caution>
  );
}

/** The first names of one account: "Anika Mokoena (row 1) and Ghost Person (row 3)". */
function namesWords(names: SharedAccountInFile['names']): string {
  const shown = names.slice(0, SHOWN).map(({ name, rows }) => {
    const numbers = `${rowNumbers(rows.slice(0, 3), 0)}${rows.length > 3 ? ', …' : ''}`;
    return t`${name} (row ${numbers})`;
  });
  if (names.length > SHOWN) shown.push(othersWords(names.length - SHOWN));
  return shown.reduce((left, right) => t`${left} and ${right}`);
}
