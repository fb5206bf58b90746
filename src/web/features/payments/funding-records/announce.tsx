import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  announceFundingMutation,
  getFundingInstructionsOptions,
  listFundingRecordsQueryKey,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import { BANK_FILE_LIMITS } from '../../../../shared/bank-file-terms.ts';
import { parseAmount } from '../../../../shared/money.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { groupDigits } from '../../../ui/figure.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { useChange } from '../../../ui/use-change.ts';
import { plainAmount } from '../../../../shared/typed-amount.ts';

/** The form for expected money: its values, their errors, and the request to the server. */
function useAnnouncement(done: () => void) {
  const accounts = useQuery(getFundingInstructionsOptions()).data?.accounts ?? [];
  const [typed, setTyped] = useState({ chosen: null as string | null, amount: '', expectedOn: '', note: '' });
  const [submitted, setSubmitted] = useState(false);
  const { chosen, expectedOn } = typed;
  const account = accounts.find(({ connection }) => connection.id === chosen) ?? accounts[0];
  const announce = useChange(announceFundingMutation(), {
    outdated: [listFundingRecordsQueryKey],
    message: () => t`The funding was announced.`,
    done,
  });
  const currency = account?.currency ?? 'ZAR';
  const amount = plainAmount(typed.amount);
  const note = typed.note.trim();
  const minor = parseAmount(amount, currency);
  const faults = {
    amount:
      minor === null || minor <= 0n ? t`Enter an amount such as ${groupDigits('250000.00')}.` : undefined,
    expectedOn: expectedOn === '' ? t`Choose the day on which the money should arrive.` : undefined,
  };
  const refused = announce.isError ? errorsByPath(announce.error) : {};
  const errorOf = (field: keyof typeof faults) => (submitted && faults[field]) || refused[field];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!account || faults.amount !== undefined || faults.expectedOn !== undefined) return;
    announce.send({
      body: {
        connectionId: account.connection.id,
        amount,
        expectedOn,
        ...(note === '' ? {} : { note }),
      },
    });
  };
  return {
    accounts,
    account,
    currency,
    typed,
    change: (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change })),
    errors: {
      connectionId: refused['connectionId'],
      amount: errorOf('amount'),
      expectedOn: errorOf('expectedOn'),
      note: refused['note'],
    },
    announce,
    submit,
  };
}

/** Announces money that is expected, for one of the live bank connections. */
export default function Announce({ onClose }: { onClose: () => void }) {
  const { accounts, account, currency, typed, change, errors, announce, submit } = useAnnouncement(onClose);
  return (
    <Modal
      opened
      onClose={onClose}
      title={<Text fw={600}>{t`Announce funding`}</Text>}
      closeOnClickOutside={!announce.isPending}
      closeOnEscape={!announce.isPending}
      centered
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">
            <Trans>
              Everyone sees that the money is expected, and whether it is late. Nothing is booked until a
              statement of the bank shows it.
            </Trans>
          </Text>
          {accounts.length > 1 && (
            <Select
              label={t`Bank connection`}
              data={accounts.map(({ connection }) => ({
                value: connection.id,
                label: connection.displayName,
              }))}
              allowDeselect={false}
              value={account?.connection.id ?? null}
              onChange={(chosen) => change({ chosen })}
              error={errors.connectionId}
            />
          )}
          <TextInput
            label={t`Amount, in ${currency}`}
            inputMode="decimal"
            autoComplete="off"
            required
            data-autofocus
            value={typed.amount}
            onChange={({ currentTarget: { value } }) => change({ amount: value })}
            error={errors.amount}
          />
          <TextInput
            type="date"
            label={t`Expected on`}
            required
            value={typed.expectedOn}
            onChange={({ currentTarget: { value } }) => change({ expectedOn: value })}
            error={errors.expectedOn}
          />
          <TextInput
            label={t`Note (optional)`}
            description={t`What the money is for.`}
            maxLength={BANK_FILE_LIMITS.note}
            value={typed.note}
            onChange={({ currentTarget: { value } }) => change({ note: value })}
            error={errors.note}
          />
          {announce.isError && (
            <ErrorState error={announce.error} title={t`The funding was not announced`} fieldsShowErrors />
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={announce.isPending}>
              <Trans>Go back</Trans>
            </Button>
            <Button type="submit" loading={announce.isPending} disabled={!account}>
              <Trans>Announce funding</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
