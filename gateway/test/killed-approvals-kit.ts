import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Approvals, ApprovedFiling } from './approvals';
import { startProcess, type KillAt, type TestProcess } from './process-kit';

/** A statement after which an approval is killed; `each` where it sends several of that kind. */
export interface KilledAfter {
  readonly statement: string;
  readonly each?: number;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A folder for a gateway's data, and the program that approves on it until it is killed. */
export interface KilledApprovals {
  readonly data: string;
  readonly directory: string;
  bundle(): Promise<void>;
  remove(): void;
  /**
   * Approves the filings in their order, each in a process that is killed at its statement. A process first says what
   * was left of the filing before and approves it again.
   *
   * @param parse reads what a process says of a filing
   * @param within a statement that is sent in the transaction of an approval and in no other one
   */
  reports<Traces>(
    filings: readonly ApprovedFiling[],
    by: Pick<Approvals, 'registrar' | 'officeId'>,
    killedAfter: readonly KilledAfter[],
    within: string,
    parse: (traces: unknown) => Traces,
  ): Promise<{ readonly left: Traces[]; readonly now: Traces[] }>;
}

export function killedApprovals(name: string): KilledApprovals {
  const built = path.join(root, '.cache', `${name}-${process.pid}`);
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'gateway-approving-'));
  const directory = path.join(data, 'database');
  let running: TestProcess | undefined;
  return {
    data,
    directory,
    /** As one file: of hundreds of modules a process would take seconds to start. */
    async bundle() {
      const { build } = await import('esbuild');
      const { serverBuild } = await import(pathToFileURL(path.join(root, 'scripts/portal/server-build.mjs')).href);
      await build({
        ...serverBuild('gateway', built),
        entryPoints: {
          'approve-until-killed': path.join(root, 'gateway/test/approve-until-killed.ts'),
          'pglite-worker': path.join(root, 'gateway/src/platform/database/pglite-worker.mjs'),
        },
        sourcemap: false,
      });
    },
    remove() {
      running?.child.kill('SIGKILL');
      for (const folder of [data, built]) fs.rmSync(folder, { recursive: true, force: true });
    },
    async reports(filings, by, killedAfter, within, parse) {
      const reports = { left: [] as ReturnType<typeof parse>[], now: [] as ReturnType<typeof parse>[] };
      for (const [index, filing] of [...filings, null].entries()) {
        const before = filings[index - 1] ?? null;
        running = startProcess(path.join(built, 'approve-until-killed.mjs'), {
          args: [JSON.stringify({ directory, ...by, before, next: filing } satisfies Approvals)],
          env: {},
          killAt: killAt(killedAfter, within, index),
        });
        if (before) {
          const [line] = await running.says(/^\{.*\}$/m);
          const { left, now } = reportSchema.parse(JSON.parse(line));
          reports.left.push(parse(left));
          reports.now.push(parse(now));
        }
        if (filing) await running.killed();
        else await running.ended;
      }
      return reports;
    },
  };
}

const reportSchema = z.object({ left: z.unknown(), now: z.unknown() });

/** A process does the approval of the one before again, of which nothing was left, and dies in the one after it. */
function killAt(killedAfter: readonly KilledAfter[], within: string, index: number): KillAt | undefined {
  const named = killedAfter[index];
  return (
    named && {
      statement: named.statement,
      moment: 'after',
      inTransactionOf: within,
      count: (named.each ?? 1) * (index === 0 ? 1 : 2),
    }
  );
}
