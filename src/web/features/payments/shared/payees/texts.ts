import type { Messages } from '@lingui/core';

/** The texts of this folder, which are loaded with its parts. */
export const TEXTS = import.meta.glob<{ messages: Messages }>('./texts/*.po');
