import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '../../shared/terms.ts';

const ROLE_WORDS: Record<Role, MessageDescriptor> = {
  VIEWER: msg`Viewer`,
  PREPARER: msg`Preparer`,
  APPROVER: msg`Approver`,
  ADMIN: msg`Administrator`,
  TRADER: msg`Trader`,
};

/** APPROVER -> "Approver". */
export function roleWord(role: Role): string {
  return i18n._(ROLE_WORDS[role]);
}
