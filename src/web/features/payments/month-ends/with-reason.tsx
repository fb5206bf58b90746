import { Button, Stack, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { BANK_FILE_LIMITS } from '../../../../shared/bank-file-terms.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface WithReasonProps {
  button: string;
  title: string;
  confirmLabel: string;
  /** The label of the reason; null when none is asked for. */
  reasonLabel: string | null;
  pending: boolean;
  error: unknown;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A button whose dialog states the consequence and may ask for a reason. */
export function WithReason(props: WithReasonProps) {
  const [opened, setOpened] = useState(false);
  const [value, setValue] = useState('');
  const typed = value.trim();
  return (
    <>
      <Button onClick={() => setOpened(true)}>{props.button}</Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => {
          setOpened(false);
          props.onClose();
        }}
        title={props.title}
        confirmLabel={props.confirmLabel}
        disabled={props.reasonLabel !== null && typed === ''}
        pending={props.pending}
        error={props.error}
        onConfirm={() => props.onConfirm(typed)}
      >
        <Stack gap="sm">
          {props.children}
          {props.reasonLabel !== null && (
            <Textarea
              label={props.reasonLabel}
              data-autofocus
              required
              rows={3}
              maxLength={BANK_FILE_LIMITS.note}
              value={value}
              onChange={({ currentTarget }) => setValue(currentTarget.value)}
            />
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
