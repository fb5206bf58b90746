import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, List, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type {
  ApprovalsPreview,
  ApprovalRule,
  PaymentConfigForDisplay,
  PaymentConfigPreview,
} from '../../../../client/types.gen.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { ChangedSettings } from './changed-settings.tsx';
import { changedSettings } from './config-values.ts';
import { LooserEffect } from './looser-effect.tsx';
import { approvalsWords, bandLines, type Editable } from './words.ts';

const MOST_LISTED = 10;

interface ConfirmSaveProps {
  /** The effect of changed rules; null when the rules are as before. */
  preview: ApprovalsPreview | null;
  /** The effect of settings looser than those in force; null when there is no delay. */
  looser: PaymentConfigPreview | null;
  base: PaymentConfigForDisplay;
  /** The config with the form's values. */
  mine: Editable;
  /** The rules to save. */
  rules: readonly ApprovalRule[];
  /** The text that the user must type to confirm looser settings, or rules that block approvals. */
  entityName: string;
  pending: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before a config is saved: every change, what it means for batches that already wait,
 * and the batches that new approval rules affect. Looser settings, and rules that the approvers cannot
 * satisfy, must be confirmed by typing the entity's name.
 */
export function ConfirmSave({
  preview,
  looser,
  base,
  mine,
  rules,
  entityName,
  pending,
  error,
  onConfirm,
  onClose,
}: ConfirmSaveProps) {
  const [typed, setTyped] = useState('');
  const { unsatisfiableRules, availableApprovers, affectedBatches } = preview ?? NO_EFFECT;
  const changed = changedSettings(base, mine);
  const blocksAll = rules.length > 0 && rules.every((rule) => unsatisfiableRules.some(isSameBand(rule)));
  const blocking = unsatisfiableRules.length > 0;
  const mustType = blocking || looser !== null;
  const confirmed = !mustType || typed.trim() === entityName;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={
        blocking
          ? blocksAll
            ? t`Save rules that block all approvals?`
            : t`Save rules that block some approvals?`
          : looser
            ? t`Save a looser config?`
            : plural(changed.length, { one: 'Save 1 change?', other: 'Save # changes?' })
      }
      confirmLabel={
        looser
          ? t`Save, to take effect in a day`
          : blocking
            ? t`Save rules that block approvals`
            : t`Save as version ${base.version + 1}`
      }
      cancelLabel={t`Go back`}
      danger={mustType}
      disabled={!confirmed}
      pending={pending}
      error={error}
      onConfirm={onConfirm}
    >
      <Stack gap="sm">
        <ChangedSettings base={base} mine={mine} settings={changed} />
        {blocking && (
          <div>
            <Text size="sm">
              {whoCanApprove(availableApprovers)}{' '}
              <Trans>Under these rules, these batches could not be approved or paid:</Trans>
            </Text>
            <List size="sm" mt={4}>
              {unsatisfiableRules.map((rule) => (
                <List.Item key={`${rule.currency} ${rule.upToAmount}`}>
                  {rule.currency}: {wordsOf(rule, rules)}
                </List.Item>
              ))}
            </List>
            <Text size="sm" mt={4}>
              <Trans>Add approvers under People, or require fewer approvals.</Trans>
            </Text>
          </div>
        )}
        {affectedBatches.total > 0 && <Affected batches={affectedBatches} />}
        {looser && <LooserEffect effect={looser} />}
        {base.pendingChange && (
          <Text size="sm">
            <Trans>A looser config waits already. It ends when you save this one.</Trans>
          </Text>
        )}
        {mustType && (
          <TextInput
            label={t`Type ${entityName} to confirm`}
            value={typed}
            autoComplete="off"
            data-autofocus
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** Rules that did not change affect nothing. */
const NO_EFFECT: Pick<ApprovalsPreview, 'unsatisfiableRules' | 'availableApprovers' | 'affectedBatches'> = {
  unsatisfiableRules: [],
  availableApprovers: 0,
  affectedBatches: { total: 0, items: [] },
};

const isSameBand = (rule: ApprovalRule) => (other: ApprovalRule) =>
  rule.currency === other.currency && rule.upToAmount === other.upToAmount;

/** "Only 2 people can approve a batch at the moment." */
function whoCanApprove(count: number): string {
  if (count === 0) return t`No user can approve a batch at the moment.`;
  return plural(count, {
    one: 'Only 1 person can approve a batch at the moment.',
    other: `Only ${count} people can approve a batch at the moment.`,
  });
}

/** A band in words: "3 approvals above R 100,000.00". The last band is described by the band below it. */
function wordsOf(rule: ApprovalRule, rules: readonly ApprovalRule[]): string {
  const bands = rules.filter(({ currency }) => currency === rule.currency);
  const at = bands.findIndex(({ upToAmount }) => upToAmount === rule.upToAmount);
  return (at < 0 ? bandLines([rule])[0] : bandLines(bands)[at]) ?? '';
}

function Affected({ batches: { total, items } }: { batches: ApprovalsPreview['affectedBatches'] }) {
  const listed = items.slice(0, MOST_LISTED);
  const written = formatNumber(total);
  const more = formatNumber(total - listed.length);
  return (
    <div>
      <Text size="sm">
        {plural(total, {
          one: 'One batch waiting for approval is affected:',
          other: `${written} batches waiting for approval are affected:`,
        })}
      </Text>
      <List size="sm" mt={4}>
        {listed.map((batch) => {
          const money = formatMoney(batch.totalAmount, batch.currency);
          const approvals = approvalsWords(batch.approvalsRequired);
          return (
            <List.Item key={batch.id}>
              <Trans>
                <Anchor component={Link} to={paths.batch(batch.id)} target="_blank" size="sm">
                  {batch.label}
                </Anchor>
                , {money}: {approvals} instead of {batch.approvalsRequiredNow}
              </Trans>
              {!batch.enoughApprovers && t`, more than can approve it`}
            </List.Item>
          );
        })}
        {total > listed.length && (
          <List.Item>
            <Trans>and {more} more</Trans>
          </List.Item>
        )}
      </List>
    </div>
  );
}
