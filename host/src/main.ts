import { readConfiguration } from './configuration';
import { createHost } from './server';

const isFolders = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((folder) => typeof folder === 'string');

const configuration = readConfiguration(process.env);
const watched: unknown = JSON.parse(process.env['WATCHED_REMOTES'] ?? '{}');
const host = createHost({ configuration, now: () => new Date(), watchedRemotes: isFolders(watched) ? watched : {} });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    host.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

await host.listen({ port: configuration.port, host: configuration.listenAddress });
