import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import IconX from '~icons/tabler/x';
import { type FormEvent, useState } from 'react';
import { allocateReceiptMutation } from '../../../../../client/@tanstack/react-query-collections.gen.ts';
import type { PaymentRequestForDisplay, ReceiptDetail } from '../../../../../client/types.gen.ts';
import { MOST_ALLOCATIONS } from '../../../../../shared/collection-terms.ts';
import { type Currency, formatAmount, parseAmount } from '../../../../../shared/money.ts';
import { plainAmount } from '../../../../../shared/typed-amount.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { errorsByPath } from '../../../../ui/problem.ts';
import { WRAPPING } from '../../../../ui/wrapping-button.ts';
import { PayerSelect } from '../payer-select.tsx';
import classes from '../receivables.module.css';
import { RequestSelect } from './request-select.tsx';
import { useReceiptChange } from './use-receipt-change.ts';

interface ChooseProps {
  receipt: ReceiptDetail;
  onDone: () => void;
  onCancel: () => void;
}

/** A part of the receipt for one request, as it is typed. */
interface Row {
  request: PaymentRequestForDisplay;
  typed: string;
}

interface Credit {
  payerId: string | null;
  typed: string;
}

const NO_CREDIT: Credit = { payerId: null, typed: '' };

/** The amount that a user typed, in minor units; null for anything else. */
function minorOf(typed: string, currency: Currency): bigint | null {
  const minor = parseAmount(plainAmount(typed), currency);
  return minor !== null && minor > 0n ? minor : null;
}

/** Allocates parts of a receipt to open requests, and to the credit of a payer. */
export function Choose({ receipt, onDone, onCancel }: ChooseProps) {
  const { id, currency, unallocatedAmount } = receipt;
  const [rows, setRows] = useState<Row[]>([]);
  const [credit, setCredit] = useState<Credit>(NO_CREDIT);
  const change = useReceiptChange(allocateReceiptMutation(), {
    message: () => t`The receipt was allocated.`,
    done: onDone,
  });
  const errors = change.refusal === null ? {} : errorsByPath(change.refusal);
  const creditMinor = credit.payerId === null ? 0n : minorOf(credit.typed, currency);
  const minors = [...rows.map(({ typed }) => minorOf(typed, currency)), creditMinor];
  const sumMinor = minors.reduce<bigint>((sum, minor) => sum + (minor ?? 0n), 0n);
  const leftMinor = (parseAmount(unallocatedAmount, currency) ?? 0n) - sumMinor;
  const isComplete = minors.every((minor) => minor !== null) && sumMinor > 0n && leftMinor >= 0n;
  const add = (request: PaymentRequestForDisplay) => {
    const openMinor = parseAmount(request.openAmount, currency) ?? 0n;
    const partMinor = openMinor < leftMinor ? openMinor : leftMinor > 0n ? leftMinor : 0n;
    setRows([...rows, { request, typed: partMinor > 0n ? formatAmount(partMinor, currency) : '' }]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return;
    change.send({
      path: { id },
      body: {
        allocations: rows.map(({ request, typed }) => ({
          paymentRequestId: request.id,
          amount: plainAmount(typed),
        })),
        ...(credit.payerId === null
          ? {}
          : { credit: { payerId: credit.payerId, amount: plainAmount(credit.typed) } }),
      },
    });
  };
  const money = formatMoney(formatAmount(sumMinor, currency), currency);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {rows.map((row, index) => (
          <ChosenRequest
            key={row.request.id}
            row={row}
            error={errors[`allocations.${index}.amount`] ?? errors[`allocations.${index}.paymentRequestId`]}
            onType={(typed) => setRows(rows.map((one) => (one === row ? { ...row, typed } : one)))}
            onRemove={() => setRows(rows.filter((one) => one !== row))}
          />
        ))}
        {rows.length < MOST_ALLOCATIONS && (
          <RequestSelect currency={currency} chosen={rows.map(({ request }) => request.id)} onChoose={add} />
        )}
        <CreditPart
          credit={credit}
          set={setCredit}
          rest={leftMinor > 0n ? formatAmount(leftMinor, currency) : ''}
          error={errors['credit.amount'] ?? errors['credit.payerId']}
        />
        <Left leftMinor={leftMinor} currency={currency} />
        {change.refusal !== null && Object.keys(errors).length === 0 && (
          <ErrorState error={change.refusal} title={t`The receipt was not allocated`} />
        )}
        <Group gap="sm">
          <Button type="submit" loading={change.isPending} disabled={!isComplete} {...WRAPPING}>
            {sumMinor > 0n ? t`Allocate ${money}` : t`Allocate`}
          </Button>
          <Button variant="default" onClick={onCancel} disabled={change.isPending}>
            <Trans>Go back</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface ChosenProps {
  row: Row;
  error: string | undefined;
  onType: (typed: string) => void;
  onRemove: () => void;
}

function ChosenRequest({ row: { request, typed }, error, onType, onRemove }: ChosenProps) {
  const { label, payer, currency, openAmount } = request;
  const open = formatMoney(openAmount, currency);
  const isWrong = typed !== '' && minorOf(typed, currency) === null;
  return (
    <Group gap="sm" align="flex-start" wrap="nowrap">
      <TextInput
        className={classes.grow}
        label={`${payer.name} · ${label}`}
        description={t`${open} is open`}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget: { value } }) => onType(value)}
        error={error ?? (isWrong ? t`Enter an amount above zero, such as 1250.00.` : undefined)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        mt={24}
        onClick={onRemove}
        aria-label={t`Remove ${label} of ${payer.name}`}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

interface CreditProps {
  credit: Credit;
  set: (credit: Credit) => void;
  /** The part that is not allocated yet: the credit when a payer is chosen. */
  rest: string;
  error: string | undefined;
}

/** Money that pays no request stays with its payer, for the next one. */
function CreditPart({ credit, set, rest, error }: CreditProps) {
  return (
    <div className={classes.pair}>
      <PayerSelect
        label={t`Credit of a payer (optional)`}
        placeholder={t`Name or reference`}
        clearLabel={t`No credit`}
        value={credit.payerId}
        onChange={(payerId) => set(payerId === null ? NO_CREDIT : { payerId, typed: credit.typed || rest })}
      />
      {credit.payerId !== null && (
        <TextInput
          label={t`Amount of the credit`}
          inputMode="decimal"
          autoComplete="off"
          required
          value={credit.typed}
          onChange={({ currentTarget: { value } }) => set({ ...credit, typed: value })}
          error={error}
        />
      )}
    </div>
  );
}

/** The rest of the receipt, or by how much too much was typed. */
function Left({ leftMinor, currency }: { leftMinor: bigint; currency: Currency }) {
  const money = formatMoney(formatAmount(leftMinor < 0n ? -leftMinor : leftMinor, currency), currency);
  return (
    <Text size="sm" role="status" c={leftMinor < 0n ? 'var(--mantine-color-error)' : 'dimmed'}>
      {leftMinor < 0n
        ? t`${money} more than the receipt has. Lower an amount.`
        : leftMinor === 0n
          ? t`All of the receipt is allocated then.`
          : t`${money} of the receipt stays not allocated.`}
    </Text>
  );
}
