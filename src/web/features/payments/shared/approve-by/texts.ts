import type { Messages } from '@lingui/core';

/** The texts of this folder. Few batches have an execution date, so they are loaded with the component. */
export const TEXTS = import.meta.glob<{ messages: Messages }>('./texts/*.po');
