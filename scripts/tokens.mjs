/**
 * `npm run tokens -- issue --team NAME --remotes mf-x[,…] [--until YYYY-MM-DD]`; `npm run tokens -- list`,
 * `npm run tokens -- revoke ID`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { whenOf } from './portal/build-table.mjs';
import { readOptions } from './portal/deploy-options.mjs';
import { dataFolder } from './portal/paths.mjs';
import { Refusal, run, say } from './portal/say.mjs';
import { changeTokens, issue, readTokens } from './portal/token-file.mjs';

const WORDS = { shown: 'issue | list | revoke ID', forms: [/^(?:issue|list|revoke)$/u, /^[0-9a-f]{8}$/u] };
const LINES = [
  'npm run tokens -- issue --team NAME --remotes mf-NAME[,…] [--until YYYY-MM-DD]',
  'npm run tokens -- list',
  'npm run tokens -- revoke ID',
];

const file = () => process.env.DEPLOY_TOKENS_FILE ?? join(dataFolder(), 'secrets', 'deploy-tokens.json');

/** The host writes down when each was last used. */
function uses() {
  const written = join(dataFolder(), 'portal', 'deploy-token-uses.json');
  return existsSync(written) ? JSON.parse(readFileSync(written, 'utf8')) : {};
}

function stateOf({ until, revokedAt }) {
  if (revokedAt !== undefined) return `फिर्ता / revoked ${revokedAt.slice(0, 10)}`;
  return Date.parse(until) <= Date.now()
    ? `सकियो / ended ${until.slice(0, 10)}`
    : `${until.slice(0, 10)} सम्म / until then`;
}

function list() {
  const used = uses();
  for (const row of readTokens(file())) {
    // nothing is kept of the use of one that was not issued
    const state =
      row.id === undefined
        ? ['यो आदेशले नदिएको / not issued by this command']
        : [stateOf(row), `अन्तिम प्रयोग / last used: ${used[row.id] === undefined ? '-' : whenOf(used[row.id])}`];
    console.log([row.id ?? '--------', row.team, row.remotes.join(','), ...state].join('  '));
  }
}

async function issueOne(options) {
  const { token, row } = issue(options, new Date());
  await changeTokens(file(), (rows) => [...rows, row]);
  say(
    `${row.team}: ${row.remotes.join(', ')}, ${row.until.slice(0, 10)} सम्म (${row.id})। टोकन अहिले मात्र देखिन्छ:`,
    `${row.team}: ${row.remotes.join(', ')} until ${row.until.slice(0, 10)} (${row.id}). The token is shown this once:`,
  );
  console.log(`\n${token}\n`);
}

async function revoke(id) {
  await changeTokens(file(), (rows) => {
    if (!rows.some((row) => row.id === id))
      throw new Refusal(`${id} भेटिएन।`, `There is no issued token ${id}. See: npm run tokens -- list`);
    return rows.map((row) =>
      row.id === id && row.revokedAt === undefined ? { ...row, revokedAt: new Date().toISOString() } : row,
    );
  });
  say(`${id} फिर्ता लिइयो।`, `${id} is revoked; the host knows at once.`);
}

await run(async () => {
  const {
    words: [word, id],
    ...options
  } = readOptions({ script: 'tokens', words: WORDS, known: ['team', 'remotes', 'until'] });
  const isIssue = word === 'issue';
  const isComplete = isIssue
    ? options.team !== undefined && options.remotes !== undefined && id === undefined
    : Object.keys(options).length === 0 && (word === 'revoke') === (id !== undefined);
  if (word === undefined || !isComplete) throw new Refusal('यसरी लेख्नुहोस्:', 'Type:', LINES);
  if (isIssue) return issueOne(options);
  return word === 'list' ? list() : revoke(id);
});
