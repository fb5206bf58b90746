/** A measured case beside its peer or limit. `holds`: the ratio meets the goal. */
export interface BenchResult {
  case: string;
  value: number;
  unit: string;
  /** The peer's or the limit's value, in the same unit. */
  beside: number;
  /** value / beside. */
  ratio: number;
  goal: number;
  holds: boolean;
  /** The least and the largest ratio of several runs. */
  spread?: [number, number];
}

export interface BenchReport {
  name: string;
  results: BenchResult[];
  /** Sentences beside the figures: measurements without a goal, or the costs of each part. */
  notes?: string[];
}

/** The options of the command line. */
export interface BenchOptions {
  /** Less work for CI, with the same goals where they apply. */
  small: boolean;
  /** A folder that keeps the databases of the benchmarks of a long history; null to remove them. */
  data: string | null;
  /** The most payouts of a long history; those of the smaller sizes shrink with it. */
  most: number;
}
