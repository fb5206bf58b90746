import { Button, Skeleton, Stack } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getPaymentConfigOptions } from '../../../client/payments/@tanstack/react-query.gen.ts';
import type { ApprovalRule, PaymentConfigForDisplay } from '../../../client/payments/types.gen.ts';
import { formatMoney } from '../../ui/amount.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Facts } from '../../ui/facts.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useHasRole } from '../../ui/session-context.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { ApprovalsPreview } from './approvals-preview.tsx';
import { ConfigForm } from './config-form.tsx';

/** How the entity pays: everyone reads it, administrators edit it. */
export default function PaymentConfigPage() {
  const query = useQuery(getPaymentConfigOptions());
  const admin = useHasRole('ADMIN');
  const [editing, setEditing] = useState(false);
  return (
    <>
      <PageHeader
        title="Payment config"
        description="Who must approve a batch, and how batches are paid."
        actions={
          admin &&
          query.data &&
          !editing && (
            <Button leftSection={<IconEdit size={16} aria-hidden />} onClick={() => setEditing(true)}>
              Edit
            </Button>
          )
        }
      />
      {query.isPending && <Skeleton height={420} radius="md" />}
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && (editing ? <ConfigForm config={query.data} done={() => setEditing(false)} /> : <ConfigView config={query.data} admin={admin} />)}
    </>
  );
}

function bandWords(rule: ApprovalRule, previous: ApprovalRule | undefined): string {
  const from = previous?.upToAmount ? `above ${formatMoney(previous.upToAmount, rule.currency)}` : '';
  if (rule.upToAmount) return `${from ? `${from}, ` : ''}up to ${formatMoney(rule.upToAmount, rule.currency)}`;
  return from || 'any amount';
}

function approvalsWords(count: number): string {
  return count === 1 ? 'one approval' : `${count} approvals`;
}

function ConfigView({ config, admin }: { config: PaymentConfigForDisplay; admin: boolean }) {
  const currencies = [...new Set(config.approvalRules.map((rule) => rule.currency))];
  return (
    <Stack gap="lg">
      <Panel title="Approvals">
        <Facts
          items={[
            ...currencies.map((currency) => {
              const rules = config.approvalRules.filter((rule) => rule.currency === currency);
              return [currency, <Stack key={currency} gap={2}>{rules.map((rule, index) => <span key={rule.upToAmount ?? 'open'}>{approvalsWords(rule.approvalsRequired)} {bandWords(rule, rules[index - 1])}</span>)}</Stack>] as const;
            }),
            [currencies.length > 0 ? 'Other currencies' : 'Every batch', 'two approvals'],
            ['Fresh sign-in', config.stepUpMaxAgeSeconds === null ? 'not asked for when approving' : `no older than ${durationWords(config.stepUpMaxAgeSeconds)} when approving`],
            ['Approval expires', `${config.approvalExpiryDays} ${config.approvalExpiryDays === 1 ? 'day' : 'days'} after the batch was created`],
          ]}
        />
      </Panel>
      <ApprovalsPreview rules={config.approvalRules} currency={config.defaultCurrency} />
      <Panel title="Paying">
        <Facts
          items={[
            ['Rail', config.defaultRail],
            ['Release', config.releaseDelaySeconds === 0 ? 'at once after the last approval' : `${durationWords(config.releaseDelaySeconds)} after the last approval; until then a batch can be cancelled`],
            ['Duplicates', config.duplicateWindowDays === 0 ? 'looked for inside the file alone' : `looked for in the last ${config.duplicateWindowDays} days`],
            ['Currency', config.defaultCurrency],
            ['Time zone', config.timezone],
            ['Mail goes to', config.notificationEmails.length > 0 ? config.notificationEmails.join(', ') : 'approvers alone'],
          ]}
        />
      </Panel>
      <Panel title="Version">
        <Facts
          items={
            config.updatedAt
              ? [
                  ['Version', config.version],
                  ['Saved', <Timestamp key="at" at={config.updatedAt} />],
                  ['By', config.updatedBy?.name ?? 'the operator'],
                ]
              : [['Version', admin ? 'These are the defaults: nothing was saved yet. Edit them to fit your entity.' : 'These are the defaults: nothing was saved yet.']]
          }
        />
      </Panel>
    </Stack>
  );
}

const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

function durationWords(seconds: number): string {
  for (const [size, unit] of UNITS) {
    if (seconds % size === 0 && seconds >= size) return `${seconds / size} ${unit}${seconds === size ? '' : 's'}`;
  }
  return '0 seconds';
}
