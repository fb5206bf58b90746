import type { MatchFact, MatchReason } from '../../shared/reconciliation-terms.ts';
import type { DateWindow, MatchedPart } from './expected.ts';

/** The reasons of entries that do not name their items. */
const UNNAMED: readonly MatchReason[] = [
  'FILE_SUM',
  'COUNTERPARTY_AND_AMOUNT',
  'AMOUNT_AND_DATE',
  'SEVERAL_CANDIDATES',
];

/** What agrees between an entry and its items, and what differs. Without items, nothing is compared. */
export function comparedFacts(
  { reason, itemIds, facts }: MatchedPart,
  { before, after }: DateWindow,
  isOtherPartyStated: boolean,
): { agrees: MatchFact[]; differs: MatchFact[] } {
  if (itemIds.length === 0) return { agrees: [], differs: [] };
  const days = facts.businessDays ?? 0;
  const compared: [MatchFact, boolean][] = [
    ['NAME', !UNNAMED.includes(reason)],
    ['AMOUNT', facts.expectedMinor === facts.actualMinor],
    ['DATE', days >= -before && days <= after],
    ['ACCOUNT', facts.accounts === null],
  ];
  if (isOtherPartyStated) compared.push(['COUNTERPARTY', facts.counterparties === null]);
  const those = (agrees: boolean) => compared.filter(([, does]) => does === agrees).map(([fact]) => fact);
  return { agrees: those(true), differs: those(false) };
}
