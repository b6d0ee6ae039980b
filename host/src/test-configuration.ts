import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostConfiguration } from './configuration';

/** Two teams; a file that a test has changed stays. */
function tokensIn(folder: string): string {
  const file = join(folder, 'deploy-tokens.json');
  const tokens = [
    { team: 'platform', token: 'deploy-secret', remotes: ['*'] },
    { team: 'payments', token: 'payments-secret', remotes: ['mf-payments'] },
  ];
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(tokens));
  return file;
}

/** A host for tests, with its files in this folder and nothing behind it. */
export function testConfiguration(folder: string, change: Partial<HostConfiguration> = {}): HostConfiguration {
  return {
    mode: 'embedded',
    watch: false,
    listenAddress: '127.0.0.1',
    port: 0,
    portalUrl: 'http://localhost:8080',
    gatewayUrl: 'http://127.0.0.1:9',
    portalFolder: join(folder, 'portal'),
    shellFolder: folder,
    deployTokensFile: tokensIn(folder),
    internalKey: 'internal',
    cleaning: { releases: 10, releaseDays: 30, pullRequestBuilds: 5, pullRequestDays: 14 },
    metricsToken: null,
    clientId: 'portal',
    clientSecret: 'portal-secret',
    addresses: { website: 'https://office.example' },
    homeNotice: true,
    branches: true,
    map: {},
    socketsAtOnce: 100,
    pagesPerMinute: 1_200,
    formOrigins: [],
    bucketOrigins: [],
    ...change,
  };
}
