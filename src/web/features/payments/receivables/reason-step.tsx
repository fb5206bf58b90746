import { t } from '@lingui/core/macro';
import { Button, Stack, Textarea } from '@mantine/core';
import type { UseMutationOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CancelPaymentRequestData, PaymentRequestDetail } from '../../../../client/types.gen.ts';
import { TEXT_LIMITS } from '../../../../shared/terms.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { useKept } from '../shared/use-kept.ts';
import { useRequestStep } from './use-request-step.ts';

interface Sent {
  path: { id: string };
  body: { reason: string };
  headers?: NonNullable<CancelPaymentRequestData['headers']>;
}

interface ReasonStepProps<Failure> {
  request: PaymentRequestDetail;
  /** The name of the step, under which a fresh sign-in keeps the reason. */
  name: string;
  mutation: UseMutationOptions<PaymentRequestDetail, Failure, Sent>;
  button: string;
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  reasonLabel: string;
  message: (request: PaymentRequestDetail) => string;
  /** What follows from the step. */
  children: ReactNode;
}

/** A button and its dialog for a step that ends a request, which needs a reason. */
export function ReasonStep<Failure>({
  request,
  name,
  mutation,
  message,
  ...words
}: ReasonStepProps<Failure>) {
  const { id } = request;
  const { wasKept, value: reason, setValue: setReason, keep, forget } = useKept(`${name} of ${id}`, '');
  const [opened, setOpened] = useState(wasKept);
  const done = () => {
    forget();
    setOpened(false);
  };
  const step = useRequestStep(mutation as UseMutationOptions<PaymentRequestDetail, unknown, Sent>, {
    message,
    close: done,
    keep,
  });
  const close = () => {
    // The reason stays for the next opening; only a refusal is over.
    setOpened(false);
    step.reset();
  };
  const typed = reason.trim();
  const refused = step.refusal === null ? undefined : errorsByPath(step.refusal)['reason'];
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {words.button}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={words.title}
        confirmLabel={words.confirmLabel}
        cancelLabel={words.cancelLabel}
        danger
        disabled={typed === ''}
        pending={step.isPending}
        error={step.refusal}
        onConfirm={() => step.send({ path: { id }, body: { reason: typed } })}
      >
        <Stack gap="sm">
          <div>{words.children}</div>
          <Textarea
            label={words.reasonLabel}
            description={t`Everyone who sees the request can read it, and it goes into the audit log.`}
            required
            rows={3}
            maxLength={TEXT_LIMITS.decisionReason}
            value={reason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
            error={refused}
            data-autofocus
          />
        </Stack>
      </ConfirmDialog>
    </>
  );
}
