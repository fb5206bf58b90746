import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';

const REASONS = [
  msg`Paid another way`,
  msg`Not due in this run`,
  msg`Duplicate of another payment`,
  msg`Bank details not confirmed yet`,
  msg`No longer employed`,
  msg`Total row`,
];

interface ExcludeDialogProps {
  /** The rows to exclude in words, such as "row 4" or "12 rows"; null while the dialog is closed. */
  what: string | null;
  close: () => void;
  exclude: (reason: string) => void;
}

/** Asks for the reason to exclude rows. The list and the annotated file show it at each row. */
export function ExcludeDialog({ what, close, exclude }: ExcludeDialogProps) {
  return (
    <Modal.Root opened={what !== null} onClose={close} centered lockScroll={false}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body pt="md">
          <ReasonForm what={what ?? ''} close={close} exclude={exclude} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function ReasonForm({
  what,
  close,
  exclude,
}: {
  what: string;
  close: () => void;
  exclude: (reason: string) => void;
}) {
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') exclude(reason.trim());
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Group justify="space-between" wrap="nowrap">
          <Modal.Title fw={600}>{t`Exclude ${what}`}</Modal.Title>
          <Modal.CloseButton aria-label={t`Close`} />
        </Group>
        <Text size="sm">
          <Trans>
            Excluded rows are not paid. They stay in the list and in the annotated file, and you can include
            them again.
          </Trans>
        </Text>
        <TextInput
          label={t`Reason`}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          required
          maxLength={200}
          data-autofocus
        />
        <Group gap={6}>
          {REASONS.map((one) => i18n._(one)).map((text) => (
            <Button key={text} size="compact-xs" variant="default" onClick={() => setReason(text)}>
              {text}
            </Button>
          ))}
        </Group>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" disabled={reason.trim() === ''}>
            {t`Exclude ${what}`}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
