/**
 * Ends a child process when its parent is gone. A process left behind by a failed benchmark would hold its
 * output open, and a reader of that output would wait for ever.
 */
process.once('disconnect', () => process.exit());
