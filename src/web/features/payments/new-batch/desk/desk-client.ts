import { t } from '@lingui/core/macro';
import type { ReadingProgress } from '../../shared/withdrawal-file/read-file.ts';
import type { Answer, CallName, FromWorker, Input, ToWorker } from './protocol.ts';

interface Waiting {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/**
 * The page's connection to the worker. The worker answers each call exactly once, in order. `close` ends the
 * worker at once.
 */
export class DeskClient {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  /** Called with the progress of reading. */
  onProgress: (progress: ReadingProgress) => void = () => undefined;

  constructor() {
    this.worker = new Worker(new URL('./withdrawal-file.worker.ts', import.meta.url), {
      type: 'module',
      name: 'withdrawal-file',
    });
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.receive(data));
    this.worker.addEventListener('error', () =>
      this.fail(
        new Error(
          t`The file reader stopped unexpectedly. Reload the page and choose the file again. Your file is \
unchanged.`,
        ),
      ),
    );
  }

  call<N extends CallName>(call: N, input: Input<N>): Promise<Answer<N>> {
    const id = ++this.lastId;
    return new Promise<Answer<N>>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: never) => void, reject });
      this.worker.postMessage({ id, call, input } as ToWorker);
    });
  }

  close(): void {
    this.worker.terminate();
    this.fail(new Error(t`The file was closed.`));
  }

  private receive(message: FromWorker): void {
    if (message.kind === 'progress') {
      this.onProgress(message.progress);
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.kind === 'answer') waiting?.resolve(message.value as never);
    else waiting?.reject(new Error(message.message));
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
