import type { MatchFact } from '../../shared/reconciliation-terms.ts';
import type { DateWindow, MatchedPart } from './expected.ts';

/** What agrees between an entry and its items, and what differs. Without items, nothing is compared. */
export function comparedFacts(
  { itemIds, facts }: Pick<MatchedPart, 'itemIds' | 'facts'>,
  { before, after }: DateWindow,
  isOtherPartyStated: boolean,
): { agrees: MatchFact[]; differs: MatchFact[] } {
  if (itemIds.length === 0) return { agrees: [], differs: [] };
  const days = facts.businessDays ?? 0;
  const compared: [MatchFact, boolean][] = [
    ['NAME', facts.isNamed],
    ['AMOUNT', facts.expectedMinor === facts.actualMinor],
    ['DATE', days >= -before && days <= after],
    ['ACCOUNT', facts.accounts === null],
  ];
  if (isOtherPartyStated) compared.push(['COUNTERPARTY', facts.counterparties === null]);
  const those = (agrees: boolean) => compared.filter(([, does]) => does === agrees).map(([fact]) => fact);
  return { agrees: those(true), differs: those(false) };
}
