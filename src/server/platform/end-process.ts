import { setTimeout as pause } from 'node:timers/promises';

/** The calls that threads of this process may be waiting for: to a file system or a name server. */
const CALLS = new Set(['FSReqPromise', 'FSReqCallback', 'FileHandleCloseReq', 'GetAddrInfoReqWrap']);
const LOOK_EVERY_MS = 50;
/** How long such calls may take after everything has stopped. */
const CALLS_MS = 2_000;

/**
 * Ends the process once everything has stopped. At exit, Node waits for the calls that its threads have
 * begun. One that hangs, such as for a folder of a file server that is down, would keep the process alive, so
 * the process is then killed.
 */
export async function endProcess(say: (line: string) => void): Promise<void> {
  for (let waitedMs = 0; isCalling(); waitedMs += LOOK_EVERY_MS) {
    if (waitedMs >= CALLS_MS) {
      say('A folder or a name server does not answer. Ending without it.');
      process.kill(process.pid, 'SIGKILL');
    }
    await pause(LOOK_EVERY_MS);
  }
  process.exit(0);
}

function isCalling(): boolean {
  return process.getActiveResourcesInfo().some((name) => CALLS.has(name));
}
