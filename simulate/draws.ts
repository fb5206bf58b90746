import { seededNumbers } from '../src/shared/seeded-numbers.ts';

/** Repeatable draws: the same seed gives the same draws in the same order. */
export interface Draws {
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  oneOf<T>(values: readonly T[]): T;
  /** One of the values, each as often as its weight says. */
  weighted<T>(values: readonly (readonly [weight: number, value: T])[]): T;
}

export function drawsOf(seed: number): Draws {
  const next = seededNumbers(seed);
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    whole,
    chance: (probability) => next() < probability,
    oneOf: (values) => values[whole(0, values.length - 1)]!,
    weighted: (values) => {
      let left = next() * values.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, value] of values) {
        left -= weight;
        if (left < 0) return value;
      }
      return values.at(-1)![1];
    },
  };
}
