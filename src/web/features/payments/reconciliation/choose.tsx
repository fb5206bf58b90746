import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Group, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  listEntryCandidatesOptions,
  postEntryMutation,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type {
  PostEntryRequest,
  ReconciliationEntry,
  ReconciliationItem,
} from '../../../../client/types.gen.ts';
import { BANK_FILE_LIMITS } from '../../../../shared/bank-file-terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { WRAPPING } from '../../../ui/wrapping-button.ts';
import { useKept } from '../shared/use-kept.ts';
import { payments } from '../shared/words.ts';
import { Candidate } from './candidate.tsx';
import classes from './choose.module.css';
import { ChooseFunding } from './choose-funding.tsx';
import { ProposeRule } from './propose-rule.tsx';
import { differenceOf, sumOf } from './sums.ts';
import { keptForms, useEntryChange } from './use-entry-change.ts';
import { kindWords } from './words.ts';

const TYPING_PAUSE_MS = 250;
const OUT = ['PAYOUT', 'FEE', 'FUNDING_RETURN', 'OTHER'] as const;
const IN = ['RETURN', 'FUNDING', 'OTHER'] as const;
type Kind = (typeof OUT)[number] | (typeof IN)[number];

/** What a user has chosen and typed. */
interface Typed {
  kind: Kind;
  chosen: readonly ReconciliationItem[];
  reason: string;
}

interface ChooseProps {
  entry: ReconciliationEntry;
  onDone: () => void;
  onCancel: () => void;
}

/** A user's decision about an entry, the input that it still needs, and the request that posts it. */
function usePosting({ entry, account: { currency } }: ReconciliationEntry, onDone: () => void) {
  const kinds: readonly Kind[] = entry.amount.startsWith('-') ? OUT : IN;
  const kept = useKept<Typed>(keptForms.choose(entry.id), { kind: kinds[0]!, chosen: [], reason: '' });
  const { kind, chosen, reason } = kept.value;
  const [submitted, setSubmitted] = useState(false);
  const post = useEntryChange(postEntryMutation(), {
    message: () => t`The entry was posted.`,
    onDone: () => {
      kept.forget();
      onDone();
    },
    keep: kept.keep,
  });
  const needsReason = chosen.length > 0 && differenceOf(entry.amount, chosen, currency) !== null;
  const faults = {
    payment: chosen.length === 0 ? nothingChosen(kind) : null,
    reason: needsReason && reason.trim() === '' ? t`Say why the amounts differ.` : null,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (kind === 'OTHER' || faults.payment !== null || faults.reason !== null) return;
    const why = needsReason ? { reason: reason.trim() } : {};
    post.send({ path: { id: entry.id }, body: bodyOf(kind, chosen, why) });
  };
  const refused = post.refusal === null ? undefined : errorsByPath(post.refusal)['reason'];
  return {
    ...kept.value,
    kinds,
    setKind: (next: Kind) => {
      kept.setValue({ kind: next, chosen: [], reason });
      setSubmitted(false);
    },
    setChosen: (items: readonly ReconciliationItem[]) => kept.setValue({ ...kept.value, chosen: items }),
    setReason: (text: string) => kept.setValue({ ...kept.value, reason: text }),
    forget: kept.forget,
    needsReason,
    paymentError: submitted ? faults.payment : null,
    reasonError: (submitted && faults.reason) || refused,
    /** The refusal that is not shown at a field. */
    refusal: refused ? null : post.refusal,
    isPending: post.isPending,
    submit,
  };
}

/** Posts an entry as the user decides: for payments of bank files, a return, a fee, funding or by a rule. */
export default function Choose({ entry: item, onDone, onCancel }: ChooseProps) {
  const { entry, account } = item;
  const { currency } = account;
  const posting = usePosting(item, onDone);
  const { kind, chosen } = posting;
  const choice = (
    <Choice<Kind>
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
            chosen={chosen}
            onChange={posting.setChosen}
            error={posting.paymentError}
          />
        )}
        {(kind === 'PAYOUT' || kind === 'RETURN') && (
          <Candidates
            entryId={entry.id}
            single={kind === 'RETURN'}
            currency={currency}
            chosen={chosen}
            onChange={posting.setChosen}
            error={posting.paymentError}
          />
        )}
        {posting.needsReason && (
          <Textarea
            label={t`Why do the amounts differ?`}
            description={t`The entry is ${formatMoney(entry.amount, currency)} and you chose \
${formatMoney(sumOf(chosen, currency), currency)}.`}
            autosize
            minRows={2}
            required
            maxLength={BANK_FILE_LIMITS.note}
            value={posting.reason}
            onChange={({ currentTarget: { value } }) => posting.setReason(value)}
            error={posting.reasonError}
          />
        )}
        {kind === 'FEE' && (
          <Text size="sm">
            <Trans>The fee is taken from the FUNDING balance.</Trans>
          </Text>
        )}
        {kind === 'FUNDING' && (
          <Text size="sm">
            <Trans>The amount is added to the FUNDING balance, from which batches are paid.</Trans>
          </Text>
        )}
        {posting.refusal !== null && (
          <ErrorState error={posting.refusal} title={t`The entry was not posted`} />
        )}
        <Group gap="sm">
          <Button type="submit" loading={posting.isPending} {...WRAPPING}>
            {buttonWords(kind, chosen.length)}
          </Button>
          <Button variant="default" onClick={cancel} disabled={posting.isPending}>
            <Trans>Go back</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function nothingChosen(kind: Kind): string | null {
  if (kind === 'FUNDING_RETURN') return t`Choose the funding that went back.`;
  return kind === 'PAYOUT' || kind === 'RETURN' ? t`Choose at least one payment.` : null;
}

