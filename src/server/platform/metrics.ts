import { Registry } from 'prom-client';

/** The metrics of this process. A room that has something to count makes its gauge or counter with `registers: [metrics]`. */
export const metrics = new Registry();
