import * as z from 'zod/mini';
import { findRecord, keepRecord } from '../../ui/browser-store.ts';

const nameOf = (userId: string) => `recent-searches.${userId}`;
const KEPT = 5;
const Texts = z.array(z.string());

/** The texts that a user last searched for in this browser, the newest first. Signing out deletes them. */
export async function recentSearches(userId: string): Promise<string[]> {
  const found = await findRecord(nameOf(userId)).catch(() => undefined);
  return Texts.safeParse(found).data ?? [];
}

/** Remembers a text, if the browser can store it. */
export async function rememberSearch(userId: string, text: string): Promise<void> {
  const recent = await recentSearches(userId);
  const next = [text, ...recent.filter((earlier) => earlier !== text)].slice(0, KEPT);
  await keepRecord(nameOf(userId), next).catch(() => undefined);
}
