import type { History, HistoryEvent } from './history.ts';

/**
 * Removes events from a history while it still fails, first in large parts and then one by one, and then
 * takes apart what happens at once. `fails` plays a history. Resolves to a history that fails, and fails no
 * longer without any one of its events, unless `mostPlays` ended the search.
 */
export async function shrink(
  history: History,
  fails: (shorter: History) => Promise<boolean>,
  mostPlays = 200,
): Promise<{ history: History; plays: number }> {
  let plays = 0;
  let { events } = history;
  const tries = async (shorter: HistoryEvent[]): Promise<boolean> => {
    if (plays >= mostPlays || shorter.length === 0) return false;
    plays += 1;
    if (!(await fails({ ...history, events: shorter }))) return false;
    events = shorter;
    return true;
  };
  for (let size = Math.ceil(events.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    let from = 0;
    while (from < events.length) {
      const isShorter = await tries([...events.slice(0, from), ...events.slice(from + size)]);
      if (!isShorter) from += size;
    }
  }
  for (let at = 0; at < events.length; at++) while (await tryOne(events, at, tries));
  return { history: { ...history, events }, plays };
}

/** Tries simpler forms of one event. Resolves to whether one of them still fails. */
async function tryOne(
  events: readonly HistoryEvent[],
  at: number,
  tries: (shorter: HistoryEvent[]) => Promise<boolean>,
): Promise<boolean> {
  for (const simpler of simplerForms(events[at]!))
    if (await tries([...events.slice(0, at), simpler, ...events.slice(at + 1)])) return true;
  return false;
}

function simplerForms(event: HistoryEvent): HistoryEvent[] {
  if (event.what === 'at once') {
    const { events } = event;
    const fewer = events.map((_, left) => events.filter((__, index) => index !== left));
    return [
      ...events,
      ...(events.length > 2 ? fewer.map((some): HistoryEvent => ({ ...event, events: some })) : []),
    ];
  }
  const forms: HistoryEvent[] = [];
  if ('crash' in event && event.crash) {
    const { crash: _, ...calm } = event;
    forms.push(calm);
  }
  if ('twice' in event && event.twice) {
    const { twice: _, ...once } = event;
    forms.push(once);
  }
  if ('breaks' in event && event.breaks) {
    const { breaks: _, ...calm } = event;
    forms.push(calm);
  }
  if (event.what === 'create' && event.rows.length > 1)
    forms.push(...event.rows.map((row): HistoryEvent => ({ ...event, rows: [row] })));
  return forms;
}
