import { describe, expect, it } from 'vitest';
import { inLongRuns, runs } from '../../src/shared/testing/runs.ts';
import { FAULTS } from '../faults.ts';
import type { History, HistoryEvent } from '../history.ts';
import { play } from '../play.ts';
import type { PromiseName } from '../promises.ts';
import { openStage, type Stage } from '../stage.ts';
import { storyOf } from '../story.ts';

/** A short history in which a planted fault breaks a promise that the product keeps. */
export type FaultStory = readonly [fault: string, promise: PromiseName, events: HistoryEvent[]];

interface Telling {
  stage: () => Stage;
  historyOf: (seed: number, events: HistoryEvent[]) => History;
  /** How many stories a short run plays without their fault; with it, it plays the first one. */
  short: number;
}

/** Tests that each story breaks no promise of the product, and its promise with the fault. */
export function testFaultStories(stories: readonly FaultStory[], { stage, historyOf, short }: Telling): void {
  it.each(stories.slice(0, runs(short, stories.length)))(
    'without the fault, the story of “%s” breaks no promise',
    async (fault, _, events) => {
      const played = await play(stage(), historyOf(fault.length, events));
      expect(played.broken, storyOf(played)).toEqual([]);
    },
  );

  describe('a planted fault', () => {
    const isFound = async (name: string, promise: PromiseName, events: HistoryEvent[]) => {
      const faulty = await openStage(FAULTS.find((one) => one.name === name)!);
      const played = await play(faulty, historyOf(1, events)).finally(() => faulty.close());
      expect(
        played.broken.map((one) => one.promise),
        storyOf(played),
      ).toContain(promise);
    };
    it.each(stories.slice(0, 1))('is found: %s', isFound);
    inLongRuns(it.each(stories.slice(1)))('is found: %s', isFound);
  });
}
