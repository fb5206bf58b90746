import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EntryRule } from '../../../../../client/types.gen.ts';

type Category = EntryRule['category'];

const CATEGORIES: Record<Category, MessageDescriptor> = {
  TAX: msg`Tax`,
  OWN_TRANSFER: msg`Transfer between your own accounts`,
  INTEREST: msg`Interest`,
  CHARGES: msg`Bank charges`,
  CARD: msg`Card`,
  OTHER: msg`Other`,
};

/** The category of an entry that is neither a payout nor funding. */
export function categoryWords(category: Category): string {
  return i18n._(CATEGORIES[category]);
}
