import { Registry } from 'prom-client';

/**
 * The metrics of this process. Other modules create their gauges and counters with `registers: [metrics]`.
 */
export const metrics = new Registry();
