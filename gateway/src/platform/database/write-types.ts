import fs from 'node:fs';
import { generateTypes } from './generate-types';
import { migrate } from './migrate';
import { openDatabase } from './open-database';

export async function writeTypes(file: string): Promise<void> {
  const database = await openDatabase({ kind: 'memory' });
  try {
    await migrate(database.db);
    fs.writeFileSync(file, await generateTypes(database.db));
  } finally {
    await database.close();
  }
}
