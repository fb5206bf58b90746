import * as contract from '../../../contract/dashboard/control-changes.ts';
import { change, read, type Offer } from '../base/offer.ts';
import { askForChange } from './ask-for-change.ts';
import type { AnyControlKind } from './control-kind.ts';
import { confirmChange, rejectChange, withdrawChange } from './decide-change.ts';
import { listChanges } from './list-changes.ts';

/** What this room offers, with the kinds of changes that other rooms describe. */
export function controlOperations(carried: readonly AnyControlKind[]): readonly Offer[] {
  const kinds = new Map(carried.map((kind) => [kind.kind, kind]));
  return [
    read(contract.listControlChanges, listChanges(kinds)),
    change(contract.askForControlChange, askForChange(kinds)),
    change(contract.confirmControlChange, confirmChange(kinds)),
    change(contract.rejectControlChange, rejectChange(kinds)),
    change(contract.withdrawControlChange, withdrawChange(kinds)),
  ];
}
