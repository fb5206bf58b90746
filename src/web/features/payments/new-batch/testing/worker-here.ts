import { vi } from 'vitest';
import type { ToWorker } from '../desk/protocol.ts';

type Listener = (event: { data: unknown }) => void;

/**
 * Runs the worker of the open file on the test's own thread: its real code behind the messages, which arrive
 * in order and after `delayMs`. Returns when the worker is ready.
 */
export async function workerHere(delayMs: () => number): Promise<void> {
  let resolve!: (listener: Listener) => void;
  const ready = new Promise<Listener>((done) => {
    resolve = done;
  });
  const page: Listener[] = [];
  let toWorker: Promise<unknown> = Promise.resolve();
  let toPage: Promise<unknown> = Promise.resolve();
  const later = (line: Promise<unknown>, work: () => void) =>
    line.then(() => new Promise((done) => setTimeout(done, delayMs()))).then(work);

  class WorkerHere {
    postMessage(data: ToWorker) {
      toWorker = later(toWorker, () => void ready.then((answer) => answer({ data })));
    }
    addEventListener(name: string, listener: Listener) {
      if (name === 'message') page.push(listener);
    }
    terminate() {
      page.length = 0;
    }
  }
  vi.stubGlobal('Worker', WorkerHere);
  vi.stubGlobal('postMessage', (data: unknown) => {
    toPage = later(toPage, () => page.forEach((listener) => listener({ data })));
  });
  const listen = vi.spyOn(globalThis, 'addEventListener');
  listen.mockImplementation(((name: string, listener: Listener) => {
    if (name === 'message') resolve(listener);
  }) as typeof globalThis.addEventListener);
  vi.resetModules();
  await import('../desk/withdrawal-file.worker.ts');
  listen.mockRestore();
}
