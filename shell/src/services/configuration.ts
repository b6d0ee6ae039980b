import type { ClientCredentials } from '@registrar/gateway-client/client';

/**
 * What differs from one installation to the next, read at run time from the page, or from `/config.json` where it has
 * none.
 */
export interface Configuration {
  readonly gatewayBase: string;
  readonly clientCredentials: ClientCredentials;
  /** Everything else that is a text, e.g. external addresses; remotes may read it. */
  readonly settings: Readonly<Record<string, string>>;
}

const builtIn: Configuration = {
  gatewayBase: '/gateway',
  clientCredentials: { id: 'portal', secret: '' },
  settings: {},
};

/** A portal whose configuration cannot be read still shows its public pages. */
export async function readConfiguration(
  get: typeof fetch,
  settings: unknown,
  onProblem: (problem: string) => void,
): Promise<Configuration> {
  if (settings !== undefined) return configurationFrom(settings);
  try {
    const answer = await get('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(5_000) });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    return configurationFrom(await answer.json());
  } catch (error) {
    onProblem(`configuration: ${error instanceof Error ? error.message : String(error)}`);
    return builtIn;
  }
}

export function configurationFrom(value: unknown): Configuration {
  const { gatewayBase, clientId, clientSecret, addresses, ...rest } = fieldsOf(value);
  return {
    gatewayBase: textOr(gatewayBase, builtIn.gatewayBase),
    clientCredentials: {
      id: textOr(clientId, builtIn.clientCredentials.id),
      secret: textOr(clientSecret, builtIn.clientCredentials.secret),
    },
    settings: { ...textsOf(rest), ...textsOf(fieldsOf(addresses)) },
  };
}

/** A configured address, if it is one of the web: nothing else may stand behind a link. */
export function webAddress(settings: Configuration['settings'], name: string): string | null {
  const address = settings[name];
  return address !== undefined && /^https?:\/\//.test(address) ? address : null;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textOr = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;
const textsOf = (fields: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
