import { startGateway } from './gateway';
import { readConfig } from './platform/config/config';
import { ExplainedError } from './platform/explained-error';
import { openPlatform } from './platform/platform';

try {
  const platform = await openPlatform(readConfig(process.env));
  const gateway = await startGateway(platform);
  platform.log.info(
    { address: gateway.address, database: platform.database.kind, bus: platform.config.bus.kind },
    'the gateway is ready',
  );

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await gateway.drain();
    await gateway.close();
    process.exit(0);
  };
  void platform.database.lost?.then((error) => {
    if (stopping) return;
    platform.log.fatal({ err: error }, 'the embedded database has died; the gateway must be started again');
    process.exit(1);
  });
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
} catch (error) {
  // what a person can put right is said in a sentence; the rest needs its stack
  const understood = error instanceof ExplainedError;
  console.error(understood ? error.message : error);
  process.exit(1);
}
