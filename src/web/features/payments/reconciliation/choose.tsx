import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  listBankConnectionsOptions,
  postEntryMutation,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { ReconciliationEntry } from '../../../../client/types.gen.ts';
import { BANK_FILE_LIMITS } from '../../../../shared/bank-file-terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { WRAPPING } from '../../../ui/wrapping-button.ts';
import { useKept } from '../shared/use-kept.ts';
import { payments } from '../shared/words.ts';
import { Candidates } from './candidates.tsx';
import { ChooseFee } from './choose-fee.tsx';
import { ChooseFunding } from './choose-funding.tsx';
import { ChooseRejected } from './choose-rejected.tsx';
import {
  amountsOf,
  isFile,
  kindsOf,
  rejectedCount,
  requestOf,
  type Chosen,
  type ChosenKind,
} from './chosen.ts';
import { ProposeRule } from './propose-rule.tsx';
import { differenceOf, sumOf } from '../shared/sums.ts';
import { keptForms, useEntryChange } from './use-entry-change.ts';
import { WhoMayPost, useIsBarred } from './who-may-post.tsx';
import { kindWords } from './words.ts';

interface ChooseProps {
  entry: ReconciliationEntry;
  onDone: () => void;
  onCancel: () => void;
}

/** What the account of an entry is for; PAYMENTS until it is known. */
function usePurpose(connectionId: string) {
  const { data } = useQuery(listBankConnectionsOptions());
  return data?.find(({ id }) => id === connectionId)?.purpose ?? 'PAYMENTS';
}

/** A user's decision about an entry, the input that it still needs, and the request that posts it. */
function usePosting({ entry, account }: ReconciliationEntry, onDone: () => void) {
  const { currency, connection } = account;
  const kinds = kindsOf(entry.amount.startsWith('-'), usePurpose(connection.id));
  const nothing = { items: [], without: [], rejected: null };
  const kept = useKept<Chosen>(keptForms.choose(entry.id), { kind: kinds[0]!, ...nothing, reason: '' });
  // The first kinds are known once the connections are read.
  const { value } = kept;
  const chosen = kinds.includes(value.kind) ? value : { ...value, kind: kinds[0]! };
  const { kind, items, rejected, reason } = chosen;
  const [submitted, setSubmitted] = useState(false);
  const post = useEntryChange(postEntryMutation(), {
    message: () => t`The entry was posted.`,
    onDone: () => {
      kept.forget();
      onDone();
    },
    keep: kept.keep,
  });
  const differs = items.length > 0 && differenceOf(entry.amount, amountsOf(chosen), currency) !== null;
  const isTold = kind === 'RETURN' && post.refusal?.code === 'return_told_for_another';
  const needsReason = differs || isTold;
  const faults = {
    payment: items.length === 0 ? nothingChosen(kind) : null,
    rejected:
      kind === 'PAYOUT' && rejected === null && rejectedCount(chosen).alone > 0
        ? t`Say what the bank did with the rejected payment.`
        : null,
    reason: needsReason && reason.trim() === '' ? withoutReason(differs) : null,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (kind === 'OTHER' || Object.values(faults).some((fault) => fault !== null)) return;
    const why = needsReason ? { reason: reason.trim() } : {};
    post.send({ path: { id: entry.id }, body: requestOf(chosen, why) });
  };
  const refused = post.refusal === null ? undefined : errorsByPath(post.refusal)['reason'];
  return {
    chosen,
    kinds,
    setKind: (next: ChosenKind) => {
      kept.setValue({ kind: next, ...nothing, reason });
      setSubmitted(false);
    },
    change: (more: Partial<Chosen>) => {
      const next = { ...chosen, ...more };
      const { alone, inFiles } = rejectedCount(next);
      kept.setValue(alone + inFiles === 0 ? { ...next, rejected: null } : next);
    },
    forget: kept.forget,
    needsReason,
    differs,
    paymentError: submitted ? faults.payment : null,
    rejectedError: submitted ? faults.rejected : null,
    reasonError: (submitted && faults.reason) || refused,
    /** The refusal that is not shown at a field. */
    refusal: refused ? null : post.refusal,
    isPending: post.isPending,
    submit,
  };
}

/**
 * Posts an entry as the user decides: as payments of bank files, a return, a fee or funding, or by a rule.
 */
