import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from './addresses.mjs';
import { dataFolder } from './paths.mjs';
import { Refusal } from './say.mjs';

/** Value after a flag of the command line, if it stands there. */
export function option(flag) {
  const at = process.argv.indexOf(flag);
  return at < 0 ? undefined : process.argv[at + 1];
}

/** Where to publish and by what right: the portal on this machine unless told otherwise. */
export function target() {
  const portal = (option('--to') ?? process.env.REGISTRAR_PORTAL ?? addresses().portal).replace(/\/$/, '');
  const file = join(dataFolder(), 'secrets', 'deploy-tokens.json');
  const token = process.env.DEPLOY_TOKEN ?? (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8'))[0]?.token : undefined);
  if (token !== undefined) return { portal, token };
  throw new Refusal('DEPLOY_TOKEN चाहिन्छ।', `A deploy token is needed: set DEPLOY_TOKEN (none found in ${file}).`);
}
