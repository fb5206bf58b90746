/**
 * Ends a child process when its parent is gone. A benchmark that fails leaves nothing behind which holds its
 * output open: whoever reads that output would wait for ever.
 */
process.once('disconnect', () => process.exit());
