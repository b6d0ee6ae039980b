import { join } from 'node:path';
import type { CleaningRules } from './clean-builds';
import { readDeployTokens } from './deploy-tokens';

export interface HostConfiguration {
  readonly mode: 'embedded' | 'production';
  /** Folders may be rewritten by a watching build, so nothing is cached. */
  readonly watch: boolean;
  readonly listenAddress: string;
  readonly port: number;
  /** Where people reach the portal, without a trailing slash. */
  readonly portalUrl: string;
  /** Origin of the gateway; its paths begin with /gateway. */
  readonly gatewayUrl: string;
  /** The registry pointer, its audit log and the published remotes live here. */
  readonly portalFolder: string;
  /** The built shell. */
  readonly shellFolder: string;
  /** Who may publish what; read again when it changes. */
  readonly deployTokensFile: string;
  /** Shared with the gateway; proves that a registry change was announced by this host. */
  readonly internalKey: string;
  /** Signs pins; without it the host makes a key of its own in its folder. */
  readonly pinKey?: string;
  /** Which builds that nobody uses are kept. */
  readonly cleaning: CleaningRules;
  /** With it the metrics may be read from elsewhere; null: on this machine only. */
  readonly metricsToken: string | null;
  /** Identifies the client program to the gateway. No secret and no permission, but not part of a bundle either. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address of the demo mailbox; absent in production. */
  readonly sandboxUrl?: string;
  /** Further origins that a form may be posted to, e.g. the bank's payment page. */
  readonly formOrigins: readonly string[];
  /**
   * Where browsers bring documents to and fetch them from, if not from the gateway: the origin of its
   * S3_PUBLIC_ENDPOINT.
   */
  readonly bucketOrigins: readonly string[];
  /** What the portal home links to outside the portal, by the name the shell knows it under. */
  readonly addresses: Readonly<Record<string, string>>;
  /** The map on which places are chosen; what is left out is not offered, and coordinates are typed. */
  readonly map: MapConfiguration;
  /** Whether a registration asks for branches. */
  readonly branches: boolean;
  /**
   * Sockets passed through at once; each takes two file descriptors. Whose they are and how many of one address there
   * may be is the gateway's matter.
   */
  readonly socketsAtOnce: number;
  /** Pages, registries and what tabs ask for by themselves, of one address. */
  readonly pagesPerMinute: number;
  /** Whether the home says that missing first-stage company details are being updated. */
  readonly homeNotice: boolean;
}

/** Addresses of other people's servers: none is asked unless an office configures it. */
export interface MapConfiguration {
  /** Of the pictures, with {z}, {x} and {y}. */
  readonly tiles?: string;
  /** Who made the map, as its licence asks. */
  readonly attribution?: string;
  /** Of the search for places, with {search} and, if it likes, {language}. */
  readonly geocoder?: string;
}

/** The links of the home that differ from office to office, and the variable each is set by. */
const ADDRESSES = {
  website: 'WEBSITE_URL',
  romanizedUnicode: 'ROMANIZED_UNICODE_URL',
  nsicDetails: 'NSIC_DETAILS_URL',
  nidStatus: 'NID_STATUS_URL',
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with the environment, all of it: an operator should not have to start the portal once per mistake. */
export class HostConfigurationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      `The portal host cannot start with this configuration:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
}

export function readConfiguration(environment: Environment): HostConfiguration {
  const problems: string[] = [];
  const need = (name: string, what: string): string => {
    const value = environment[name];
    if (value === undefined || value === '') problems.push(`${name} is missing: ${what}`);
    return value ?? '';
  };
  const mode = environment['REGISTRAR_MODE'] === 'production' ? 'production' : 'embedded';
  const port = Number(environment['PORT'] ?? '8080');
  const configuration: HostConfiguration = {
    mode,
    watch: environment['REGISTRAR_WATCH'] === '1',
    listenAddress: environment['LISTEN_ADDRESS'] ?? '127.0.0.1',
    port,
    portalUrl: (environment['PORTAL_URL'] ?? `http://localhost:${port}`).replace(/\/$/, ''),
    gatewayUrl: environment['GATEWAY_URL'] ?? `http://127.0.0.1:${port + 2}`,
    portalFolder: join(need('REGISTRAR_DATA', 'the folder of the registry and the published remotes'), 'portal'),
    shellFolder: need('SHELL_FOLDER', 'the folder of the built shell'),
    deployTokensFile: need('DEPLOY_TOKENS_FILE', 'a list of {team, token, remotes}: who may publish what'),
    internalKey: need('INTERNAL_KEY', 'the key shared with the gateway'),
    pinKey: readPinKey(environment['PIN_KEY'], problems),
    cleaning: readCleaning(environment, problems),
    metricsToken: readMetricsToken(environment['METRICS_TOKEN'], problems),
    clientId: need('CLIENT_ID', 'the name of the client program'),
    clientSecret: need('CLIENT_SECRET', "the client program's credentials"),
    sandboxUrl: mode === 'embedded' ? environment['SANDBOX_URL'] : undefined,
    addresses: readAddresses(environment, problems),
    map: readMap(environment, problems),
    branches: environment['BRANCHES'] !== 'off',
    socketsAtOnce: Number(environment['SOCKETS'] ?? '10000'),
    pagesPerMinute: readPagesPerMinute(environment['PAGES_PER_MINUTE'], mode, problems),
    homeNotice: environment['HOME_NOTICE'] !== '0',
    bucketOrigins: readBucketOrigins(environment['BUCKET_ORIGINS'], mode, problems),
    formOrigins: (environment['FORM_ORIGINS'] ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  };
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`PORT is not a port: ${environment['PORT'] ?? ''}`);
  if (!Number.isInteger(configuration.socketsAtOnce) || configuration.socketsAtOnce < 1)
    problems.push(`SOCKETS is not a number of sockets: ${environment['SOCKETS'] ?? ''}`);
  if (mode === 'production' && !configuration.portalUrl.startsWith('https://'))
    problems.push('PORTAL_URL must be the https address of the portal');
  const tokensFile = configuration.deployTokensFile;
  if (tokensFile !== '' && readDeployTokens(tokensFile) === undefined)
    problems.push(`DEPLOY_TOKENS_FILE (${tokensFile}) must hold a list of {team, token, remotes}`);
  if (problems.length > 0) throw new HostConfigurationError(problems);
  return configuration;
}

