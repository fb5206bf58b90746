import type { ProblemDetails } from '../../../../../client/types.gen.ts';
import { fieldOfWire } from '../../../../../domain/withdrawal/shapes.ts';
import type { Refusal } from '../desk/protocol.ts';

const WITHDRAWAL = /^\/?(?:withdrawals)(?:\[(\d+)\]|[./](\d+))(?:[./]?(.+))?$/;

export interface SortedRefusal {
  /** Refusals of withdrawals, by their index in the request. */
  rows: (Refusal & { index: number })[];
  /** Refusals of the request's other fields: `label`, `controlTotals.count`, … */
  fields: Record<string, string>;
}

/** Separates the errors of rows from the errors of the request's other fields. */
export function sortRefusals(problem: ProblemDetails): SortedRefusal {
  const sorted: SortedRefusal = { rows: [], fields: {} };
  for (const { path, code, message } of problem.errors) {
    const match = WITHDRAWAL.exec(path);
    if (match)
      sorted.rows.push({
        index: Number(match[1] ?? match[2]),
        field: fieldOfWire(match[3] ?? '') ?? null,
        code,
        message,
      });
    else if (path !== '') sorted.fields[path] = message;
  }
  return sorted;
}
