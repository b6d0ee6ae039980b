import type { Config } from '../platform/config/config';
import { keyedHash } from './secrets';

/** What the audit keeps of a network address: enough to tell two places apart, not to find one. */
export function addressHash({ secrets }: Pick<Config, 'secrets'>, address: string): string {
  return keyedHash(secrets.otpPepper, address.replace(/^::ffff:/, '')).slice(0, 16);
}
