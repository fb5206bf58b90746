import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Group, Radio, Stack, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ON_TOO_MUCH } from '../../../../shared/collection-terms.ts';
import type { Currency } from '../../../../shared/money.ts';
import { TEXT_LIMITS } from '../../../../shared/terms.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { errorsByPath, problemOf } from '../../../ui/problem.ts';
import { type Draft, faultsOf, type PartProps } from './draft.ts';
import { MailPart } from './mail-part.tsx';
import { PayerPart } from './payer-part.tsx';
import classes from './receivables.module.css';
import { tooMuchWords } from './words.ts';

const INVOICE_LENGTH = 64;

interface FormProps {
  draft: Draft;
  set: (change: Partial<Draft>) => void;
  currency: Currency;
  /** Whether the payer is chosen here too: a saved request keeps its payer. */
  isNew: boolean;
  /** The amount, once a receipt has paid a part of it: it does not change any more. */
  fixedAmount?: string | null;
  submitLabel: string;
  failed: string;
  /** Where the cancel button leads. */
  back: string;
  pending: boolean;
  /** The refusal of the server; null without one. */
  error: unknown;
  /** Whether leaving the page would lose what was typed. */
  isUnsaved: boolean;
  onSubmit: () => void;
  /** Shown above the buttons. */
  children?: ReactNode;
}

/** The form of a payment request. Errors are shown at their fields, and nothing typed is lost by one. */
export function RequestForm(props: FormProps) {
  const { set, currency, isNew, error, fixedAmount = null } = props;
  const draft = fixedAmount === null ? props.draft : { ...props.draft, amount: fixedAmount };
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const faults = faultsOf(draft, currency, isNew);
  const refused = error === null ? {} : errorsByPath(error);
  const errors = { ...refused, ...(wasSubmitted ? faults : {}) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (Object.keys(faults).length === 0) props.onSubmit();
  };
  const part: PartProps = { draft, set, errors };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <Stack gap="lg">
        {isNew && <PayerPart {...part} />}
        <ContentPart {...part} currency={currency} isAmountFixed={fixedAmount !== null} />
        <ReceivingPart {...part} currency={currency} />
        {isNew && <MailPart {...part} />}
        {error !== null && (
          <ErrorState error={error} title={props.failed} fieldsShowErrors={allShown(error)} />
        )}
        {props.children}
        <Group gap="sm">
          <Button type="submit" loading={props.pending}>
            {props.submitLabel}
          </Button>
          <Button variant="default" component={Link} to={props.back}>
            <Trans>Go back</Trans>
          </Button>
        </Group>
      </Stack>
      <LeaveGuard when={props.isUnsaved} what={t`What you typed about the payment request`} />
    </form>
  );
}

const FIELDS = new Set([
  'payerId',
  'payer',
  'payer.name',
  'payer.email',
  'label',
  'invoiceNumber',
  'amount',
  'dueOn',
  'expiresOn',
  'minimumPart',
  'mailsPayer',
]);

/** Whether each error of a refusal has a field that shows it. */
function allShown(error: unknown): boolean {
  const { errors } = problemOf(error);
  return errors.length > 0 && errors.every(({ path }) => FIELDS.has(path));
}

type MoneyPartProps = PartProps & { currency: Currency };

function ContentPart({
  draft,
  set,
  errors,
  currency,
  isAmountFixed,
}: MoneyPartProps & { isAmountFixed: boolean }) {
  return (
    <Panel title={t`What is asked for`}>
      <Stack gap="md">
        <TextInput
          label={t`Subject`}
          description={t`The payer reads it, such as “School fees, second term”.`}
          required
          maxLength={TEXT_LIMITS.label}
          value={draft.label}
          onChange={({ currentTarget: { value } }) => set({ label: value })}
          error={errors['label']}
        />
        <div className={classes.pair}>
          <TextInput
            label={t`Amount, in ${currency}`}
            description={
              isAmountFixed ? t`It stays as it is, because a part of it has been paid.` : undefined
            }
            inputMode="decimal"
            autoComplete="off"
            required
            readOnly={isAmountFixed}
            variant={isAmountFixed ? 'filled' : undefined}
            value={draft.amount}
            onChange={({ currentTarget: { value } }) => set({ amount: value })}
            error={errors['amount']}
          />
          <TextInput
            type="date"
            label={t`Due day`}
            required
            value={draft.dueOn}
            onChange={({ currentTarget: { value } }) => set({ dueOn: value })}
            error={errors['dueOn']}
          />
        </div>
        <TextInput
          label={t`Invoice number (optional)`}
          description={t`No other request can have the same number, so that nothing is asked for twice.`}
          maxLength={INVOICE_LENGTH}
          value={draft.invoiceNumber}
          onChange={({ currentTarget: { value } }) => set({ invoiceNumber: value })}
          error={errors['invoiceNumber']}
        />
      </Stack>
    </Panel>
  );
}

/** How it may be paid. The defaults suit most requests. */
function ReceivingPart({ draft, set, errors, currency }: MoneyPartProps) {
  return (
    <Panel title={t`How it may be paid`}>
      <Stack gap="md">
        <Checkbox
          label={t`May be paid in parts`}
          checked={draft.allowsPart}
          onChange={({ currentTarget: { checked } }) => set({ allowsPart: checked })}
        />
        {draft.allowsPart && (
          <TextInput
            label={t`Smallest part, in ${currency} (optional)`}
            inputMode="decimal"
            autoComplete="off"
            value={draft.minimumPart}
            onChange={({ currentTarget: { value } }) => set({ minimumPart: value })}
            error={errors['minimumPart']}
          />
        )}
        <TextInput
          type="date"
          label={t`Last day (optional)`}
          description={t`After this day the request expires, and nothing is expected any more.`}
          value={draft.expiresOn}
          onChange={({ currentTarget: { value } }) => set({ expiresOn: value })}
          error={errors['expiresOn']}
        />
        <Radio.Group
          label={t`Money above the open amount`}
          value={draft.onTooMuch}
          onChange={(value) => set({ onTooMuch: ON_TOO_MUCH.find((one) => one === value) ?? 'ASK' })}
        >
          <Stack gap="xs" mt="xs">
            {ON_TOO_MUCH.toReversed().map((value) => (
              <Radio key={value} value={value} label={tooMuchWords(value)} />
            ))}
          </Stack>
        </Radio.Group>
      </Stack>
    </Panel>
  );
}
