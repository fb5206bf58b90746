import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, List, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type {
  DifferingBatch,
  SigningPolicyContent,
  SigningPolicyPreview,
} from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { listOf, neededText } from '../shared/signing/signer-words.ts';
import { ExampleForm } from './example-form.tsx';
import { caseText } from './policy-words.ts';

const COLUMNS: TableColumn<DifferingBatch>[] = [
  {
    id: 'batch',
    header: () => t`Batch`,
    cell: ({ row: { original: batch } }) => (
      <Anchor component={Link} to={paths.batch(batch.id)} size="sm">
        {batch.label}
      </Anchor>
    ),
  },
  {
    id: 'prepared',
    header: () => t`Prepared`,
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: batch } }) => <Timestamp at={batch.createdAt} dateOnly />,
  },
  {
    id: 'total',
    header: () => t`Total`,
    cell: ({ row: { original: batch } }) => formatMoney(batch.totalAmount, batch.currency),
  },
  {
    id: 'before',
    header: () => t`Needs now`,
    cell: ({ row: { original: batch } }) => neededText(batch.before),
  },
  {
    id: 'after',
    header: () => t`Would need`,
    cell: ({ row: { original: batch } }) => neededText(batch.after),
  },
  {
    id: 'signed',
    header: () => t`Signed by`,
    cell: ({ row: { original: batch } }) =>
      batch.signedBy.length === 0 ? t`No approver yet` : listOf(batch.signedBy.map(({ name }) => name)),
  },
  {
    id: 'enough',
    header: () => t`Enough?`,
    cell: ({ row: { original: batch } }) => (batch.isEnough ? t`Yes` : t`No`),
  },
];

interface PreviewResultProps {
  preview: SigningPolicyPreview;
  policy: SigningPolicyContent;
}

/** What a draft would have changed in the last twelve months, and the batches that no approver could sign. */
export function PreviewResult({ preview, policy }: PreviewResultProps) {
  const { compared, differing, unsignable } = preview;
  const all = plural(compared, { one: '# batch', other: '# batches' });
  const count = formatNumber(differing.total);
  const unsigned = formatNumber(differing.unsigned);
  return (
    <Panel title={t`On the last 12 months`}>
      <Stack>
        {unsignable.length > 0 && (
          <Alert color="red" title={t`No approver could sign some batches`}>
            <List size="sm" spacing={4}>
              {unsignable.map((one) => (
                <List.Item key={`${one.rules.join(' ')} ${one.preparer?.userId ?? ''}`}>
                  {caseText(one)}
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
        <Text>
          {differing.total === 0 ? (
            <Trans>Of {all}, none would have had other signers.</Trans>
          ) : (
            <Trans>
              Of {all}, {count} would need other signers. {unsigned} of these have too few signatures for it.
            </Trans>
          )}
        </Text>
        {differing.total > 0 && (
          <DataTable
            caption={t`Batches whose signers would differ`}
            columns={COLUMNS}
            rows={differing.items}
            rowId={(batch) => batch.id}
          />
        )}
        {differing.total > differing.items.length && (
          <Text size="sm" c="dimmed">
            <Trans>The newest 100 are shown.</Trans>
          </Text>
        )}
        <ExampleForm policy={policy} />
      </Stack>
    </Panel>
  );
}
