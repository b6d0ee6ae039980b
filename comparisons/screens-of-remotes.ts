import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FilingScreen } from '@registrar/domain/processes/tables/filing-screen';
import { build } from 'esbuild';
import { z } from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The shell, and every remote that there is. */
export const frontEnds: readonly string[] = readdirSync(root).filter((folder) =>
  existsSync(join(root, folder, 'routes.json')),
);

const stated = z.object({
  filingScreens: z.custom<readonly FilingScreen[]>((value) => Array.isArray(value), 'is no list of screens'),
});

/**
 * What the pages of each front end perform on filings, by its folder. They are found and not named: a remote that came
 * today is compared from its first day.
 */
export async function screensByFrontEnd(): Promise<ReadonlyMap<string, readonly FilingScreen[]>> {
  const folders = frontEnds.filter((folder) => existsSync(join(root, folder, 'src/filing-screens.ts')));
  const outdir = mkdtempSync(join(tmpdir(), 'filing-screens-'));
  try {
    await build({
      entryPoints: folders.map((folder) => ({ in: join(root, folder, 'src/filing-screens.ts'), out: folder })),
      outdir,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
    });
    const found = folders.map(async (folder) => {
      const loaded: unknown = await import(pathToFileURL(join(outdir, `${folder}.mjs`)).href);
      return [folder, stated.parse(loaded).filingScreens] as const;
    });
    return new Map(await Promise.all(found));
  } finally {
    rmSync(outdir, { recursive: true });
  }
}
