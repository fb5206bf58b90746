import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { undoPostingMutation } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { ReconciliationEntry } from '../../../../client/types.gen.ts';
import { ReasonForm } from '../shared/reason-form.tsx';
import { useKept } from '../shared/use-kept.ts';
import { keptForms, useEntryChange } from './use-entry-change.ts';

/** Undoes the posting of an entry, for a reason. */
export default function UndoPosting({ entry: { entry } }: { entry: ReconciliationEntry }) {
  const form = useKept(keptForms.undo(entry.id), '');
  const [isOpen, setIsOpen] = useState(form.wasKept);
  const button = useRef<HTMLDivElement>(null);
  const undo = useEntryChange(undoPostingMutation(), {
    message: () => t`The posting was taken back. The entry is open again.`,
    onDone: form.forget,
    keep: form.keep,
  });
  if (!isOpen)
    return (
      <Stack gap="xs" align="flex-start" ref={button}>
        <Text size="sm">
          <Trans>If this is wrong, undo it: the entry is open again, as if no user had posted it.</Trans>
        </Text>
        <Button variant="default" onClick={() => setIsOpen(true)}>
          <Trans>Undo…</Trans>
        </Button>
      </Stack>
    );
  return (
    <ReasonForm
      label={t`Why do you undo this posting?`}
      description={t`The entry is open again. The reason stays with it and goes into the audit log.`}
      missing={t`Say why, so that others know what was wrong.`}
      action={t`Undo the posting`}
      cancel={t`Go back`}
      pending={undo.isPending}
      error={undo.refusal}
      failed={t`The posting was not taken back`}
      typed={form.value}
      onType={form.setValue}
      onSubmit={(reason) => undo.send({ path: { id: entry.id }, body: { reason } })}
      onCancel={() => {
        form.forget();
        setIsOpen(false);
        requestAnimationFrame(() => button.current?.querySelector('button')?.focus());
      }}
    />
  );
}
