import type { z } from 'zod';
import type {
  PolicyExample,
  previewSigningPolicy as op,
} from '../../../contract/dashboard/signing-policy.ts';
import { approvalsNeededAtMost, approvalsRequired } from '../../../domain/payouts/approval-policy.ts';
import { isSignedEnough, personOf } from '../../../domain/payouts/signers.ts';
import {
  neededSigners,
  type BatchFacts,
  type NeededSigners,
  type SigningPolicy,
} from '../../../domain/payouts/signing-policy.ts';
import { unsignableCases } from '../../../domain/payouts/unsignable.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../shared/errors.ts';
import { formatAmount, parseAmount } from '../../../shared/money.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { loadPolicyPeople } from './get-signing-policy.ts';
import { loadPolicy } from './load-policy.ts';
import { readSentPolicy } from './read-policy.ts';
import { loadReplayedBatches, type ReplayedBatch } from './replay-facts.ts';
import { readPolicy } from './stored-policy.ts';

type Answer = z.input<(typeof op)['answers'][200]['schema']>;
type Person = { userId: string; name: string };

const MONTHS_12_MS = 366 * DAY_MS;
const MOST_SHOWN = 100;

/**
 * POST /app/signing-policy/preview: the batches of the last twelve months whose signers would differ, and
 * every case in which no approver could sign. Errors: 400 `signing_policy_invalid`.
 */
export function previewSigningPolicy({ database, clock }: Context): Handler<typeof op> {
  return async ({ caller: { entityId }, body }) => {
    const at = nowOf(clock);
    const stored = await readSentPolicy(database, entityId, body.policy);
    const draft = readPolicy(stored);
    const { policy: present } = await loadPolicy(database, entityId);
    const { approvalRules, timezone } = await loadPaymentConfig(database, entityId);
    const sample = body.sample && readSample(body.sample);
    const people = await loadPolicyPeople(database, entityId, stored);
    const approvers = people.filter(({ isApprover }) => isApprover);
    const names = new Map(people.map(({ userId, name }) => [userId, name]));
    const batches = await loadReplayedBatches(database, entityId, [present, draft], {
      since: new Date(at.getTime() - MONTHS_12_MS),
      timezone,
    });
    const show = (needed: NeededSigners, policy: SigningPolicy) => displayNeeded(needed, policy, approvers);
    const differing = batches.flatMap((batch) => {
      const base = approvalsRequired(approvalRules, batch.facts.currency, batch.facts.totalMinor);
      const [before, after] = [present, draft].map((policy) => neededSigners(policy, batch.facts, base));
      if (signersOf(before!, present) === signersOf(after!, draft)) return [];
      const isEnough = isSignedEnough([{ needed: after!, policy: draft }], batch.signatures.map(personOf));
      return [{ batch, before: before!, after: after!, isEnough }];
    });
    return {
      compared: batches.length,
      differing: {
        total: differing.length,
        unsigned: differing.filter(({ isEnough }) => !isEnough).length,
        items: differing.slice(0, MOST_SHOWN).map(({ batch, before, after, isEnough }) => ({
          ...displayBatch(batch),
          before: show(before, present),
          after: show(after, draft),
          isEnough,
        })),
      },
      unsignable: unsignableCases(draft, approvalsNeededAtMost(approvalRules), {
        approverIds: approvers.map(({ userId }) => userId),
        preparerIds: people.filter(({ isPreparer }) => isPreparer).map(({ userId }) => userId),
      }).map(({ rules, preparerId, missing }) => ({
        rules,
        preparer: preparerId === null ? null : { userId: preparerId, name: names.get(preparerId) ?? '' },
        missing: missing.total,
        groups: missing.groups.map(({ groupId, count }) => ({
          groupId,
          name: groupIn(draft, groupId).name,
          missing: count,
        })),
      })),
      sample: sample
        ? show(
            neededSigners(
              draft,
              sample,
              approvalsRequired(approvalRules, sample.currency, sample.totalMinor),
            ),
            draft,
          )
        : null,
    };
  };
}

function groupIn(policy: SigningPolicy, groupId: string) {
  return policy.groups.find(({ id }) => id === groupId)!;
}

/** The needed signers in one text, to compare: another member of a needed group is a difference too. */
function signersOf({ total, groups, inOrder }: NeededSigners, policy: SigningPolicy): string {
  const named = groups.map(({ groupId, count }) => [count, ...groupIn(policy, groupId).memberIds.toSorted()]);
  return JSON.stringify([total, named, inOrder && groups.length > 1]);
}

/** The needed signers with the members of each group who are approvers. */
function displayNeeded(
  { total, groups, inOrder }: NeededSigners,
  policy: SigningPolicy,
  approvers: readonly Person[],
): NonNullable<Answer['sample']> {
  return {
    total,
    inOrder: inOrder && groups.length > 1,
    groups: groups.map(({ groupId, count }) => {
      const { name, memberIds } = groupIn(policy, groupId);
      const members = approvers
        .filter(({ userId }) => memberIds.includes(userId))
        .map(({ userId, name: member }) => ({ userId, name: member }));
      return { groupId, name, count, members };
    }),
  };
}

function displayBatch({ row, signatures }: ReplayedBatch) {
  return {
    id: row.id,
    label: row.label,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    preparedBy: { userId: row.created_by, name: row.created_by_name ?? '' },
    currency: row.currency,
    totalAmount: formatAmount(row.total_amount_minor, row.currency),
    signedBy: signatures.map(({ userId, name, forUserId, forName }) => ({
      userId: forUserId ?? userId,
      name: forName ?? name,
    })),
  };
}

function readSample(sent: z.output<typeof PolicyExample>): BatchFacts {
  const { currency } = sent;
  const minor = (path: string, text: string) => {
    const amountMinor = parseAmount(text, currency);
    if (amountMinor !== null && amountMinor >= 0n) return amountMinor;
    const message = explain('signing_policy_invalid.amount', { currency });
    throw refused('signing_policy_invalid', message, [
      fieldError(`sample.${path}`, 'signing_policy_invalid', message),
    ]);
  };
  const totalMinor = minor('amount', sent.amount);
  return {
    currency,
    totalMinor,
    daySumMinor: sent.daySum === undefined ? totalMinor : minor('daySum', sent.daySum),
    payeeSumMinor: sent.payeeSum === undefined ? totalMinor : minor('payeeSum', sent.payeeSum),
    hasNewPayee: sent.hasNewPayee,
    hasChangedAccount: sent.hasChangedAccount,
    rails: sent.rail === undefined ? [] : [sent.rail],
    preparerId: sent.preparerId?.toLowerCase() ?? '',
  };
}
