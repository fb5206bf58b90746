import { hiddenName } from '../../shared/hidden-characters.ts';
import type { CellError, ErrorCode, Note, NoteCode } from './errors-and-notes.ts';
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

  clear(): void {
    if (this.errors.length > 0) this.errors = [];
    this.noteCount = 0;
  }

  fail(field: Field | null, code: ErrorCode, value: string, message: string, suggestion?: string): void {
    this.errors.push(
      suggestion === undefined
        ? { field, code, value, message }
        : { field, code, value, message, suggestion },
    );
  }

  note(field: Field, code: NoteCode, original: string, understood: string): void {
    const i = this.noteCount++;
    this.noteFields[i] = field;
    this.noteCodes[i] = code;
    this.noteOriginals[i] = original;
    this.noteUnderstood[i] = understood;
  }

  notes(): Note[] {
    const notes: Note[] = [];
    for (let i = 0; i < this.noteCount; i++) {
      const original = this.noteOriginals[i]!;
      const understood = this.noteUnderstood[i]!;
      const code = this.noteCodes[i]!;
      notes.push({
        field: this.noteFields[i]!,
        code,
        original,
        understood,
        message: noteMessage(code, original, understood),
      });
    }
    return notes;
  }
}

const NOTE_WORDS: Readonly<Record<NoteCode, string>> = {
  spaces_trimmed: 'The spaces around it were removed',
  text_marker_removed: "Excel's text marker was removed",
  quotes_removed: 'The quotation marks around it were removed',
  currency_removed: 'The currency was removed',
  plus_removed: 'The plus sign was removed',
  decimal_comma: 'The comma was read as the decimal mark',
  thousands_removed: 'The thousands separators were removed',
  digits_completed: 'The missing digits were taken as zero',
  bank_understood: 'The bank was recognised by another name',
  bank_from_branch: 'The cell is empty, so the bank of the universal branch code is used',
  branch_default: "The cell is empty, so the bank's universal branch code is used",
  separators_removed: 'Spaces and dashes were removed',
  account_type_understood: 'The account type was recognised by another name',
  rail_rtgs: 'The amount is above what the chosen rail carries',
  branch_of_other_bank: 'It is the universal branch code of another bank',
};

function noteMessage(code: NoteCode, original: string, understood: string): string {
  const words = NOTE_WORDS[code];
  if (code === 'branch_of_other_bank')
    return (
      `${original} is the universal branch code of ${understood}, not of this bank. Correct it, or leave ` +
      'it empty.'
    );
  return original.trim() === ''
    ? `${words}: ${understood}.`
    : `${words}: ${shown(original)} is read as ${shown(understood)}.`;
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

const CHARACTER_NAMES: Readonly<Record<number, string>> = {
  0x00: 'a NUL character',
  0x09: 'a tab',
  0x0a: 'a line break',
  0x0d: 'a line break',
  0x20: 'a space',
  0xa0: 'a non-breaking space',
  0xfffd: 'a character that was damaged when the file was saved (U+FFFD)',
};

/**
 * A character as it looks or, if it is invisible, by its name: `“é” (U+00E9)`, `a line break`, `U+200D ZERO
 * WIDTH JOINER`.
 */
export function characterName(codePoint: number): string {
  const name = CHARACTER_NAMES[codePoint];
  if (name !== undefined) return name;
  const number = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
  const character = String.fromCodePoint(codePoint);
  if (/[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(character)) return hiddenName(codePoint);
  if (/[\p{Z}\p{M}]/u.test(character)) return `the invisible character ${number}`;
  return codePoint < 0x7f ? `“${character}”` : `“${character}” (${number})`;
}
