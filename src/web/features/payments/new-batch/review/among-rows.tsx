import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { List, Text } from '@mantine/core';
import { formatNumber } from '../../../../ui/locale.ts';
import { useBankName } from '../../shared/use-bank-name.ts';
import { Caution } from '../../shared/caution.tsx';
import type { FoundInFile } from '../desk/protocol.ts';
import { othersWords, rowNumbers } from './row-numbers.ts';

/** Rows that differ from the other rows of the file, or that repeat their accounts or their amounts. */
export function AmongRows({ found }: { found: FoundInFile }) {
  const { sums, paidAgain, unusualRows } = found;
  return (
    <>
      {sums.count > 0 && <Sums rows={sums} />}
      {paidAgain.count > 0 && <PaidAgain found={paidAgain} />}
      {unusualRows > 0 && <UnusualLengths found={found} />}
    </>
  );
}

/** A total, or the debit of the payer, that would be paid like any other row. */
function Sums({ rows }: { rows: FoundInFile['sums'] }) {
  const written = formatNumber(rows.count);
  const numbers = rowNumbers(rows.first, rows.count - rows.first.length);
  return (
    <Caution
      title={plural(rows.count, {
        one: 'One payment is the sum of other payments',
        other: `${written} payments are the sum of other payments`,
      })}
    >
      <Text size="sm">
        <Trans>
          Row {numbers}: perhaps a total, or the debit of your own account. Exclude it if it is not a payment.
        </Trans>
      </Text>
    </Caution>
  );
}

function PaidAgain({ found }: { found: FoundInFile['paidAgain'] }) {
  const bankName = useBankName();
  const written = formatNumber(found.count);
  const more = found.count - found.first.length;
  const others = othersWords(more);
  return (
    <Caution
      title={plural(found.count, {
        one: 'One account is paid more than once, with different amounts',
        other: `${written} accounts are paid more than once, with different amounts`,
      })}
    >
      <List size="sm">
        {found.first.map(({ bankCode, accountNumber, rows }) => (
          <List.Item key={`${bankCode} ${accountNumber}`}>
            {bankName(bankCode)} {accountNumber}: {rowsWords(rows)}
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

function rowsWords({ first, count }: FoundInFile['sums']): string {
  const numbers = rowNumbers(first, count - first.length);
  return plural(count, { one: `row ${numbers}`, other: `rows ${numbers}` });
}

function UnusualLengths({ found: { unusual, unusualRows: count } }: { found: FoundInFile }) {
  const written = formatNumber(count);
  return (
    <Caution
      title={plural(count, {
        one: 'One account number has another length than the others of its bank',
        other: `${written} account numbers have another length than the others of their bank`,
      })}
    >
      <Text size="sm">
        <Trans>
          Excel removes zeros at the start of a number, and a digit is easily lost or typed twice. Compare
          these account numbers with their source.
        </Trans>
      </Text>
      <List size="sm">
        {unusual.first.map((one) => (
          <List.Item key={one.bankName}>{unusualSentence(one)}</List.Item>
        ))}
      </List>
    </Caution>
  );
}

function unusualSentence({ bankName, usualDigits, rows }: FoundInFile['unusual']['first'][number]): string {
  const numbers = rowNumbers(rows.first, rows.count - rows.first.length);
  return plural(rows.count, {
    one: `${bankName}: row ${numbers} does not have the ${usualDigits} digits of nearly all others.`,
    other: `${bankName}: rows ${numbers} do not have the ${usualDigits} digits of nearly all others.`,
  });
}