function bodyOf(
  kind: Exclude<Kind, 'OTHER'>,
  chosen: readonly ReconciliationItem[],
  why: { reason?: string },
): PostEntryRequest {
  const ids = chosen.flatMap(({ withdrawalId }) => withdrawalId ?? []);
  const fundingRecordId = chosen[0]?.fundingRecordId;
  if (kind === 'PAYOUT') return { kind, withdrawalIds: ids, ...why };
  if (kind === 'RETURN') return { kind, withdrawalId: ids[0]!, ...why };
  if (kind === 'FUNDING_RETURN') return { kind, fundingRecordId: fundingRecordId!, ...why };
  return kind === 'FUNDING' && fundingRecordId ? { kind, fundingRecordId, ...why } : { kind };
}

function buttonWords(kind: Exclude<Kind, 'OTHER'>, count: number): string {
  if (kind === 'FEE') return t`Post as a bank fee`;
  if (kind === 'FUNDING') return t`Post as funding`;
  if (kind === 'FUNDING_RETURN') return t`Post as funding that went back`;
  if (kind === 'RETURN') return t`Post as a returned payment`;
  const what = payments(count);
  return count === 0 ? t`Post for the payment` : t`Post for ${what}`;
}

interface CandidatesProps {
  entryId: string;
  /** Whether only one payment can be chosen. */
  single: boolean;
  currency: string;
  chosen: readonly ReconciliationItem[];
  onChange: (chosen: readonly ReconciliationItem[]) => void;
  error: string | null;
}

/** The payments that the entry can be posted for; those that are chosen stay while the search changes. */
function Candidates({ entryId, single, currency, chosen, onChange, error }: CandidatesProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const query = useQuery({
    ...listEntryCandidatesOptions({
      path: { id: entryId },
      query: search === '' ? {} : { query: search },
    }),
    placeholderData: keepPreviousData,
  });
  const idOf = ({ withdrawalId }: ReconciliationItem) => withdrawalId ?? '';
  const found = (query.data ?? []).filter(
    (item) => item.withdrawalId !== null && !chosen.some((one) => idOf(one) === idOf(item)),
  );
  const shown = [...chosen, ...found];
  const toggle = (item: ReconciliationItem) => {
    if (single) return onChange([item]);
    const without = chosen.filter((one) => idOf(one) !== idOf(item));
    onChange(without.length < chosen.length ? without : [...chosen, item]);
  };
  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        label={t`Find the payment`}
        description={t`By name, reference, account number or amount. Without a search you see payments \
of the same amount.`}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        ref={focusOnce}
      />
      {query.isPending && <LoadingRows rows={2} />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && shown.length === 0 && (
        <Text size="sm" role="status">
          {search === ''
            ? t`No payment of this amount is waiting for an entry. Search for another one.`
            : t`No payment matches “${search}”. Try a part of the name or the exact amount.`}
        </Text>
      )}
      {shown.length > 0 && (
        <fieldset className={classes.list} aria-describedby={error ? 'choose-error' : undefined}>
          <legend className={classes.legend}>
            {single ? t`Which payment came back?` : t`Which payments are paid?`}
          </legend>
          {shown.map((item) => {
            const props = {
              checked: chosen.some((one) => idOf(one) === idOf(item)),
              onChange: () => toggle(item),
              label: <Candidate item={item} currency={currency} />,
            };
            return single ? (
              <Radio key={idOf(item)} name="payment" value={idOf(item)} {...props} />
            ) : (
              <Checkbox key={idOf(item)} {...props} />
            );
          })}
        </fieldset>
      )}
      {error && (
        <Text size="sm" c="red" id="choose-error" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus();
