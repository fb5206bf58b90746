import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Code, Table, Text } from '@mantine/core';
import type { BankDefinition } from '../../../../../client/types.gen.ts';
import { WITHDRAWAL_FIELDS } from '../../../../../domain/withdrawal/fields.ts';
import { FIELD, type Field } from '../../../../../domain/withdrawal/shapes.ts';
import { Panel } from '../../../../ui/panel.tsx';

/** Translated guides of fields. A field without one shows its English guide in every language. */
const GUIDES: Readonly<Partial<Record<Field, MessageDescriptor>>> = {
  beneficiary_name: msg`The name of the account holder as the bank has it; at most 140 characters.`,
  bank: msg`The code or the name of the bank.`,
  branch_code: msg`Six digits. If the cell is empty, the bank's universal branch code is used.`,
  account_number: msg`Digits only. Format the column as text, so that a spreadsheet keeps leading zeros and \
every digit.`,
  account_type: msg`CURRENT, SAVINGS, TRANSMISSION, BOND or SUBSCRIPTION_SHARE.`,
  amount: msg`Rand and cents, such as 1250.00. “1 234,50” is accepted too, and you see how it was read.`,
  beneficiary_reference: msg`Appears on the beneficiary's bank statement; at most 35 characters.`,
  own_reference: msg`Appears on your own bank statement; at most 35 characters.`,
  external_id: msg`Your own id of the beneficiary, such as an employee number. Outlay warns you when the \
bank details of an id change.`,
};

/** Explains a column, in the user's language. */
export function guideWords(field: Field): string {
  const words = GUIDES[field];
  return words ? i18n._(words) : FIELD[field].guide;
}

/** Explains the columns to a person who prepares a file for the first time. */
export function ColumnsGuide({ banks }: { banks: readonly BankDefinition[] }) {
  return (
    <Panel title={t`Columns of the file`}>
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>
          The first line names the columns, in any order. Every other line is one payment. Outlay also
          recognises the column names of payroll programs and banks, in English and Afrikaans. You confirm the
          columns before any row is shown. Payment files for FNB (BInSol), ABSA, Standard Bank, Nedbank and
          ACB are recognised.
        </Trans>
      </Text>
      <Table.ScrollContainer
        minWidth={520}
        scrollAreaProps={{
          viewportProps: { tabIndex: 0, role: 'region', 'aria-label': t`Table of the columns` },
        }}
      >
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t`Column`}</Table.Th>
              <Table.Th scope="col">{t`Required`}</Table.Th>
              <Table.Th scope="col">{t`Content`}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {WITHDRAWAL_FIELDS.map(({ name, presence }) => (
              <Table.Tr key={name}>
                <Table.Td>
                  <Code>{name}</Code>
                </Table.Td>
                <Table.Td>{presence === 'required' ? t`yes` : t`no`}</Table.Td>
                <Table.Td>
                  {guideWords(name)}
                  {name === 'bank' && ` ${banks.map((bank) => bank.displayName).join(', ')}.`}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}
