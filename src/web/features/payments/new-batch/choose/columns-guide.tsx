import { Code, Table, Text } from '@mantine/core';
import type { BankDefinition } from '../../../../../client/types.gen.ts';
import { REQUIRED_FIELDS, FIELDS, type Field } from '../../../../../domain/withdrawal-file/types.ts';
import { Panel } from '../../../../ui/panel.tsx';

const MEANING: Record<Field, string> = {
  beneficiary_name: 'The name of the account holder at the bank.',
  bank: 'The bank’s code or name.',
  branch_code: "Six digits. If empty, the bank's universal branch code is used.",
  account_number: 'Digits only. Keep leading zeros, and format the column as text in a spreadsheet.',
  account_type: 'CURRENT, SAVINGS, TRANSMISSION, BOND or SUBSCRIPTION_SHARE.',
  amount: 'In rand and cents, such as 1250.00. “1 234,50” is also accepted.',
  beneficiary_reference: 'The reference on the beneficiary’s statement, at most 35 characters.',
  own_reference: 'The reference on your statement, at most 35 characters.',
  external_id:
    'Your ID for the person, such as an employee number. It lets Outlay detect changed bank details.',
};

/** The columns of the withdrawal file, explained for first-time users. */
export function ColumnsGuide({ banks }: { banks: readonly BankDefinition[] }) {
  return (
    <Panel title="Columns of the file">
      <Text size="sm" c="dimmed" mb="sm">
        The first line names the columns, in any order. Each further line is one payment. Outlay also
        recognises the column names of payroll programs and banks, in English and Afrikaans. You confirm the
        columns before any row is shown. Payment files for FNB (BInSol), ABSA, Standard Bank, Nedbank and ACB
        are recognised.
      </Text>
      <Table.ScrollContainer
        minWidth={520}
        scrollAreaProps={{
          viewportProps: { tabIndex: 0, role: 'region', 'aria-label': 'Columns of the file' },
        }}
      >
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Column</Table.Th>
              <Table.Th scope="col">Required</Table.Th>
              <Table.Th scope="col">Content</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {FIELDS.map((field) => (
              <Table.Tr key={field}>
                <Table.Td>
                  <Code>{field}</Code>
                </Table.Td>
                <Table.Td>{REQUIRED_FIELDS.includes(field) ? 'yes' : 'no'}</Table.Td>
                <Table.Td>
                  {MEANING[field]}
                  {field === 'bank' && ` ${banks.map((bank) => bank.displayName).join(', ')}.`}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}
