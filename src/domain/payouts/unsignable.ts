import type { Currency } from '../../shared/money.ts';
import { missingSigners, type MissingSigners } from './signers.ts';
import { neededByRules, type PolicyRule, type SigningPolicy } from './signing-policy.ts';

/** Batches that no approver could sign. */
export interface UnsignableCase {
  /** The rules that ask for more than there is, by their places; empty: those by amount alone. */
  rules: number[];
  /** The user whose batches they are; null: whoever prepares them. */
  preparerId: string | null;
  missing: MissingSigners;
}

/** So many rules are tried together, and then all of them. */
const MOST_TOGETHER = 3;

/**
 * Every case in which a batch could not get its signers, with as few rules as it takes. Approvers that have
 * left or lost the role are not among `approverIds`. A preparer who approves too is missing from their own
 * batches. Delegations add no signer: a delegate signs instead of another approver.
 */
export function unsignableCases(
  policy: SigningPolicy,
  base: number,
  { approverIds, preparerIds }: { approverIds: readonly string[]; preparerIds: readonly string[] },
): UnsignableCase[] {
  const others = preparerIds.filter((id) => !approverIds.includes(id));
  // A preparer who does not approve leaves all approvers, so these preparers are one case.
  const found = casesFor(policy, base, approverIds, null, (rule) =>
    isOfPreparer(rule, (ids) => ids.length === 0 || ids.some((id) => others.includes(id))),
  );
  const everybody = preparerIds.filter((id) => approverIds.includes(id));
  for (const preparerId of everybody) {
    const left = approverIds.filter((id) => id !== preparerId);
    const own = casesFor(policy, base, left, preparerId, (rule) =>
      isOfPreparer(rule, (ids) => ids.length === 0 || ids.includes(preparerId)),
    );
    found.push(
      ...own.filter(
        ({ rules }) =>
          !found.some((one) => one.preparerId === null && one.rules.every((place) => rules.includes(place))),
      ),
    );
  }
  return found;
}

function isOfPreparer({ when }: PolicyRule, fits: (ids: readonly string[]) => boolean): boolean {
  return when.every((condition) => condition.kind !== 'PREPARER' || fits(condition.userIds));
}

function casesFor(
  policy: SigningPolicy,
  base: number,
  candidates: readonly string[],
  preparerId: string | null,
  concerns: (rule: PolicyRule) => boolean,
): UnsignableCase[] {
  const places = policy.rules.flatMap((rule, place) => (concerns(rule) ? [place] : []));
  const found: UnsignableCase[] = [];
  const tryRules = (rules: number[]) => {
    if (found.some((one) => one.rules.every((place) => rules.includes(place)))) return;
    if (currenciesOf(policy, rules).size > 1) return;
    // Any order of signing is possible for people who can all sign.
    const needed = { ...neededByRules(policy, rules, base), inOrder: false };
    const missing = missingSigners({ needed, policy }, candidates);
    if (missing.total > 0) found.push({ rules, preparerId, missing });
  };
  for (let size = 0; size <= MOST_TOGETHER; size += 1)
    for (const rules of choicesOf(places, size)) tryRules(rules);
  for (const currency of [null, ...currenciesOf(policy, places)])
    tryRules(
      places.filter((place) => {
        const [own] = currenciesOf(policy, [place]);
        return own === undefined || own === currency;
      }),
    );
  return found;
}

/** A batch has one currency, so rules of two currencies never hold together. */
function currenciesOf(policy: SigningPolicy, places: readonly number[]): Set<Currency> {
  return new Set(
    places.flatMap((place) =>
      policy.rules[place]!.when.flatMap((condition) => ('currency' in condition ? [condition.currency] : [])),
    ),
  );
}

function choicesOf(places: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return places.flatMap((place, at) =>
    choicesOf(places.slice(at + 1), size - 1).map((rest) => [place, ...rest]),
  );
}