export default function Choose({ entry: item, onDone, onCancel }: ChooseProps) {
  const { entry, account } = item;
  const { currency } = account;
  const posting = usePosting(item, onDone);
  const { chosen, change } = posting;
  const isBarred = useIsBarred(item.mayPost);
  const { kind, items } = chosen;
  const choice = (
    <Choice<ChosenKind>
      label={t`What the entry is`}
      value={kind}
      onChange={posting.setKind}
      options={posting.kinds.map((value) => ({ value, label: kindWords(value) }))}
    />
  );
  const cancel = () => {
    posting.forget();
    onCancel();
  };
  if (kind === 'OTHER')
    return (
      <Stack gap="md">
        {choice}
        <ProposeRule entry={item} onDone={onDone} onCancel={cancel} />
      </Stack>
    );
  return (
    <form onSubmit={posting.submit} noValidate>
      <Stack gap="md">
        {choice}
        {(kind === 'FUNDING' || kind === 'FUNDING_RETURN') && (
          <ChooseFunding
            key={kind}
            entryId={entry.id}
            isReturn={kind === 'FUNDING_RETURN'}
            currency={currency}
            chosen={items}
            onChange={(next) => change({ items: next })}
            error={posting.paymentError}
          />
        )}
        {(kind === 'PAYOUT' || kind === 'RETURN' || kind === 'GIVEN_BACK') && (
          <Candidates
            key={kind}
            entryId={entry.id}
            currency={currency}
            chosen={chosen}
            onChange={change}
            error={posting.paymentError}
          />
        )}
        {kind === 'FEE' && (
          <ChooseFee
            item={item}
            isLast={chosen.isLastFee ?? false}
            onChange={(isLastFee) => change({ isLastFee })}
          />
        )}
        {kind === 'PAYOUT' && (
          <ChooseRejected
            chosen={chosen}
            onChange={(rejected) => change({ rejected })}
            error={posting.rejectedError}
          />
        )}
        {posting.needsReason && (
          <Textarea
            {...(posting.differs ? aboutDifference(item, chosen) : aboutReturn())}
            autosize
            minRows={2}
            required
            maxLength={BANK_FILE_LIMITS.note}
            value={chosen.reason}
            onChange={({ currentTarget: { value } }) => change({ reason: value })}
            error={posting.reasonError}
          />
        )}
        <Consequence kind={kind} />
        {posting.refusal !== null && (
          <ErrorState error={posting.refusal} title={t`The entry was not posted`} />
        )}
        {isBarred && item.mayPost && <WhoMayPost people={item.mayPost} id="who-may-post" />}
        <Group gap="sm">
          <Button
            type="submit"
            loading={posting.isPending}
            disabled={isBarred}
            aria-describedby={isBarred ? 'who-may-post' : undefined}
            {...WRAPPING}
          >
            {buttonWords(chosen)}
          </Button>
          <Button variant="default" onClick={cancel} disabled={posting.isPending}>
            <Trans>Go back</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The effect that posting the entry has on the balance. */
function Consequence({ kind }: { kind: ChosenKind }) {
  if (kind === 'FEE')
    return (
      <Text size="sm">
        <Trans>
          This posts this entry alone. For charges that come again, choose “Something else” and “Bank
          charges”: a rule then recognizes the next ones.
        </Trans>
      </Text>
    );
  if (kind === 'RECEIPT')
    return (
      <Text size="sm">
        <Trans>
          The amount is added to Collection. The page of receipts then says which requests it may pay, and a
          user decides there.
        </Trans>
      </Text>
    );
  if (kind !== 'FUNDING') return null;
  return (
    <Text size="sm">
      <Trans>
        The amount is added to the available balance, from which batches are paid, and the page of funding
        records lists it. Interest, refunds and other income are not funding: choose “Something else”.
      </Trans>
    </Text>
  );
}

function aboutReturn() {
  return {
    label: t`Why is it this payment?`,
    description: t`The bank’s reply names another one.`,
  };
}

function withoutReason(differs: boolean): string {
  return differs ? t`Say why the amounts differ.` : t`Say why it is this payment.`;
}

function aboutDifference({ entry, account: { currency } }: ReconciliationEntry, chosen: Chosen) {
  const amount = formatMoney(entry.amount, currency);
  const sum = formatMoney(sumOf(amountsOf(chosen), currency), currency);
  return {
    label: t`Why do the amounts differ?`,
    description: t`The entry is ${amount} and you chose ${sum}.`,
  };
}

function nothingChosen(kind: ChosenKind): string | null {
  if (kind === 'FUNDING_RETURN') return t`Choose the funding that went back.`;
  const isOfPayments = kind === 'PAYOUT' || kind === 'RETURN' || kind === 'GIVEN_BACK';
  return isOfPayments ? t`Choose at least one payment.` : null;
}

function buttonWords({ kind, items, without, rejected }: Chosen): string {
  if (kind === 'FEE') return t`Post as a bank fee`;
  if (kind === 'FUNDING') return t`Post as funding`;
  if (kind === 'RECEIPT') return t`Post as a receipt`;
  if (kind === 'FUNDING_RETURN') return t`Post as funding that went back`;
  if (kind === 'RETURN') return t`Post as a returned payment`;
  const inFiles = items.reduce((sum, { ofFile }) => {
    const more = rejected === null ? 0 : (ofFile?.rejectedCount ?? 0);
    return sum + (ofFile?.paymentCount ?? 0) + more;
  }, 0);
  const count = items.filter((item) => !isFile(item)).length + inFiles - without.length;
  const what = payments(count);
  return count === 0 ? t`Post for the payment` : t`Post for ${what}`;
}
