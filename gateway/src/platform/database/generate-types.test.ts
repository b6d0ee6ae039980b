import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { generateTypes } from './generate-types';
import { migrate } from './migrate';
import { openDatabase } from './open-database';

test('the committed types are those of the migrated database', async () => {
  const database = await openDatabase({ kind: 'memory' });
  try {
    await migrate(database.db);
    const committed = fs.readFileSync(new URL('./schema.generated.ts', import.meta.url), 'utf8');
    expect(await generateTypes(database.db)).toBe(committed);
    expect(await migrate(database.db)).toEqual([]);
  } finally {
    await database.close();
  }
}, 180_000);
