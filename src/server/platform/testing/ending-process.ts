import { open } from 'node:fs/promises';
import { endProcess } from '../end-process.ts';

/** A process that reads a file, and ends on request. */
const say = (line: string) => process.stdout.write(`${line}\n`);
process.on('SIGTERM', () => void endProcess(say));
void open(process.env['OPENED']!).then((file) => file.readFile());
setInterval(() => undefined, 60_000);
setTimeout(() => say('Working.'), 100);
