import { Gauge, type Registry } from 'prom-client';

/** One value of a gauge. `labels` distinguish the values of the same gauge. */
export interface Sample {
  value: number;
  labels?: Record<string, string>;
}

interface GaugeOptions {
  name: string;
  help: string;
  labelNames?: string[];
}

/**
 * Adds a gauge that is read at every scrape. A reading that fails omits the gauge from that scrape, so that
 * the others still arrive and an alert on its absence fires. Replaces a gauge of the same name.
 */
export function addGauge(
  registry: Registry,
  { name, help, labelNames = [] }: GaugeOptions,
  read: () => Promise<Sample[]> | Sample[],
): void {
  registry.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      this.reset();
      const samples = await Promise.resolve()
        .then(read)
        .catch(() => []);
      // Without labels, `reset` leaves a 0 behind.
      if (samples.length === 0 && labelNames.length === 0) this.remove();
      for (const { value, labels = {} } of samples) this.set(labels, value);
    },
  });
}
