import { expect, test } from '@jest/globals';
import { filesOfCommands } from './files-of-commands.mjs';

test('the package holds the commands, what they import and what they start as a process of its own', async () => {
  const files = await filesOfCommands();
  expect(files).toEqual(
    expect.arrayContaining([
      'scripts/registrar-remote.mjs',
      'scripts/portal/builders.mjs',
      // named by its place in builders.mjs
      'scripts/portal/build-workspace.mjs',
      'scripts/portal/exit-with-parent.mjs',
    ]),
  );
  expect(files.filter((file) => !file.startsWith('scripts/'))).toEqual([]);
});
