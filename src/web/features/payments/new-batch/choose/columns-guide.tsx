import { Code, Table, Text } from '@mantine/core';
import type { BankDefinition } from '../../../../../client/types.gen.ts';
import { WITHDRAWAL_FIELDS } from '../../../../../domain/withdrawal/fields.ts';
import { Panel } from '../../../../ui/panel.tsx';

/** Explains the columns to a person who prepares a file for the first time. */
export function ColumnsGuide({ banks }: { banks: readonly BankDefinition[] }) {
  return (
    <Panel title="Columns of the file">
      <Text size="sm" c="dimmed" mb="sm">
        The first line names the columns, in any order. Every other line is one payment. Outlay also
        recognises the column names of payroll programs and banks, in English and Afrikaans. You confirm the
        columns before any row is shown. Payment files for FNB (BInSol), ABSA, Standard Bank, Nedbank and ACB
        are recognised.
      </Text>
      <Table.ScrollContainer
        minWidth={520}
        scrollAreaProps={{
          viewportProps: { tabIndex: 0, role: 'region', 'aria-label': 'Table of the columns' },
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
            {WITHDRAWAL_FIELDS.map(({ name, presence, guide }) => (
              <Table.Tr key={name}>
                <Table.Td>
                  <Code>{name}</Code>
                </Table.Td>
                <Table.Td>{presence === 'required' ? 'yes' : 'no'}</Table.Td>
                <Table.Td>
                  {guide}
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
