import type { PaymentsInstallation, TestCaller } from '../../testing/payments-installation.ts';

export const CHANGES = '/app/control-changes';
const REASON = 'Sipho takes over approvals.';

/** An entity with two admins and a preparer, and how they ask for changes and decide about them. */
export async function twoAdmins(installation: PaymentsInstallation, admins = 2) {
  const entityId = await installation.entity();
  const user = async (...roles: Parameters<PaymentsInstallation['user']>[1]) =>
    installation.as(await installation.user(entityId, roles));
  const first = await user('ADMIN');
  const second = await user(...(admins > 1 ? (['ADMIN'] as const) : (['APPROVER'] as const)));
  const preparer = await user('PREPARER');
  return {
    entityId,
    first,
    second,
    preparer,
    user,
    ask: (body: object, by: TestCaller = first) =>
      by.send('POST', CHANGES, { body: { reason: REASON, ...body } }),
    decide: (id: string, step: 'confirm' | 'reject' | 'withdraw', by: TestCaller = second) =>
      by.send('POST', `${CHANGES}/${id}/${step}`),
    roles: (userId: string, ...roles: string[]) => ({ kind: 'CHANGE_ROLES', userId, roles }),
    rolesOf: async (userId: string) => {
      const [row] = await installation.context.database.query('SELECT roles FROM users WHERE id = $1', [
        userId,
      ]);
      return row!.roles;
    },
  };
}
