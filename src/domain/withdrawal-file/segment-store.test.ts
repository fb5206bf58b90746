import { describe, expect, it } from 'vitest';
import { SegmentStore } from './segment-store.ts';

/** 64,000 characters, some of several bytes; the text of every segment differs. */
const textOf = (i: number) => `Zoë ${i}, “€12”, 𝒜\uFEFF\n`.repeat(5_000).slice(0, 64_000);

/** More than is kept as text. */
const SEGMENTS = 300;

describe('the segments of a large file', () => {
  it('come back as they were, compressed or not', () => {
    const store = new SegmentStore();
    for (let i = 0; i < SEGMENTS; i++) store.add({ text: textOf(i), firstLine: i * 10, broken: i % 7 === 0 });
    expect(store.length).toBe(SEGMENTS);
    for (const i of [0, 1, 249, 250, 251, SEGMENTS - 1])
      expect(store.at(i)).toEqual({ text: textOf(i), firstLine: i * 10, broken: i % 7 === 0 });
  });

  it('come back as they were rewritten', () => {
    const store = new SegmentStore();
    for (let i = 0; i < SEGMENTS; i++) store.add({ text: textOf(i), firstLine: 1, broken: false });
    store.rewrite((text) => text.replaceAll('€', 'EUR'));
    for (const i of [0, SEGMENTS - 1]) expect(store.at(i).text).toBe(textOf(i).replaceAll('€', 'EUR'));
  });
});
