import { t } from '@lingui/core/macro';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { WRAPPING } from './wrapping-button.ts';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The consequence: what will happen, what can be undone, and until when. */
  children: ReactNode;
  /** The decision as a verb with its consequence: "Approve and pay 1,204 people R 3,210,400.00". */
  confirmLabel: string;
  onConfirm: () => void;
  pending: boolean;
  error?: unknown;
  danger?: boolean;
  /** True while required input is missing. */
  disabled?: boolean;
  cancelLabel?: string;
  /** Whether the confirm button has the focus when the dialog opens, so that Enter confirms. */
  focusConfirm?: boolean;
}

/** Asks the user to confirm a decision; the button states its consequence. */
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
  cancelLabel,
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
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack>
        <Text component="div" size="sm">
          {children}
        </Text>
        {error !== undefined && error !== null && <ErrorState error={error} />}
        <Group justify="flex-end" gap="sm" wrap="wrap-reverse">
          <Button variant="default" onClick={onClose} disabled={pending}>
            {cancelLabel ?? t`Go back`}
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
