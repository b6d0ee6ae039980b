import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a generator wrote, as `npm run format` would leave it; where the tools are not installed, as it is. */
export async function formatted(root, files) {
  const prettier = await import('prettier').catch(() => undefined);
  if (prettier === undefined) return;
  for (const file of files) {
    const filepath = join(root, file);
    const { ignored } = await prettier.getFileInfo(filepath, { ignorePath: join(root, '.prettierignore') });
    if (ignored) continue;
    const options = await prettier.resolveConfig(filepath);
    const text = readFileSync(filepath, 'utf8');
    writeFileSync(filepath, await prettier.format(text, { ...options, filepath }));
  }
}
