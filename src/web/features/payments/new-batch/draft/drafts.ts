import { findRecord, forgetRecord, keepRecord } from '../../../../ui/browser-store.ts';
import type { Form, Source } from '../state.ts';
import type { Choices } from '../desk/protocol.ts';

/** A file that was opened but not submitted, with the user's work on it. */
export interface Draft {
  source: Source;
  /** The key of the work (see workKey). */
  sha256: string;
  work: Work;
}

/** The user's changes and input. Stored separately from the file, which is written only once. */
export interface Work {
  sha256: string;
  form: Form;
  choices: Choices;
  /** The changes, as the worker writes and repeats them. */
  journal: string;
  /** Whether the user had not confirmed the columns yet. */
  isMatching?: boolean;
  savedAt: string;
}

interface KeptFile {
  source: Source;
  sha256: string;
}

/** Larger files are not stored, because the browser would write another copy to the disk. */
const LARGEST_BYTES = 50_000_000;
const KEPT_MS = 7 * 86_400_000;

/** The draft of one user in this browser. A user has at most one. */
export class Drafts {
  private readonly fileName: string;
  private readonly workName: string;
  /** The file that this page has stored. */
  private stored: string | null = null;

  constructor(userId: string) {
    this.fileName = `new-batch.file.${userId}`;
    this.workName = `new-batch.work.${userId}`;
  }

  /** Stores the file (once) and the work. Returns whether the browser could; failing is not an error. */
  async keep(source: Source, work: Work): Promise<boolean> {
    if (source.blob.size > LARGEST_BYTES) return false;
    try {
      if (this.stored !== work.sha256)
        await keepRecord(this.fileName, { source, sha256: work.sha256 } satisfies KeptFile);
      this.stored = work.sha256;
      await keepRecord(this.workName, work);
      return true;
    } catch {
      this.stored = null;
      return false;
    }
  }

  /** Returns the draft, unless it is older than a week or incomplete. */
  async find(nowMs: number): Promise<Draft | null> {
    try {
      const file = (await findRecord(this.fileName)) as KeptFile | undefined;
      const work = (await findRecord(this.workName)) as Work | undefined;
      if (!file || !work || file.sha256 !== work.sha256 || typeof work.journal !== 'string') return null;
      if (nowMs - Date.parse(work.savedAt) < KEPT_MS)
        return { source: file.source, sha256: file.sha256, work };
      await this.forget();
      return null;
    } catch {
      return null;
    }
  }

  async forget(): Promise<void> {
    this.stored = null;
    await Promise.all([forgetRecord(this.fileName), forgetRecord(this.workName)]).catch(() => undefined);
  }
}
