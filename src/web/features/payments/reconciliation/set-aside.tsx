import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { setEntryAsideMutation } from '../../../../client/@tanstack/react-query.gen.ts';
import type { ReconciliationEntry } from '../../../../client/types.gen.ts';
import { BANK_FILE_LIMITS } from '../../../../shared/bank-file-terms.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { useEntryChange } from './use-entry-change.ts';

interface SetAsideProps {
  entry: ReconciliationEntry;
  onDone: () => void;
  onCancel: () => void;
}

/** Takes an entry off the open ones, with a reason. It changes no payment. */
export default function SetAside({ entry: { entry }, onDone, onCancel }: SetAsideProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { headers, ...handlers } = useEntryChange(() => t`The entry was set aside.`, onDone);
  const change = useMutation({ ...setEntryAsideMutation(), ...handlers });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return field.current?.focus();
    change.mutate({ path: { id: entry.id }, body: { reason: reason.trim() }, headers: headers() });
  };
  const refused = errorsByPath(change.error)['reason'];
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Textarea
          label={t`Why do you set this entry aside?`}
          description={t`It changes no payment, and the entry can still be posted. The reason goes into the \
audit log.`}
          autosize
          minRows={2}
          required
          ref={field}
          maxLength={BANK_FILE_LIMITS.note}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
          error={
            missing && reason.trim() === ''
              ? t`Say why, so that others know what the entry waits for.`
              : refused
          }
        />
        {change.isError && !refused && (
          <ErrorState error={change.error} title={t`The entry was not set aside`} />
        )}
        <Group gap="sm">
          <Button type="submit" loading={change.isPending}>
            <Trans>Set aside</Trans>
          </Button>
          <Button variant="default" onClick={onCancel} disabled={change.isPending}>
            <Trans>Go back</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
