import { probeAll } from './probe-all.mjs';

/** A process that sends one small request after another, from the message 'start' until 'stop'. */
const target = JSON.parse(process.argv[2]);

let stop = async () => [];

process.on('message', async (message) => {
  if (message === 'start') {
    stop = await probeAll(target);
    process.send('started');
    return;
  }
  process.send(await stop());
});
