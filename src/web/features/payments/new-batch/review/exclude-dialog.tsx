import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';

const REASONS = [
  'Paid another way',
  'Not due in this run',
  'Duplicate of another payment',
  'Bank details not confirmed yet',
  'No longer employed',
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
          <Modal.Title fw={600}>Exclude {what}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Group>
        <Text size="sm">
          Excluded rows are not paid. They stay in the list and in the annotated file, and you can include
          them again.
        </Text>
        <TextInput
          label="Reason"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          required
          maxLength={200}
          data-autofocus
        />
        <Group gap={6}>
          {REASONS.map((text) => (
            <Button key={text} size="compact-xs" variant="default" onClick={() => setReason(text)}>
              {text}
            </Button>
          ))}
        </Group>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" disabled={reason.trim() === ''}>
            Exclude {what}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
