import { Registry } from 'prom-client';

/**
 * The registry of this process's metrics. Other modules create their gauges and counters with `registers:
 * [metrics]`.
 */
export const metrics = new Registry();
