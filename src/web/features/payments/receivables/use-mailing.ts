import { useQuery } from '@tanstack/react-query';
import {
  getPayerOptions,
  getRequestMailingOptions,
} from '../../../../client/@tanstack/react-query-collections.gen.ts';
import type { MailingObstacle } from '../../../../shared/collection-terms.ts';
import { type Draft, isEmail } from './draft.ts';

/** Why no payer can be mailed; undefined until it is known, null if they can. */
export function useMailingObstacle(): MailingObstacle | null | undefined {
  return useQuery(getRequestMailingOptions()).data?.obstacle;
}

/** Why this payer cannot be mailed: what keeps all mails back, or the payer's own details. */
export type PayerObstacle = MailingObstacle | 'NO_ADDRESS' | 'NO_REMINDERS';

/**
 * Why the payer of a request cannot be asked or reminded by mail; undefined until it is known, null if
 * nothing keeps the mail back.
 */
export function usePayerObstacle(payerId: string, kind: 'ASK' | 'REMIND'): PayerObstacle | null | undefined {
  const obstacle = useMailingObstacle();
  const { data: payer } = useQuery(getPayerOptions({ path: { id: payerId } }));
  // A payer can be reminded of the reference while the page shows no account.
  if (obstacle === 'NO_MAIL_SERVER' || (obstacle && kind === 'ASK')) return obstacle;
  if (obstacle === undefined || payer === undefined) return undefined;
  if (payer.email === null) return 'NO_ADDRESS';
  return kind === 'REMIND' && !payer.sendsReminders ? 'NO_REMINDERS' : null;
}

/** Whether the request of a draft can be mailed, and to which address. */
export function useMailing({ who, payerId, email }: Draft) {
  const obstacle = useMailingObstacle();
  const chosen = useQuery({
    ...getPayerOptions({ path: { id: payerId ?? '' } }),
    enabled: who === 'KNOWN' && payerId !== null,
  });
  const typed = email.trim();
  const known = payerId === null ? null : (chosen.data?.email ?? null);
  const address = who === 'KNOWN' ? known : typed === '' || !isEmail(typed) ? null : typed;
  return {
    obstacle,
    address,
    /** Whether the payer is known to have no address. */
    hasNone: who === 'KNOWN' && chosen.data !== undefined && chosen.data.email === null,
    can: obstacle === null && address !== null,
  };
}
