import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { remotesFolder, SHELL } from './published-remotes';

/** The end of the name under which a file is written before it takes its place (durable-file.ts). */
const UNFINISHED = '.next';

const foldersIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(folder, name))
    : [];

/** At a start nobody is writing: what a kill left half written is nothing that anybody waits for. */
export function removeUnfinished(portalFolder: string): void {
  const folders = [
    portalFolder,
    join(portalFolder, 'registry-copies'),
    ...foldersIn(join(portalFolder, 'publications')),
    ...foldersIn(join(portalFolder, SHELL)),
    ...foldersIn(remotesFolder(portalFolder)).flatMap(foldersIn),
  ];
  for (const folder of folders.filter((one) => existsSync(one))) {
    for (const file of readdirSync(folder)) if (file.endsWith(UNFINISHED)) rmSync(join(folder, file), { force: true });
  }
}
