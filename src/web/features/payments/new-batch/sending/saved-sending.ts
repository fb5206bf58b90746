import * as z from 'zod/mini';
import { CURRENCIES } from '../../../../../shared/money.ts';
import { DATE_RULES, RAILS } from '../../../../../shared/terms.ts';

const SavedPart = z.object({
  label: z.string(),
  count: z.int(),
  amount: z.string(),
  key: z.nullable(z.string()),
  digest: z.nullable(z.string()),
  batchId: z.nullable(z.string()),
});

const Saved = z.object({
  /** The key of the work (see workKey). */
  sha256: z.string(),
  fileName: z.string(),
  form: z.object({
    label: z.string(),
    count: z.string(),
    amount: z.string(),
    duplicateReason: z.string(),
    executionDate: z.optional(z.string()),
    ifNotBankingDay: z.optional(z.enum(DATE_RULES)),
    ruleFrom: z.optional(z.object({ batchId: z.string(), label: z.string(), day: z.string() })),
    run: z.optional(z.object({ batchId: z.string(), isNext: z.boolean() })),
  }),
  choices: z.object({
    currency: z.enum(CURRENCIES),
    rail: z.enum(RAILS),
    decimalMark: z.nullable(z.enum(['.', ','])),
  }),
  /** The user's changes, which are repeated when the file is opened again. */
  journal: z.string(),
  parts: z.array(SavedPart),
});

/** A file that is being sent; stored in this tab until every part has an answer. */
export type SavedSending = z.infer<typeof Saved>;

const PREFIX = 'outlay.sending.';

/** The stored files of one user; other users of the browser cannot see them. */
export class SavedSendings {
  private readonly storage: Storage;
  private readonly prefix: string;

  constructor(storage: Storage, userId: string) {
    this.storage = storage;
    this.prefix = `${PREFIX}${userId}.`;
  }

  /** Throws if the browser cannot store it; nothing may be sent in that case. */
  keep(sending: SavedSending): void {
    this.storage.setItem(this.prefix + sending.sha256, JSON.stringify(sending));
  }

  find(sha256: string): SavedSending | null {
    return this.parse(this.storage.getItem(this.prefix + sha256));
  }

  forget(sha256: string): void {
    this.storage.removeItem(this.prefix + sha256);
  }

  all(): SavedSending[] {
    const found: SavedSending[] = [];
    for (let i = 0; i < this.storage.length; i++) {
      const name = this.storage.key(i);
      const saved = name?.startsWith(this.prefix) ? this.parse(this.storage.getItem(name)) : null;
      if (saved) found.push(saved);
    }
    return found;
  }

  private parse(text: string | null): SavedSending | null {
    if (text === null) return null;
    try {
      const parsed = Saved.safeParse(JSON.parse(text));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  }
}
