import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface Options {
  readonly root: string;
  readonly runs: number;
  /** Parts of the names of the row families that are wanted; none: all. */
  readonly only: readonly string[];
  /** Six ports from this one are used. */
  readonly port: number;
  /** Everything the bench keeps; never the folder of a portal somebody works with. */
  readonly data: string;
}

export const DEFAULT_RUNS = 9;

export function readOptions(
  root: string,
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options {
  const { values } = parseArgs({
    args: [...argv],
    options: { runs: { type: 'string' }, only: { type: 'string', multiple: true } },
  });
  const runs = Number(values.runs ?? DEFAULT_RUNS);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs ?? ''} is not a number of runs`);
  return {
    root,
    runs,
    only: (values.only ?? []).flatMap((text) => text.split(',')),
    port: Number(environment['PORT'] || 8500),
    data: resolve(environment['REGISTRAR_DATA'] || join(root, '.cache/bench/data')),
  };
}

/** Long steps are repeated less often than short ones. */
export const third = ({ runs }: Options): number => Math.max(1, Math.round(runs / 3));
