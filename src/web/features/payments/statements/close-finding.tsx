import { t } from '@lingui/core/macro';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { closeStatementFindingMutation } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import { useIdempotencyKey } from '../../../ui/idempotency-key.ts';
import { problemOf } from '../../../ui/problem.ts';
import { ReasonForm } from '../shared/reason-form.tsx';

interface CloseFindingProps {
  id: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Closes a finding that no later statement will resolve. It changes no statement. */
export function CloseFinding({ id, onDone, onCancel }: CloseFindingProps) {
  const queryClient = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  const close = useMutation({
    ...closeStatementFindingMutation(),
    onSuccess: async () => {
      renew();
      notifications.show({ message: t`The finding was closed.` });
      onDone();
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) =>
          (queryKey[0] as { _id?: string } | undefined)?._id?.includes('Statement') === true,
      });
    },
    onError: (error) => {
      if (problemOf(error).code !== 'no_answer') renew();
    },
  });
  return (
    <ReasonForm
      label={t`Why do you close this finding?`}
      description={t`It changes no statement and no payment. The reason stays with the finding and goes into \
the audit log.`}
      missing={t`Say why, so that others know what you found out.`}
      action={t`Close the finding`}
      cancel={t`Go back`}
      pending={close.isPending}
      error={close.error}
      failed={t`The finding was not closed`}
      onSubmit={(note) =>
        close.mutate({ path: { id }, body: { note }, headers: { 'idempotency-key': key() } })
      }
      onCancel={onCancel}
    />
  );
}
