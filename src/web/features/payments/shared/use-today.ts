import { useState } from 'react';
import { dayOf } from '../../../../shared/calendar-day.ts';
import { useSession } from '../../../ui/session-context.tsx';

/** The entity's calendar day when the page was opened. */
export function useToday(): string {
  const { timezone } = useSession();
  return useState(() => dayOf(Date.now(), timezone))[0];
}
