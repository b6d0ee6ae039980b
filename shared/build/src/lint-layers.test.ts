import { expect, test } from '@jest/globals';
import { domainProcessesZones, filingsZones, gatewayZones, uiZones, zones } from './lint-layers.mjs';

const forbidden = (target: string) =>
  [...zones(['mf-auth', 'mf-payments']), ...gatewayZones, ...filingsZones, ...domainProcessesZones, ...uiZones].find(
    (zone) => zone.target === `./${target}`,
  )?.from ?? [];

test.each([
  ['mf-auth', './mf-payments'],
  ['mf-auth', './shell'],
  ['mf-auth', './shared/gateway-client'],
  ['gateway', './shared/ui'],
  ['shared/domain', './shared/contract'],
  ['shared/ui', './shared/gateway-client'],
  ['shell', './mf-auth'],
  ['shell', './e2e'],
  ['gateway/src/money', './gateway/src/filings'],
  ['gateway/src/papers', './gateway/src/money'],
  ['gateway/src/applications', './gateway/src/documents'],
  ['gateway/src/platform', './gateway/src/accounts'],
  ['gateway/src/accounts', './gateway/src/register'],
  ['gateway/src/register', './gateway/src/filings'],
  ['gateway/src/filings', './gateway/src/administration'],
  ['gateway/src/*/**', './gateway/src/*.ts'],
  ['gateway/src/filings/facts', './gateway/src/filings/processes'],
  ['gateway/src/filings/processes', './gateway/src/filings/engine'],
  ['gateway/src/filings/engine', './gateway/src/filings/use-cases'],
  ['shared/domain/src/processes/definition', './shared/domain/src/processes/questions'],
  ['shared/domain/src/processes/questions', './shared/domain/src/processes/filings'],
  ['shared/domain/src/processes/filings', './shared/domain/src/processes/tables'],
  ['shared/ui/src/base', './shared/ui/src/index.ts'],
  ['shared/ui/src/sections', './shared/ui/src/filings'],
  ['shared/ui/src/filings', './shared/ui/src/review'],
])('%s may not import from %s', (target, from) => {
  expect(forbidden(target)).toContain(from);
});

test.each([
  ['mf-auth', './shared/ui'],
  ['shell', './shared/gateway-client'],
  ['gateway', './shared/domain'],
  ['gateway/src/money', './gateway/src/papers'],
  ['gateway/src/filings', './gateway/src/money'],
  ['gateway/src/filings/use-cases', './gateway/src/filings/facts'],
  ['shared/domain/src/processes/filings', './shared/domain/src/processes/questions'],
  ['shared/ui/src/review', './shared/ui/src/filings'],
])('%s may import from %s', (target, from) => {
  expect(forbidden(target)).not.toContain(from);
});
