import { t } from '@lingui/core/macro';
import { closeStatementFindingMutation } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import { ReasonForm } from '../shared/reason-form.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { STATEMENTS } from './outdated-statements.ts';

interface CloseFindingProps {
  id: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Closes a finding that no later statement will resolve. It changes no statement. */
export function CloseFinding({ id, onDone, onCancel }: CloseFindingProps) {
  const close = useChange(closeStatementFindingMutation(), {
    outdated: STATEMENTS,
    message: () => t`The finding was closed.`,
    done: onDone,
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
      onSubmit={(note) => close.send({ path: { id }, body: { note } })}
      onCancel={onCancel}
    />
  );
}
