import * as z from 'zod/mini';
import { findRecord, keepRecord } from '../../ui/browser-store.ts';

const RECORD = 'recent-searches';
const KEPT = 5;
const Texts = z.array(z.string());

/** The texts that this browser last searched for, the newest first. Signing out deletes them. */
export async function recentSearches(): Promise<string[]> {
  const found = await findRecord(RECORD).catch(() => undefined);
  return Texts.safeParse(found).data ?? [];
}

/** Remembers a text, if the browser can store it. */
export async function rememberSearch(text: string): Promise<void> {
  const recent = await recentSearches();
  const next = [text, ...recent.filter((earlier) => earlier !== text)].slice(0, KEPT);
  await keepRecord(RECORD, next).catch(() => undefined);
}
