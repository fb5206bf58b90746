import type { Messages } from '@lingui/core';

/** The texts of this folder. They are loaded when the search is first opened. */
export const TEXTS = import.meta.glob<{ messages: Messages }>('./texts/*.po');
