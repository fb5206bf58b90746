/**
 * A start, or a command, that cannot continue. The message is one sentence for the operator, with the remedy.
 */
export class StartRefused extends Error {}
