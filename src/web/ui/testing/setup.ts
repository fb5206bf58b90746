import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import './texts.ts';

// A calendar or a lazy part takes longer than a second to appear on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

// happy-dom computes no layout. A size for every element lets virtualised lists draw their rows, and keeps
// an element that is measured from counting as empty.
const SIZE = { width: 1_200, height: 600 };
Object.defineProperties(HTMLElement.prototype, {
  offsetWidth: { configurable: true, get: () => SIZE.width },
  offsetHeight: { configurable: true, get: () => SIZE.height },
  clientWidth: { configurable: true, get: () => SIZE.width },
  clientHeight: { configurable: true, get: () => SIZE.height },
});

// happy-dom loads no fonts. A text area that grows measures itself again when one has loaded.
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });

// Testing Library does this for the first file of a process only.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

beforeEach(() => {
  // A test that reaches the network fails with a message instead of waiting for an answer.
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    throw new Error(`No answer is prepared for ${input instanceof Request ? input.url : String(input)}`);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
