import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type Permission, PERMISSIONS } from '../../../../shared/permissions.ts';
import type { Role } from '../../../../shared/terms.ts';

/** What each permission allows. */
const WORDS: Record<Permission, MessageDescriptor> = {
  prepareBatch: msg`prepare batches and schedules`,
  approveBatch: msg`approve batches and schedules of other people`,
  rejectBatch: msg`send batches and schedules back`,
  commentOnBatch: msg`comment on batches`,
  cancelBatch: msg`cancel batches, skip runs, pause and stop schedules`,
  changePaymentConfig: msg`change the payment config`,
  cancelPaymentConfigChange: msg`cancel a looser payment config before it takes effect`,
  proposePayees: msg`propose accounts that may be paid, and changes of them`,
  confirmPayees: msg`confirm, reject and remove accounts that may be paid`,
  endDelegation: msg`end delegations of signing`,
  enterExchangeKey: msg`enter the key of the exchange`,
  manageBankConnections: msg`set up bank connections`,
  switchBankConnection: msg`switch on bank connections that another user has set up`,
  visitBank: msg`exchange files with a bank at once`,
  handleBankFiles: msg`hand over bank files and upload the bank’s replies`,
  recallBankFile: msg`record and confirm recalls of bank files`,
  uploadStatements: msg`upload bank statements`,
  announceFunding: msg`announce funding`,
  requestPayments: msg`ask payers for money`,
  writeOffRequests: msg`write off payment requests`,
  allocateReceipts: msg`allocate receipts`,
  sweepCollection: msg`move collected money to funding`,
  reconcileEntries: msg`post or set aside entries of statements, acknowledge differences of settlements`,
  manageTokens: msg`make and revoke the tokens of programs`,
  manageWebhooks: msg`choose to which programs events are sent`,
  managePeople: msg`invite people and change their roles, limits and fees, each with a second admin`,
  resetPasskeys: msg`reset the passkeys of a user who lost them`,
  readAuditLog: msg`read and export the audit log`,
  manageMails: msg`send undelivered mails again`,
  trade: msg`trade at the exchange`,
};

/** What a role may do besides reading, derived from the table that the server enforces. */
export function roleAllows(role: Role): string {
  const allowed = (Object.keys(PERMISSIONS) as Permission[]).filter((permission) =>
    (PERMISSIONS[permission] as readonly Role[]).includes(role),
  );
  if (allowed.length === 0) return t`Sees everything except the audit log; changes nothing.`;
  const words = allowed.map((permission) => i18n._(WORDS[permission])).join(', ');
  return t`May ${words}.`;
}
