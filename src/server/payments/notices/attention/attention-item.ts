import type { z } from 'zod';
import type { AttentionItem } from '../../../../contract/dashboard/notifications.ts';

/** A matter that needs attention, as the interface shows it. */
export type Attention = z.input<typeof AttentionItem>;
