import { hiddenName } from '../../shared/hidden-characters.ts';
import { ACCOUNT_DOUBTS, type AccountDoubt } from './account-doubt.ts';
import { AMOUNT_DOUBTS, NAME_DOUBTS, type AmountDoubt, type NameDoubt } from './cell-doubt.ts';
import {
  isBranchWarning,
  isWarning,
  type CellError,
  type ErrorCode,
  type Note,
  type NoteCode,
} from './errors-and-notes.ts';
import { say, type Sentence, type SentenceKey, type SentenceValue } from './sentences.ts';
import type { Field } from '../withdrawal/shapes.ts';

/**
 * The errors and notes of one row. One object is used for row after row and notes are parallel arrays, so
 * that a file with a note in every row allocates little memory.
 */
export class Findings {
  errors: CellError[] = [];
  noteCount = 0;
  noteFields: Field[] = [];
  noteCodes: NoteCode[] = [];
  private noteOriginals: string[] = [];
  private noteUnderstood: string[] = [];
  private noteSuggestions: (string | undefined)[] = [];

  clear(): void {
    if (this.errors.length > 0) this.errors = [];
    this.noteCount = 0;
  }

  fail(field: Field | null, code: ErrorCode, value: string, message: Sentence, suggestion?: string): void {
    this.errors.push(
      suggestion === undefined
        ? { field, code, value, message }
        : { field, code, value, message, suggestion },
    );
  }

  note(field: Field, code: NoteCode, original: string, understood: string, suggestion?: string): void {
    const i = this.noteCount++;
    this.noteFields[i] = field;
    this.noteCodes[i] = code;
    this.noteOriginals[i] = original;
    this.noteUnderstood[i] = understood;
    this.noteSuggestions[i] = suggestion;
  }

  /** How many of the notes are warnings. */
  warningCount(): number {
    let count = 0;
    for (let i = 0; i < this.noteCount; i++) if (isWarning(this.noteCodes[i]!)) count++;
    return count;
  }

  /** How many of the warnings are about the branch code. */
  branchWarningCount(): number {
    let count = 0;
    for (let i = 0; i < this.noteCount; i++) if (isBranchWarning(this.noteCodes[i]!)) count++;
    return count;
  }

  notes(): Note[] {
    const notes: Note[] = [];
    for (let i = 0; i < this.noteCount; i++) {
      const original = this.noteOriginals[i]!;
      const understood = this.noteUnderstood[i]!;
      const code = this.noteCodes[i]!;
      const suggestion = this.noteSuggestions[i];
      notes.push({
        field: this.noteFields[i]!,
        code,
        original,
        understood,
        message: noteMessage(code, original, understood, suggestion),
        ...(suggestion === undefined ? {} : { suggestion }),
      });
    }
    return notes;
  }
}

function noteMessage(
  code: NoteCode,
  original: string,
  understood: string,
  suggestion: string | undefined,
): Sentence {
  if (code === 'branch_of_other_bank') return say(code, { original, understood });
  if (code === 'branch_unknown') return say(code, { original, bank: understood, code: suggestion ?? '' });
  if (code === 'account_doubtful') return say(ACCOUNT_DOUBTS[understood as AccountDoubt], { original });
  if (code === 'name_doubtful')
    return say(NAME_DOUBTS[understood as NameDoubt], { original: shown(original) });
  if (code === 'amount_doubtful') return say(AMOUNT_DOUBTS[understood as AmountDoubt], { original });
  if (code === 'amount_like_account') return say(code, { original });
  if (code === 'amount_torn' || code === 'cells_missing' || code === 'text_torn')
    return say(code, { original, understood });
  const note = say(code);
  return original.trim() === ''
    ? say('note_of_empty', { note, understood })
    : say('note_of_text', { note, original: shown(original), understood: shown(understood) });
}

const LONGEST_SHOWN = 40;

/**
 * A value inside a sentence: in quotation marks, shortened, with visible line breaks and control characters.
 */
export function shown(value: string): string {
  // A character that changes the direction of text would garble the sentence; an ignorable one is invisible.
  const visible = value
    .slice(0, LONGEST_SHOWN + 1)
    .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu, '\u00b7');
  return visible.length > LONGEST_SHOWN ? `“${visible.slice(0, LONGEST_SHOWN)}…”` : `“${visible}”`;
}

const CHARACTER_NAMES: Readonly<Record<number, SentenceKey>> = {
  0x00: 'nul_character',
  0x09: 'tab',
  0x0a: 'line_break',
  0x0d: 'line_break',
  0x20: 'space',
  0xa0: 'non_breaking_space',
  0xfffd: 'damaged_character',
};

/**
 * A character as it looks or, if it is invisible, by its name: `“é” (U+00E9)`, `a line break`, `U+200D ZERO
 * WIDTH JOINER`.
 */
export function characterName(codePoint: number): SentenceValue {
  const key = CHARACTER_NAMES[codePoint];
  if (key !== undefined) return { key };
  const number = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
  const character = String.fromCodePoint(codePoint);
  if (/[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(character)) return hiddenName(codePoint);
  if (/[\p{Z}\p{M}]/u.test(character)) return say('invisible_character', { number });
  return codePoint < 0x7f ? `“${character}”` : `“${character}” (${number})`;
}
