#!/usr/bin/env node
/**
 * What a remote in a repository of its own is worked on with: `npx registrar-remote dev|build|check|release|rollback`.
 */
import { run, Refusal } from './portal/say.mjs';

const COMMANDS = {
  build: () => import('./build.mjs'),
  check: () => import('./check.mjs'),
  dev: () => import('./dev-remote.mjs'),
  release: () => import('./release.mjs'),
  rollback: () => import('./rollback.mjs'),
};

const [, , name] = process.argv;
process.argv.splice(2, 1);
const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;
if (command !== undefined) await command();
else {
  await run(() => {
    throw new Refusal('आदेश मिलेन। यसरी लेख्नुहोस्:', `${name ?? 'No command'} is not known. Type:`, [
      `npx registrar-remote ${Object.keys(COMMANDS).join('|')}`,
    ]);
  });
}
