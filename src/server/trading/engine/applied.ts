import type { Command } from '../../../domain/exchange/commands.ts';
import type { ExchangeEvent } from '../../../domain/exchange/events.ts';

/** A command that the engine has applied, with its events. `at` is the engine's time in epoch ms. */
export interface Applied {
  sequence: number;
  at: number;
  command: Command;
  events: readonly ExchangeEvent[];
}