function readCleaning(environment: Environment, problems: string[]): CleaningRules {
  const count = (variable: string, otherwise: number): number => {
    const given = environment[variable] || String(otherwise);
    if (!/^\d{1,4}$/u.test(given)) problems.push(`${variable} must be a whole number from 0 to 9999: ${given}`);
    return Number(given);
  };
  return {
    releases: count('KEEP_RELEASES', 10),
    releaseDays: count('KEEP_RELEASE_DAYS', 30),
    pullRequestBuilds: count('KEEP_PR_BUILDS', 5),
    pullRequestDays: count('KEEP_PR_DAYS', 14),
  };
}

/**
 * Just the origin: a path in the policy would be compared as well, and whatever else stood there could be read as
 * another rule of it.
 */
function readBucketOrigins(
  given: string | undefined,
  mode: HostConfiguration['mode'],
  problems: string[],
): readonly string[] {
  const origins = (given ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  for (const origin of origins) {
    const isOrigin =
      /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/u.test(origin) &&
      URL.canParse(origin) &&
      new URL(origin).origin === origin;
    if (!isOrigin)
      problems.push(`BUCKET_ORIGINS must be origins such as https://documents.example, separated by commas: ${origin}`);
    else if (mode === 'production' && !origin.startsWith('https:'))
      problems.push(`BUCKET_ORIGINS must be https: ${origin}`);
  }
  return origins;
}

/** An office of hundreds has one address; in the embedded default all browser tests are at one machine. */
const PAGES_PER_MINUTE = { production: 1_200, embedded: 120_000 } as const;

function readPagesPerMinute(given: string | undefined, mode: HostConfiguration['mode'], problems: string[]): number {
  if (given === undefined || given === '') return PAGES_PER_MINUTE[mode];
  if (!/^[1-9]\d{1,6}$/u.test(given))
    problems.push(`PAGES_PER_MINUTE must be a whole number from 10 to 9999999: ${given}`);
  return Number(given);
}

function readPinKey(given: string | undefined, problems: string[]): string | undefined {
  if (given === undefined || given === '') return undefined;
  if (given.length < 32) problems.push('PIN_KEY must have 32 characters or more');
  return given;
}

function readMetricsToken(given: string | undefined, problems: string[]): string | null {
  if (given === undefined || given === '') return null;
  if (given.length < 32) problems.push('METRICS_TOKEN must have 32 characters or more');
  return given;
}

function readAddresses(environment: Environment, problems: string[]): Readonly<Record<string, string>> {
  const given = Object.entries(ADDRESSES).flatMap(([name, variable]) => {
    const address = environment[variable] ?? '';
    if (address !== '' && !/^https?:\/\/[^\s/]/u.test(address))
      problems.push(`${variable} must be a web address: ${address}`);
    return address === '' ? [] : [[name, address] as const];
  });
  return Object.fromEntries(given);
}

function readMap(environment: Environment, problems: string[]): MapConfiguration {
  const address = (variable: string, placeholders: readonly string[]): string | undefined => {
    const given = environment[variable] ?? '';
    if (given === '') return undefined;
    const complete =
      /^https?:\/\/[^\s/]/u.test(given) && placeholders.every((placeholder) => given.includes(placeholder));
    if (!complete) problems.push(`${variable} must be a web address with ${placeholders.join(', ')}: ${given}`);
    return given;
  };
  return {
    tiles: address('MAP_TILES_URL', ['{z}', '{x}', '{y}']),
    attribution: environment['MAP_ATTRIBUTION'] || undefined,
    geocoder: address('MAP_GEOCODER_URL', ['{search}']),
  };
}
