import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { WRAPPING } from './wrapping-button.ts';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and what can still be undone, and until when. */
  children: ReactNode;
  /** The decision in its own words: "Approve and pay 1,204 people R 3,210,400.00". */
  confirmLabel: string;
  onConfirm: () => void;
  pending: boolean;
  error?: unknown;
  danger?: boolean;
  /** True while the dialog cannot be confirmed because something is missing. */
  disabled?: boolean;
  cancelLabel?: string;
  /** Whether Enter confirms as soon as the dialog is open. */
  focusConfirm?: boolean;
}

/** Asks before something that matters; the button says what it does. */
export function ConfirmDialog({
  opened,
  onClose,
  title,
  children,
  confirmLabel,
  onConfirm,
  pending,
  error,
  danger = false,
  disabled = false,
  cancelLabel = 'Not now',
  focusConfirm = false,
}: ConfirmDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<Text fw={600}>{title}</Text>}
      closeOnClickOutside={!pending}
      closeOnEscape={!pending}
      centered
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <Text component="div" size="sm">
          {children}
        </Text>
        {error !== undefined && error !== null && <ErrorState error={error} />}
        <Group justify="flex-end" gap="sm" wrap="wrap-reverse">
          <Button variant="default" onClick={onClose} disabled={pending}>
            {cancelLabel}
          </Button>
          <Button
            color={danger ? 'red' : undefined}
            onClick={onConfirm}
            loading={pending}
            disabled={disabled}
            {...(focusConfirm ? { 'data-autofocus': true } : {})}
            {...WRAPPING}
          >
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
