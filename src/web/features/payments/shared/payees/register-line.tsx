import { plural, t } from '@lingui/core/macro';
import { Alert, Button, Group, List, Text } from '@mantine/core';
import IconShieldCheck from '~icons/tabler/shield-check';
import IconShieldOff from '~icons/tabler/shield-off';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getBatchRegisterOptions } from '../../../../../client/@tanstack/react-query-payees.gen.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import { useMay } from '../../../../ui/session-context.tsx';
import ProposeDialog from './propose-dialog.tsx';
import { findingWords } from './register-words.ts';

/** What every batch has while the register is new is not a warning: strangers, where they may be paid. */
const MOST_NAMED = 3;

/**
 * How the payments of a batch fit the register. Nothing is shown while it has none of their accounts and
 * others may be paid.
 */
export default function RegisterLine({ batchId }: { batchId: string }) {
  const { data } = useQuery(getBatchRegisterOptions({ path: { id: batchId } }));
  const mayPropose = useMay('proposePayees');
  const [proposes, setProposes] = useState(false);
  if (!data) return null;
  const { policy, registered, findings, items } = data;
  const only = policy === 'REGISTERED_ONLY';
  const shown = only ? findings : findings.filter(({ finding }) => finding !== 'NOT_REGISTERED');
  if (registered === 0 && shown.length === 0) return null;
  const strangers = items.filter(({ mark }) => mark.finding === 'NOT_REGISTERED');
  const written = formatNumber(registered);
  const words = plural(registered, {
    one: '1 payment goes to a registered account.',
    other: `${written} payments go to registered accounts.`,
  });
  if (shown.length === 0)
    return (
      <Text size="sm" component="div">
        <Group gap={6} wrap="nowrap">
          <IconShieldCheck size={18} aria-hidden />
          {words}
        </Group>
      </Text>
    );
  return (
    <Alert
      color={only ? 'red' : 'yellow'}
      icon={<IconShieldOff aria-hidden />}
      title={only ? t`Only registered accounts may be paid` : t`Compare with the accounts that may be paid`}
    >
      <List size="sm">
        {shown.map(({ finding, count }) => (
          <List.Item key={finding}>
            {findingWords(finding, count)}
            {': '}
            {items
              .filter(({ mark }) => mark.finding === finding)
              .slice(0, MOST_NAMED)
              .map(({ beneficiaryName, rowNumber }) => t`${beneficiaryName} (row ${formatNumber(rowNumber)})`)
              .join(', ')}
            {count > MOST_NAMED && ' …'}
          </List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        {words}
      </Text>
      {only && mayPropose && strangers.length > 0 && (
        <Button size="compact-sm" mt="xs" onClick={() => setProposes(true)}>
          {t`Propose these accounts…`}
        </Button>
      )}
      {proposes && (
        <ProposeDialog
          source="BATCH"
          payees={strangers.map(({ beneficiaryName, bankCode, branchCode, accountNumber, accountType }) => ({
            name: beneficiaryName,
            bankCode,
            branchCode,
            accountNumber,
            accountType,
          }))}
          onClose={() => setProposes(false)}
          onProposed={() => setProposes(false)}
        />
      )}
    </Alert>
  );
}
