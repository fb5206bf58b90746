import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { getFundingPositionQueryKey } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import {
  getMovableCollectionsQueryKey,
  sweepCollectionMutation,
} from '../../../../client/@tanstack/react-query-collections.gen.ts';
import { getAccountBalancesQueryKey } from '../../../../client/@tanstack/react-query.gen.ts';
import type { MovableCollection } from '../../../../client/types.gen.ts';
import { formatAmount, parseAmount } from '../../../../shared/money.ts';
import { plainAmount } from '../../../../shared/typed-amount.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { useChange } from '../../../ui/use-change.ts';
import { useKept } from '../shared/use-kept.ts';

const MOST_REASON = 100;

/** A button and its dialog: moves collected money to FUNDING, all that can be unless the user enters less. */
export function Sweep({ movable: { currency, amount: most } }: { movable: MovableCollection }) {
  const first = { amount: most, reason: '' };
  const kept = useKept(`sweep of ${currency}`, first);
  const [opened, setOpened] = useState(kept.wasKept);
  const { amount, reason } = kept.value;
  const set = (change: Partial<typeof first>) => kept.setValue({ ...kept.value, ...change });
  const close = () => {
    kept.forget();
    setOpened(false);
    sweep.reset();
  };
  const sweep = useChange(sweepCollectionMutation(), {
    outdated: [getAccountBalancesQueryKey, getFundingPositionQueryKey, getMovableCollectionsQueryKey],
    message: ({ receivedAmount }) =>
      t`${formatMoney(receivedAmount ?? amount, currency)} was moved to Funding.`,
    done: close,
    keep: kept.keep,
  });
  const errors = sweep.refusal === null ? {} : errorsByPath(sweep.refusal);
  const typed = plainAmount(amount);
  const minor = parseAmount(typed, currency);
  const money = formatMoney(minor === null ? typed : formatAmount(minor, currency), currency);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          kept.setValue(first);
          setOpened(true);
        }}
      >
        <Trans>Move {currency} to Funding…</Trans>
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t`Move collected money to Funding`}
        confirmLabel={t`Move ${money}`}
        disabled={typed === '' || reason.trim() === ''}
        pending={sweep.isPending}
        error={'amount' in errors ? null : sweep.refusal}
        onConfirm={() => sweep.send({ body: { currency, amount: typed, reason: reason.trim() } })}
      >
        <Stack gap="sm">
          <Text size="sm">
            <Trans>
              Batches are paid from Funding. The money stays with your company, and no payment leaves. A
              funding record shows who moved it.
            </Trans>
          </Text>
          <TextInput
            label={t`Amount in ${currency}`}
            description={t`${formatMoney(most, currency)} was received and not moved yet.`}
            inputMode="decimal"
            autoComplete="off"
            required
            value={amount}
            onChange={({ currentTarget: { value } }) => {
              set({ amount: value });
              // The refusal was about another amount.
              if ('amount' in errors) sweep.reset();
            }}
            error={errors['amount']}
            data-autofocus
          />
          <TextInput
            label={t`What it is for`}
            required
            maxLength={MOST_REASON}
            value={reason}
            onChange={({ currentTarget: { value } }) => set({ reason: value })}
            error={errors['reason']}
          />
        </Stack>
      </ConfirmDialog>
    </>
  );
}
