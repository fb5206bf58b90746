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
