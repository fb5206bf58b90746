import type { Role } from './terms.ts';

/** The actions that need a role. A user with one of the listed roles may perform the action. */
export const PERMISSIONS = {
  prepareBatch: ['PREPARER'],
  approveBatch: ['APPROVER'],
  rejectBatch: ['APPROVER'],
  commentOnBatch: ['PREPARER', 'APPROVER', 'ADMIN'],
  cancelBatch: ['PREPARER', 'APPROVER'],
  changePaymentConfig: ['ADMIN'],
  cancelPaymentConfigChange: ['APPROVER', 'ADMIN'],
  proposePayees: ['PREPARER', 'APPROVER', 'ADMIN'],
  confirmPayees: ['APPROVER', 'ADMIN'],
  endDelegation: ['APPROVER', 'ADMIN'],
  enterExchangeKey: ['ADMIN'],
  manageBankConnections: ['ADMIN'],
  switchBankConnection: ['ADMIN', 'APPROVER'],
  visitBank: ['PREPARER', 'APPROVER', 'ADMIN'],
  handleBankFiles: ['PREPARER', 'APPROVER'],
  recallBankFile: ['APPROVER'],
  uploadStatements: ['APPROVER', 'ADMIN'],
  announceFunding: ['PREPARER', 'ADMIN'],
  requestPayments: ['PREPARER'],
  writeOffRequests: ['APPROVER', 'ADMIN'],
  allocateReceipts: ['APPROVER', 'ADMIN'],
  sweepCollection: ['APPROVER', 'ADMIN'],
  reconcileEntries: ['APPROVER', 'ADMIN'],
  manageTokens: ['ADMIN'],
  manageWebhooks: ['ADMIN'],
  managePeople: ['ADMIN'],
  resetPasskeys: ['ADMIN'],
  readAuditLog: ['ADMIN'],
  manageMails: ['ADMIN'],
  trade: ['TRADER'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

/** Whether a user with these roles has a permission. */
export function may({ roles }: { roles: readonly Role[] }, permission: Permission): boolean {
  return PERMISSIONS[permission].some((role) => roles.includes(role));
}
