import { t } from '@lingui/core/macro';
import { Button, Stack, Textarea } from '@mantine/core';
import type { Icon } from '../../../ui/icon.ts';
import { type ReactNode, useState } from 'react';
import { TEXT_LIMITS } from '../../../../shared/terms.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { errorsByPath } from '../../../ui/problem.ts';

interface ReasonDialogProps {
  opened: boolean;
  title: string;
  confirmLabel: string;
  cancelLabel?: string;
  reasonLabel: string;
  /** Whether the step cannot be undone. */
  danger?: boolean;
  /** What follows from the step. */
  children: ReactNode;
  /** Whether further input is missing. */
  incomplete?: boolean;
  pending: boolean;
  error: unknown;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason of a step, and says what follows. It keeps the reason when it is closed. */
export function ReasonDialog({
  reasonLabel,
  children,
  incomplete = false,
  onConfirm,
  ...dialog
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const typed = reason.trim();
  const refused = dialog.error === null ? undefined : errorsByPath(dialog.error)['reason'];
  return (
    <ConfirmDialog {...dialog} disabled={typed === '' || incomplete} onConfirm={() => onConfirm(typed)}>
      <Stack gap="sm">
        <div>{children}</div>
        <Textarea
          label={reasonLabel}
          description={t`Shown on the schedule and in the audit log.`}
          required
          rows={2}
          maxLength={TEXT_LIMITS.decisionReason}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={refused}
          data-autofocus
        />
      </Stack>
    </ConfirmDialog>
  );
}

interface OpenButtonProps {
  icon?: Icon;
  small?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** The button that opens a dialog. */
export function OpenButton({ icon: ButtonIcon, small = false, onClick, children }: OpenButtonProps) {
  return (
    <Button
      variant="default"
      size={small ? 'compact-sm' : 'sm'}
      onClick={onClick}
      leftSection={ButtonIcon && <ButtonIcon size={16} aria-hidden />}
    >
      {children}
    </Button>
  );
}
