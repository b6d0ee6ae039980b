import pino from 'pino';
import { learnNames } from './names/learn-names';
import { readConfig } from './platform/config/config';
import { ExplainedError } from './platform/explained-error';
import { openPlatform } from './platform/platform';

/** `npm run names:learn`: what the nightly job does, now. */
try {
  const platform = await openPlatform(readConfig(process.env), { log: pino({ level: 'warn' }) });
  const learned = await platform.database.db.transaction().execute((tx) => learnNames(tx, platform.clock.now()));
  await platform.close();
  console.log(
    `learned from ${learned.names} names: ${learned.keys} common keys, ${learned.words} words, ${learned.pairs} pairs`,
  );
  process.exit(0);
} catch (error) {
  console.error(error instanceof ExplainedError ? error.message : error);
  process.exit(1);
}
