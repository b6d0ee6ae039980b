import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const random = () => randomBytes(32).toString('base64url');

/** Made once, readable by the owner only. Written aside and linked, so that nobody ever reads half of one. */
function secret(data, name, make) {
  const folder = join(data, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, make(), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}

/** The secrets that several processes share; the gateway keeps its own beside them. */
export function sharedSecrets(data) {
  const [clientId, clientSecret] = secret(data, 'client-credentials', () => `portal:${random()}`).split(':');
  const tokens = JSON.parse(
    secret(data, 'deploy-tokens.json', () => JSON.stringify([{ team: 'platform', token: random(), remotes: ['*'] }])),
  );
  return {
    clientId,
    clientSecret,
    internalKey: secret(data, 'internal-key', random),
    sandboxKey: secret(data, 'sandbox-key', random),
    paymentSecret: secret(data, 'payment-secret', random),
    deployTokensFile: join(data, 'secrets', 'deploy-tokens.json'),
    deployToken: tokens.find(({ token }) => token !== undefined)?.token,
  };
}
