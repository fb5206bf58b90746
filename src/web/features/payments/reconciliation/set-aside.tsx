import { t } from '@lingui/core/macro';
import { setEntryAsideMutation } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { ReconciliationEntry } from '../../../../client/types.gen.ts';
import { ReasonForm } from '../shared/reason-form.tsx';
import { useKept } from '../shared/use-kept.ts';
import { keptForms, useEntryChange } from './use-entry-change.ts';

interface SetAsideProps {
  entry: ReconciliationEntry;
  onDone: () => void;
  onCancel: () => void;
}

/** Removes an entry from the open ones, with a reason. It changes no payment. */
export default function SetAside({ entry: { entry }, onDone, onCancel }: SetAsideProps) {
  const { value: reason, setValue: setReason, keep, forget } = useKept(keptForms.aside(entry.id), '');
  const change = useEntryChange(setEntryAsideMutation(), {
    message: () => t`The entry was set aside.`,
    onDone: () => {
      forget();
      onDone();
    },
    keep,
  });
  return (
    <ReasonForm
      label={t`Why do you set this entry aside?`}
      description={t`It changes no payment, and the entry can still be posted. The reason goes into the \
audit log.`}
      missing={t`Say why, so that others know what the entry waits for.`}
      action={t`Set aside`}
      cancel={t`Go back`}
      pending={change.isPending}
      error={change.refusal}
      failed={t`The entry was not set aside`}
      typed={reason}
      onType={setReason}
      onSubmit={(why) => change.send({ path: { id: entry.id }, body: { reason: why } })}
      onCancel={() => {
        forget();
        onCancel();
      }}
    />
  );
}
