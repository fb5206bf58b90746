import type { RehearsalProblem, RehearsalStep } from '../../../shared/bank-file-terms.ts';

type Figure = RehearsalStep['figures'][number];

/** A step that passes when its figures are as expected. */
export function compared(step: RehearsalStep['step'], figures: readonly Figure[]): RehearsalStep {
  const passed = figures.every(({ expected, actual }) => expected === actual);
  return { step, passed, problem: passed ? null : 'FIGURES_DIFFER', detail: null, figures };
}

export function failed(
  step: RehearsalStep['step'],
  problem: RehearsalProblem,
  detail: string | null,
): RehearsalStep {
  return { step, passed: false, problem, detail, figures: [] };
}

export function figure(name: Figure['figure'], expected: string | number, actual: string | number): Figure {
  return { figure: name, expected: String(expected), actual: String(actual) };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 300) : '';
}
