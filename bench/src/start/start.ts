import { join } from 'node:path';
import type { Options } from '../options';
import { startProgram } from '../programs/program';
import type { Row } from '../row';

const LONGEST_S = 5;

/**
 * `npm start` on a folder that has been started before, from the command to the gateway's and the page's first answer.
 */
export async function measureStart(options: Options): Promise<Row[]> {
  await startPortalOnce(options);
  const seconds: number[] = [];
  for (let run = 0; run < options.runs; run++) seconds.push(await startPortalOnce(options));
  return [
    {
      name: '`npm start` the second time, to the first answer',
      unit: 's',
      ours: seconds,
      bar: { kind: 'at most', limit: LONGEST_S },
    },
  ];
}

async function startPortalOnce(options: Options): Promise<number> {
  const started = performance.now();
  const portal = await startProgram({
    script: join(options.root, 'scripts/start.mjs'),
    environment: { PORT: String(options.port), REGISTRAR_DATA: join(options.data, 'started') },
    log: join(options.data, 'logs', 'start.log'),
    // through the host, so both of them answer
    readyAt: `http://127.0.0.1:${options.port}/gateway/readyz`,
  });
  const seconds = (performance.now() - started) / 1000;
  await portal.stop();
  return seconds;
}
