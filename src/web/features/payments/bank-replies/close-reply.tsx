import { t } from '@lingui/core/macro';
import { Button, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { closeBankReplyMutation } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankReplyFile } from '../../../../client/types.gen.ts';
import { BANK_FILE_LIMITS } from '../../../../shared/bank-file-terms.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { outdatedReplies } from './outdated-replies.ts';

interface CloseReplyProps {
  /** The reply as the user has seen it. */
  reply: Pick<BankReplyFile, 'id' | 'readAt'>;
  /** A question is closed; a reply that waits for confirmation is set aside. */
  kind: 'question' | 'waiting';
  onClosed: () => void;
}

/** Records what users have found out about a reply. It changes no payment. */
export function CloseReply({ reply: { id: replyId, readAt }, kind, onClosed }: CloseReplyProps) {
  const [note, setNote] = useState('');
  const isQuestion = kind === 'question';
  const close = useChange(closeBankReplyMutation(), {
    outdated: outdatedReplies(replyId),
    reload: 'first',
    refusedAs: 'bank_reply_changed',
    message: () => (isQuestion ? t`The question was closed.` : t`The reply was set aside.`),
    done: onClosed,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() === '' || readAt === null) return;
    close.send({ path: { id: replyId }, body: { note: note.trim(), readAt } });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm" align="stretch">
        <Textarea
          label={isQuestion ? t`What you found out` : t`Why it is not to be applied`}
          description={t`With the name of the person at the bank. It goes into the audit log.`}
          rows={3}
          maxLength={BANK_FILE_LIMITS.note}
          value={note}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
        {close.isError && (
          <ErrorState
            error={close.error}
            title={isQuestion ? t`The question was not closed` : t`The reply was not set aside`}
          />
        )}
        <Button
          type="submit"
          variant={isQuestion ? 'filled' : 'default'}
          loading={close.isPending}
          disabled={note.trim() === ''}
        >
          {isQuestion ? t`Close the question` : t`Set the reply aside`}
        </Button>
      </Stack>
    </form>
  );
}
