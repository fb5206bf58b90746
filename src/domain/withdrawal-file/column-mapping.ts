import type { Field } from '../withdrawal/shapes.ts';
import type { Sentence } from './sentences.ts';

/**
 * A person's choice of columns: for each field the index of its column from 0, or null for "not in this
 * file". The header's names decide about fields that are left out.
 */
export type ColumnOverrides = Partial<Record<Field, number | null>> & {
  /**
   * Columns to join with spaces into the beneficiary name, in this order. They take precedence over
   * `beneficiary_name`.
   */
  nameParts?: readonly number[];
  /** One text for every row, for those of SAME_FOR_ALL_FIELDS without a column; others are ignored. */
  constants?: Partial<Record<Field, string>>;
  /** The doubts that a person has looked at, by their ids. */
  checked?: readonly string[];
};

/** How well a column's name identified its field; `template` is the template's own name. */
export type Sureness = 'template' | 'clear' | 'likely' | 'possible';

/**
 * A field that several columns could hold, or one column only possibly. It is not read until a person
 * decides.
 */
export interface ColumnQuestion {
  field: Field;
  /** The columns of each choice, joined with spaces where there are several. */
  choices: number[][];
  /** The most likely choice; null when no choice is clearly more likely. */
  suggestion: number | null;
  message: Sentence;
}

/** A column that is not read although it has content. */
interface UnreadColumn {
  column: number;
  /** Its first different values. */
  values: string[];
}

/** Something in the file that may mean that rows should not be paid as they are read. */
export interface ColumnDoubt {
  /** Stays the same for the same finding, whatever else is chosen. */
  id: string;
  message: Sentence;
}

/** The column of each field, and the questions that are still open. */
export interface ColumnMapping {
  /** The header cells, in the file's order and spelling. */
  headers: string[];
  /** Each field's column, or null. */
  columns: Record<Field, number | null>;
  /** How well the name identified each column; null when a person chose it or there is no column. */
  sureness: Record<Field, Sureness | null>;
  /** Columns that are joined into the beneficiary name; empty when one column holds it. */
  nameParts: number[];
  /** Fields with one text for every row. */
  constants: Partial<Record<Field, string>>;
  /** Fields that a person must decide. None of their columns is read before that. */
  ambiguous: ColumnQuestion[];
  /** Required fields without a column. */
  missing: Field[];
  /** Columns that are not read; the annotated file keeps them. */
  unmapped: number[];
  /** Columns that name a row's currency: a row in another currency than the batch's is rejected. */
  currencyColumns: number[];
  /** Warnings for the person about the columns. */
  warnings: Sentence[];
  /** Columns with content that are not read, known once all rows have been read. */
  unread: UnreadColumn[];
  /**
   * Everything that a person has to look at before anything is sent, except the doubts that they have
   * checked.
   */
  doubts: ColumnDoubt[];
  /** The ids of the doubts that a person has looked at. */
  checked: string[];
}
