import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who may publish, and which remotes; `*` is all of them. */
export interface DeployToken {
  readonly team: string;
  readonly token: string;
  readonly remotes: readonly string[];
}

export interface HostConfiguration {
  readonly mode: 'demo' | 'production';
  /** Folders may be rewritten by a watching build, so nothing is cached. */
  readonly watch: boolean;
  readonly listenAddress: string;
  readonly port: number;
  /** Where people reach the portal, without a trailing slash. */
  readonly publicUrl: string;
  /** Origin of the gateway; its paths begin with /gateway. */
  readonly gatewayUrl: string;
  /** The registry pointer, its audit log and the published remotes live here. */
  readonly portalFolder: string;
  /** The built shell. */
  readonly shellFolder: string;
  readonly deployTokens: readonly DeployToken[];
  /** Shared with the gateway; proves that a registry change was announced by this host. */
  readonly internalKey: string;
  /** Identifies the client program to the gateway. No secret and no permission, but not part of a bundle either. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address of the demo mailbox; absent in production. */
  readonly sandboxUrl?: string;
  /** Further origins that a form may be posted to, e.g. the bank's payment page. */
  readonly formOrigins: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Everything that is missing is named at once: an operator should not have to start the portal once per mistake. */
export function readConfiguration(environment: Environment): HostConfiguration {
  const missing: string[] = [];
  const need = (name: string): string => {
    const value = environment[name];
    if (value === undefined || value === '') missing.push(name);
    return value ?? '';
  };
  const mode = environment['REGISTRAR_MODE'] === 'production' ? 'production' : 'demo';
  const port = Number(environment['PORT'] ?? '8080');
  const configuration: HostConfiguration = {
    mode,
    watch: environment['REGISTRAR_WATCH'] === '1',
    listenAddress: environment['LISTEN_ADDRESS'] ?? '127.0.0.1',
    port,
    publicUrl: (environment['PUBLIC_URL'] ?? `http://localhost:${port}`).replace(/\/$/, ''),
    gatewayUrl: environment['GATEWAY_URL'] ?? `http://127.0.0.1:${port + 2}`,
    portalFolder: join(need('REGISTRAR_DATA'), 'portal'),
    shellFolder: need('SHELL_FOLDER'),
    deployTokens: readDeployTokens(need('DEPLOY_TOKENS_FILE')),
    internalKey: need('INTERNAL_KEY'),
    clientId: need('CLIENT_ID'),
    clientSecret: need('CLIENT_SECRET'),
    sandboxUrl: mode === 'demo' ? environment['SANDBOX_URL'] : undefined,
    formOrigins: (environment['FORM_ORIGINS'] ?? '').split(',').map((origin) => origin.trim()).filter(Boolean),
  };
  if (missing.length > 0) throw new Error(`The host needs: ${missing.join(', ')}`);
  return configuration;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isDeployToken(value: unknown): value is DeployToken {
  if (typeof value !== 'object' || value === null) return false;
  const { team, token, remotes } = value as Partial<Record<keyof DeployToken, unknown>>;
  return isText(team) && isText(token) && Array.isArray(remotes) && remotes.every(isText);
}

function readDeployTokens(file: string): readonly DeployToken[] {
  if (file === '') return [];
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(parsed) || !parsed.every(isDeployToken)) throw new Error(`${file} must be a list of {team, token, remotes}`);
  return parsed;
}
