import type { z } from 'zod';
import type { ControlChange, ControlChangeRequest } from '../../../contract/dashboard/control-changes.ts';
import type { ControlKind } from '../../../shared/control-terms.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, Tx } from '../../platform/database/pool.ts';

type Asked = z.output<typeof ControlChangeRequest>;
type AskedOf<K extends ControlKind> = Extract<Asked, { kind: K }>;
type Values = Record<string, unknown>;
export type SettingChange = z.input<typeof ControlChange>['settings'][number];

/** A change that another admin has confirmed. */
interface ConfirmedChange {
  id: string;
  entityId: string;
  subjectId: string | null;
  basis: Values;
  wanted: Values;
  askedBy: string;
}

/** What a confirmed change did, for the audit log. */
export interface AppliedChange {
  action: string;
  subjectType: string;
  subjectId: string;
  details: Values;
}

/**
 * A kind of change, which the room that owns the changed table describes. `routes.ts` carries the kinds of
 * all rooms to the verbs of this one.
 */
export interface ControlKindOf<K extends ControlKind> {
  kind: K;
  /** Reads what is asked for, and locks what it changes. Throws 404 and 400. */
  ask(
    context: Context,
    tx: Tx,
    entityId: string,
    asked: AskedOf<K>,
  ): Promise<{
    subjectId: string | null;
    basis: Values;
    wanted: Values;
  }>;
  /** The basis as it is now; null when the subject is gone. */
  basisNow(
    db: Queryable,
    change: { entityId: string; subjectId: string | null; wanted: Values },
  ): Promise<Values | null>;
  /** Makes the change. The entity's row is locked, and the basis was compared. Throws 400. */
  apply(context: Context, tx: Tx, change: ConfirmedChange, at: Date): Promise<AppliedChange>;
  /** The settings that change, as people read them. */
  settings(basis: Values, wanted: Values): SettingChange[];
}

/** A kind of any room. */
export type AnyControlKind = { [K in ControlKind]: ControlKindOf<K> }[ControlKind];

/** The kinds of all rooms, by name. */
export type ControlKinds = ReadonlyMap<ControlKind, AnyControlKind>;
