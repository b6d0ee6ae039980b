import path from 'node:path';
import type { TokenPlace } from '../signing/signing-place';

const NAMES = [
  'SIGNING_PKCS11_MODULE',
  'SIGNING_PKCS11_TOKEN',
  'SIGNING_PKCS11_KEY',
  'SIGNING_PKCS11_PIN',
  'SIGNING_PKCS11_CERTIFICATES',
] as const;

/** Where the key of the office lies in a token; null where none is configured. All of it or nothing. */
export function tokenOf(
  env: { readonly [Name in (typeof NAMES)[number] | 'SIGNING_P12']?: string | undefined },
  problems: string[],
): TokenPlace | null {
  const [module, token, key, pin, certificates] = NAMES.map((name) => env[name]);
  if (NAMES.every((name) => env[name] === undefined)) return null;
  const missing = NAMES.filter((name) => env[name] === undefined);
  if (missing.length > 0)
    problems.push(`${missing.join(', ')}: missing, a key in a token needs all of SIGNING_PKCS11_*`);
  if (env.SIGNING_P12 !== undefined)
    problems.push('SIGNING_P12 and SIGNING_PKCS11_*: the office signs with one key, in a file or in a token');
  if (key !== undefined && !/^([0-9a-f]{2})+$/i.test(key))
    problems.push('SIGNING_PKCS11_KEY must be the hexadecimal identifier of a key');
  return {
    kind: 'pkcs11',
    module: module ?? '',
    token: token ?? '',
    key: key ?? '',
    pin: pin ?? '',
    certificates: path.resolve(certificates ?? ''),
  };
}
