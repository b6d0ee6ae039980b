import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { addresses } from './addresses.mjs';
import { dataFolder, workspaces } from './paths.mjs';
import { Refusal, say } from './say.mjs';

const KNOWN = {
  to: { type: 'string', shown: '--to URL' },
  yes: { type: 'boolean', shown: '--yes' },
  pr: { type: 'string', shown: '--pr NUMBER', form: /^\d+$/u },
  urgency: { type: 'string', shown: '--urgency critical', form: /^(?:normal|critical)$/u },
  disable: { type: 'boolean', shown: '--disable' },
  enable: { type: 'boolean', shown: '--enable' },
  canary: {
    type: 'string',
    shown: '--canary SHARE',
    form: /^[1-9]\d?$/u,
    hint: ['१ देखि ९९ सम्म: कति प्रतिशतलाई', 'from 1 to 99: of a hundred browsers so many'],
  },
  promote: { type: 'boolean', shown: '--promote' },
  'end-canary': { type: 'boolean', shown: '--end-canary' },
  guard: { type: 'boolean', shown: '--guard' },
  notice: { type: 'string', shown: '--notice FILE' },
  version: { type: 'string', shown: '--version VERSION', form: /^[\w.-]+$/u },
  team: { type: 'string', shown: '--team NAME', form: /^[\w-]{1,40}$/u },
  remotes: {
    type: 'string',
    shown: '--remotes mf-NAME[,…]',
    form: /^(?:\*|(?:shell|mf-[a-z0-9-]+)(?:,(?:shell|mf-[a-z0-9-]+))*)$/u,
    hint: ['“shell” शेल, “*” सबै', '“shell” is the shell, “*” everything'],
  },
  until: { type: 'string', shown: '--until YYYY-MM-DD', form: /^\d{4}-\d{2}-\d{2}$/u },
  days: { type: 'string', shown: '--days NUMBER', form: /^(?:[1-9]|[12]\d|30)$/u },
  'dry-run': { type: 'boolean', shown: '--dry-run' },
  against: { type: 'string', shown: '--against URL' },
  'skip-checks': { type: 'boolean', shown: '--skip-checks' },
  'skip-conformance': { type: 'boolean', shown: '--skip-conformance' },
};

/**
 * The options of a command, of those that it knows. A word that is no option, an unknown option and one without its
 * value are refused with the line to type: what is mistyped never goes live. A command that takes words says which, one
 * form for each place.
 *
 * @param {{ script: string, remote?: string, words?: { shown: string, forms: readonly RegExp[] },
 *   known: readonly (keyof typeof KNOWN)[], argv?: readonly string[],
 *   environment?: Readonly<Record<string, string | undefined>> }} command
 */
export function readOptions({ script, remote, words, known, argv = process.argv.slice(2), environment = process.env }) {
  const line = `npm run ${script} ${workspaces.inRepository && remote !== undefined ? `-w ${remote} ` : ''}-- ${words === undefined ? '' : `${words.shown} `}${known.map((name) => `[${KNOWN[name].shown}]`).join(' ')}`;
  const refuse = (nepali, english) => {
    throw new Refusal(`${nepali} यसरी लेख्नुहोस्:`, `${english} Type:`, [line]);
  };
  // without the second "--" npm keeps options to itself, and the command would run as if they were not there
  const swallowed = known.find(
    (name) => environment[`npm_config_${name.replaceAll('-', '_')}`] !== undefined && !NPM_KNOWS.has(name),
  );
  if (swallowed !== undefined) refuse(`--${swallowed} को अघि “--” छुट्यो।`, `“--” is missing before --${swallowed}.`);
  let values;
  let positionals;
  try {
    ({ values, positionals } = parseArgs({
      args: [...argv],
      options: Object.fromEntries(known.map((name) => [name, { type: KNOWN[name].type }])),
      strict: true,
      allowPositionals: words !== undefined,
    }));
  } catch (error) {
    refuse('विकल्प मिलेन।', `${error.message.split('. ')[0]}.`);
  }
  for (const [name, value] of Object.entries(values)) {
    const { form, shown, hint = ['', ''] } = KNOWN[name];
    const [nepali, english] = hint.map((text) => text && ` (${text})`);
    if (typeof value === 'string' && (value === '' || (form && !form.test(value))))
      refuse(`${shown}${nepali} मिलेन: ${value}`, `${shown}${english}, not “${value}”.`);
  }
  for (const [one, others] of Object.entries(APART)) {
    const other = others.find((name) => values[name] !== undefined);
    if (values[one] !== undefined && other !== undefined)
      refuse(`--${one} र --${other} सँगै मिल्दैनन्।`, `--${one} and --${other} exclude each other.`);
  }
  const stray = positionals.find((word, place) => !words.forms[place]?.test(word));
  if (stray !== undefined) refuse(`“${stray}” मिलेन।`, `“${stray}” is not understood here.`);
  if (values.disable && values.enable)
    refuse('--disable र --enable सँगै मिल्दैनन्।', '--disable and --enable exclude each other.');
  if (values.notice !== undefined && !values.disable)
    refuse('--notice --disable सँग मात्र मिल्छ।', '--notice goes with --disable only.');
  return words === undefined ? values : { ...values, words: positionals };
}

/**
 * What does not go together: a switch or the fate of a canary is a change of its own, and a canary is watched anyway.
 */
const APART = {
  canary: ['pr', 'disable', 'enable', 'promote', 'end-canary', 'guard'],
  promote: ['pr', 'disable', 'enable', 'end-canary'],
  'end-canary': ['pr', 'disable', 'enable', 'guard'],
  guard: ['pr', 'disable', 'enable'],
};

/** npm's own options of the same name, set by whoever runs it. */
const NPM_KNOWS = new Set(['yes', 'version']);

/** Where to publish and by what right: the portal on this machine unless told otherwise. */
export function target({ to }) {
  const portal = (to ?? process.env.REGISTRAR_PORTAL ?? addresses().portal).replace(/\/$/, '');
  const file = join(dataFolder(), 'secrets', 'deploy-tokens.json');
  // of an issued token only the digest is there
  const own = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).find(({ token }) => token !== undefined)
    : undefined;
  const token = process.env.DEPLOY_TOKEN ?? own?.token;
  if (token !== undefined)
    return { portal, token, by: process.env.DEPLOY_TOKEN === undefined ? own.team : 'DEPLOY_TOKEN' };
  throw new Refusal('DEPLOY_TOKEN चाहिन्छ।', `A deploy token is needed: set DEPLOY_TOKEN (none found in ${file}).`);
}

const YES = /^(?:y|yes|हो)$/iu;

/** Says what is live, what is to be, where and by whose token, and asks; a machine says `--yes`. */
export async function confirm({ yes = false }, { name, live, next, portal, by }) {
  say(
    `${name}: अहिले ${live}, अब ${next} (${portal}, टोकन: ${by})`,
    `${name}: live is ${live}, will be ${next} (${portal}, token: ${by})`,
  );
  await agree(yes);
}

/** A yes of whoever is at the terminal; a machine gives it beforehand. */
export async function agree(yes) {
  if (yes) return;
  if (process.stdin.isTTY !== true)
    throw new Refusal('पुष्टि चाहिन्छ: --yes थप्नुहोस्।', 'This has to be confirmed: add --yes.');
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question('हुन्छ? / Go on? (y/N) ').finally(() => asking.close());
  if (!YES.test(answer.trim())) throw new Refusal('केही फेरिएन।', 'Nothing was changed.');
}
