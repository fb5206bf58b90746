import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconSearch from '~icons/tabler/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listRecipientsOptions } from '../../../../../client/@tanstack/react-query-records.gen.ts';
import type { Recipient } from '../../../../../client/types.gen.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingRows } from '../../../../ui/loading-rows.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import classes from './start-from.module.css';

const TYPING_PAUSE_MS = 250;
const SHOWN = 50;

interface RecipientsDialogProps {
  opened: boolean;
  close: () => void;
  pay: (recipients: Recipient[]) => void;
}

/** Chooses recipients of earlier batches; their amounts are typed in the next step. */
export function RecipientsDialog({ opened, close, pay }: RecipientsDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={close}
      size="lg"
      title={<Text fw={600}>{t`Pay saved recipients`}</Text>}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Recipients pay={pay} />
    </Modal>
  );
}

function Recipients({ pay }: Pick<RecipientsDialogProps, 'pay'>) {
  const [text, setText] = useState('');
  const [wanted] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Recipient>>(new Map());
  const query = useQuery({
    ...listRecipientsOptions({ query: { limit: SHOWN, ...(wanted === '' ? {} : { query: wanted }) } }),
    placeholderData: keepPreviousData,
  });
  const items = query.data?.items ?? [];
  const more = (query.data?.total ?? 0) - items.length;
  const choose = (recipient: Recipient, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen) next.set(recipient.id, recipient);
    else next.delete(recipient.id);
    setChosen(next);
  };
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        <Trans>Each becomes a row with their last bank details. You type the amounts.</Trans>
      </Text>
      <TextInput
        data-autofocus
        type="search"
        label={t`Find a recipient`}
        placeholder={t`Name, account number or external ID`}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.isLoading && <LoadingRows rows={5} />}
      {query.isSuccess && items.length === 0 && (
        <Text size="sm" role="status">
          {wanted === '' ? t`No recipient has been paid yet.` : t`No recipient matches “${wanted}”.`}
        </Text>
      )}
      <ul className={classes.list} aria-label={t`Recipients`}>
        {items.map((recipient) => (
          <li key={recipient.id} className={classes.choice}>
            <Checkbox
              checked={chosen.has(recipient.id)}
              onChange={(event) => choose(recipient, event.currentTarget.checked)}
              label={recipient.name}
              description={
                <>
                  {recipient.bankName} {recipient.accountNumber}
                  {recipient.lastPaidAt && (
                    <Trans>
                      , last paid <Timestamp at={recipient.lastPaidAt} dateOnly />
                    </Trans>
                  )}
                </>
              }
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Text size="sm" c="dimmed">
          {moreWords(more)}
        </Text>
      )}
      <Group justify="flex-end">
        <Button disabled={chosen.size === 0} onClick={() => pay([...chosen.values()])}>
          {chosen.size === 0 ? t`Choose recipients` : continueWords(chosen.size)}
        </Button>
      </Group>
    </Stack>
  );
}

function moreWords(count: number): string {
  const written = formatNumber(count);
  return plural(count, {
    one: '1 more recipient: search to find them.',
    other: `${written} more recipients: search to find them.`,
  });
}

function continueWords(count: number): string {
  const written = formatNumber(count);
  return plural(count, {
    one: 'Continue with 1 recipient',
    other: `Continue with ${written} recipients`,
  });
}
