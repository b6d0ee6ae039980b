import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { settings, type Setting } from './line';

export interface Options {
  readonly origin: string;
  readonly setting: Setting;
  readonly key: string;
  readonly only: readonly string[];
  readonly json: string | undefined;
  readonly measure: boolean;
  readonly certificate: Buffer | undefined;
}

export const USAGE = `npm run attack -- ORIGIN [--setting ${settings.join('|')}] [--only X22a,S1] [--json FILE] [--ca FILE] [--measure]
ATTACK_KEY holds the key that the gateway printed when it was started with ATTACK_TARGET=1.`;

export function readOptions(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      setting: { type: 'string', default: 'embedded' },
      only: { type: 'string', default: '' },
      json: { type: 'string' },
      ca: { type: 'string' },
      measure: { type: 'boolean', default: false },
    },
  });
  const [origin = ''] = positionals;
  const setting = settings.find((one) => one === values.setting);
  const key = environment['ATTACK_KEY'] ?? '';
  if (!URL.canParse(origin) || setting === undefined || key === '') throw new Error(USAGE);
  return {
    origin: new URL(origin).origin,
    setting,
    key,
    only: values.only.split(',').filter(Boolean),
    json: values.json,
    measure: values.measure,
    certificate: values.ca === undefined ? undefined : readFileSync(values.ca),
  };
}
