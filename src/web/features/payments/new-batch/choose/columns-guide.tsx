import { Code, Table, Text } from '@mantine/core';
import type { BankDefinition } from '../../../../../client/types.gen.ts';
import { REQUIRED_FIELDS, FIELDS, type Field } from '../../../../../domain/withdrawal/shapes.ts';
import { Panel } from '../../../../ui/panel.tsx';

const MEANING: Record<Field, string> = {
  beneficiary_name: 'Who is paid, as the bank knows them.',
  bank: 'The bank by code or name.',
  branch_code: "Six digits. Left empty, the bank's universal branch code is used.",
  account_number: 'Digits only; keep leading zeros, and keep a spreadsheet from shortening it.',
  account_type: 'CURRENT, SAVINGS, TRANSMISSION, BOND or SUBSCRIPTION_SHARE.',
  amount: 'In rand and cents: 1250.00. “1 234,50” is understood as well, and shown.',
  beneficiary_reference: 'What the beneficiary reads on the statement; at most 35 characters.',
  own_reference: 'What you read on yours; at most 35 characters.',
  external_id:
    'Your own id of the person, such as an employee number. With it, changed bank details are noticed.',
};

/** The columns that a file has, for who prepares one for the first time. */
export function ColumnsGuide({ banks }: { banks: readonly BankDefinition[] }) {
  return (
    <Panel title="What the file holds">
      <Text size="sm" c="dimmed" mb="sm">
        A first line that names the columns, in any order and case, then one line for each payment. Names that
        payroll programs and banks use are understood too, in English and Afrikaans; you see what was
        understood, and decide, before any row is shown. Payment files for FNB (BInSol), ABSA, Standard Bank,
        Nedbank and ACB are recognised.
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
              <Table.Th scope="col">Needed</Table.Th>
              <Table.Th scope="col">What it says</Table.Th>
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
