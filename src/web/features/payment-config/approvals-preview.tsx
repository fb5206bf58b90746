import { Badge, Group, Skeleton, Stack, Table, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { previewApprovals } from '../../../client/dashboard/sdk.gen.ts';
import type { ApprovalRule } from '../../../client/payments/types.gen.ts';
import { formatMoney } from '../../ui/amount.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';

const SAMPLES = ['1000.00', '100000.00', '100000.01', '1000000.00'];
const TYPING_PAUSE_MS = 300;
const AMOUNT = /^\d{1,15}(\.\d{1,2})?$/;

/** Tries the rules on amounts: who must sign, and whether there are enough people. */
export function ApprovalsPreview({ rules, currency }: { rules: ApprovalRule[]; currency: ApprovalRule['currency'] }) {
  const [own, setOwn] = useState('');
  const [settled] = useDebouncedValue({ rules, own }, TYPING_PAUSE_MS);
  const readable = AMOUNT.test(settled.own);
  const amounts = [...new Set([...SAMPLES, ...settled.rules.flatMap((rule) => (rule.currency === currency && rule.upToAmount ? [rule.upToAmount] : [])), ...(readable ? [settled.own] : [])])].slice(0, 20);
  const query = useQuery({
    queryKey: ['approvals-preview', settled.rules, currency, amounts],
    queryFn: async ({ signal }) => (await previewApprovals({ body: { approvalRules: settled.rules, currency, amounts }, signal, throwOnError: true })).data,
    placeholderData: (previous) => previous,
  });
  return (
    <Panel title="Who must sign">
      <TextInput label={`Try an amount in ${currency}`} placeholder="250000.00" inputMode="decimal" value={own} onChange={(event) => setOwn(event.currentTarget.value.trim())} error={own !== '' && !AMOUNT.test(own) ? 'Give a plain number such as 250000.00.' : undefined} maw={280} mb="sm" />
      {query.isPending && <Skeleton height={160} />}
      {query.isError && <ErrorState error={query.error} title="These rules cannot be used" />}
      {query.data && !query.isError && (
        <Stack gap="sm" aria-live="polite">
          <Table maw={560}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>A batch of</Table.Th>
                <Table.Th>needs</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {query.data.amounts.map(({ amount, approvalsRequired, enoughApprovers }) => (
                <Table.Tr key={amount}>
                  <Table.Td style={{ fontVariantNumeric: 'tabular-nums' }}>{formatMoney(amount, currency)}</Table.Td>
                  <Table.Td>
                    <Group gap="xs">
                      {approvalsRequired === 1 ? 'one approval' : `${approvalsRequired} approvals`}
                      {!enoughApprovers && (
                        <Badge color="red" variant="light" tt="none">
                          too few approvers
                        </Badge>
                      )}
                    </Group>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <Text size="sm" c="dimmed">
            {query.data.approvers.length === 0 ? 'Nobody has the role Approver yet.' : `By any of ${query.data.approvers.map((person) => person.name).join(', ')}.`} Nobody approves a batch that they created.
          </Text>
        </Stack>
      )}
    </Panel>
  );
}
