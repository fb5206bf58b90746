import * as entryRules from '../../../../contract/dashboard/entry-rules.ts';
import { change, read, type Offer } from '../../base/offer.ts';
import { confirmEntryRule } from './confirm-entry-rule.ts';
import { dismissRuleSuggestion } from './dismiss-rule-suggestion.ts';
import { endEntryRule } from './end-entry-rule.ts';
import { listEntryRules } from './list-entry-rules.ts';
import { proposeEntryRule } from './propose-entry-rule.ts';
import { suggestEntryRule } from './suggest-entry-rule.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(entryRules.listEntryRules, listEntryRules),
  read(entryRules.suggestEntryRule, suggestEntryRule),
  change(entryRules.dismissRuleSuggestion, dismissRuleSuggestion),
  change(entryRules.proposeEntryRule, proposeEntryRule),
  change(entryRules.confirmEntryRule, confirmEntryRule),
  change(entryRules.endEntryRule, endEntryRule),
];
