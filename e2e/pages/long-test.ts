import { test } from '@playwright/test';
import { inLongRuns } from '../../src/shared/testing/runs.ts';

/**
 * A test that only the long run plays (`npm run test:long`). `npm test` keeps another one of the same area,
 * and no later journey depends on its data.
 */
export const longTest = inLongRuns(test);
