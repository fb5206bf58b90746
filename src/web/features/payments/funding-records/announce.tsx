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

/** Announces money that is expected, for one of the live bank connections. */
export default function Announce({ onClose }: { onClose: () => void }) {
  const instructions = useQuery(getFundingInstructionsOptions());
  const accounts = instructions.data?.accounts ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [amount, setAmount] = useState('');
  const [expectedOn, setExpectedOn] = useState('');
  const [note, setNote] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const account = accounts.find(({ connection }) => connection.id === chosen) ?? accounts[0];
  const announce = useChange(announceFundingMutation(), {
    outdated: [listFundingRecordsQueryKey],
    message: () => t`The funding was announced.`,
    done: onClose,
  });
  const currency = account?.currency ?? 'ZAR';
  const minor = parseAmount(plainAmount(amount), currency);
  const faults = {
    amount:
      minor === null || minor <= 0n ? t`Enter an amount such as ${groupDigits('250000.00')}.` : undefined,
    expectedOn: expectedOn === '' ? t`Choose the day on which the money should come.` : undefined,
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
        amount: plainAmount(amount),
        expectedOn,
        ...(note.trim() === '' ? {} : { note: note.trim() }),
      },
    });
  };
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
              Everyone sees that the money is expected, and when it is late. Nothing is booked until a
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
              onChange={setChosen}
              error={refused['connectionId']}
            />
          )}
          <TextInput
            label={t`Amount, in ${currency}`}
            inputMode="decimal"
            autoComplete="off"
            required
            data-autofocus
            value={amount}
            onChange={({ currentTarget: { value } }) => setAmount(value)}
            error={errorOf('amount')}
          />
          <TextInput
            type="date"
            label={t`Expected on`}
            required
            value={expectedOn}
            onChange={({ currentTarget: { value } }) => setExpectedOn(value)}
            error={errorOf('expectedOn')}
          />
          <TextInput
            label={t`Note (optional)`}
            description={t`What the money is for.`}
            maxLength={BANK_FILE_LIMITS.note}
            value={note}
            onChange={({ currentTarget: { value } }) => setNote(value)}
            error={refused['note']}
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
