import { Button, Group, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BANK_FILE_LIMITS } from '../../../../shared/bank-file-terms.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { errorsByPath } from '../../../ui/problem.ts';

interface ReasonFormProps {
  label: string;
  description: string;
  /** The error of an empty reason. */
  missing: string;
  /** The words of the button, and of the button that closes the form. */
  action: string;
  cancel: string;
  pending: boolean;
  /** The refusal of the server, with its title; null without one. */
  error: unknown;
  failed: string;
  /** The typed reason, given by a form that keeps it. */
  typed?: string;
  onType?: (reason: string) => void;
  onSubmit: (reason: string) => void;
  onCancel: () => void;
}

/** A change that needs a reason. The text has the focus when it opens. */
export function ReasonForm(props: ReasonFormProps) {
  const { label, description, missing, action, cancel, pending, error, failed, onSubmit, onCancel } = props;
  const [ownReason, setOwnReason] = useState('');
  const reason = props.typed ?? ownReason;
  const setReason = props.onType ?? setOwnReason;
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '') return field.current?.focus();
    onSubmit(reason.trim());
  };
  const errors = error === null ? {} : errorsByPath(error);
  const refused = errors['reason'] ?? errors['note'];
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Textarea
          label={label}
          description={description}
          autosize
          minRows={2}
          required
          ref={field}
          maxLength={BANK_FILE_LIMITS.note}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
          error={isMissing && reason.trim() === '' ? missing : refused}
        />
        {error !== null && !refused && <ErrorState error={error} title={failed} />}
        <Group gap="sm">
          <Button type="submit" loading={pending}>
            {action}
          </Button>
          <Button variant="default" onClick={onCancel} disabled={pending}>
            {cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
