import { median } from './percentile.ts';

interface Server {
  /** The time of one request, in milliseconds. */
  request(path: string): Promise<number>;
}

/**
 * The median times of a case on each server, in milliseconds. The servers take turns, so that noise affects
 * all of them.
 */
export async function measureInTurns(
  servers: readonly Server[],
  path: string,
  rounds: number,
): Promise<number[]> {
  const times = servers.map((): number[] => []);
  for (let round = -3; round < rounds; round++) {
    for (const [index, server] of servers.entries()) {
      const ms = await server.request(path);
      // The first rounds warm up.
      if (round >= 0) times[index]!.push(ms);
    }
  }
  return times.map(median);
}
