import type { Messages } from '@lingui/core';

/**
 * The texts of this folder. Most batches are paid without a file, so a separate catalogue has them, which is
 * loaded with the component that needs them.
 */
export const TEXTS = import.meta.glob<{ messages: Messages }>('./texts/*.po');
