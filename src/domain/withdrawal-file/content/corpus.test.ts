import { describe, expect, it } from 'vitest';
import { readText } from '../testing/fixture.ts';
import { MISLEADING_FILES, type Answer } from '../testing/content-corpus.ts';

function answerOf(text: string): Answer | 'refused' {
  const result = readText(text);
  if (!result.ok) return 'refused';
  const { blockers, rejected } = result.file.summary();
  if (rejected > 0 && blockers.length === 0) return 'error';
  return blockers.length > 0 ? 'asks' : 'right';
}

describe('the content of columns', () => {
  it.each(MISLEADING_FILES.map((one) => [`${one.family}: ${one.what}`, one] as const))(
    '%s',
    (_name, { text, answer }) => expect(answerOf(text)).toBe(answer),
  );
});
