const { execFileSync } = require('node:child_process');
const { ROOT } = require('./workspaces.cjs');

/**
 * Where a build server says what it builds, for repositories it has fetched without a branch; the first that is set
 * counts.
 */
const COMMIT_VARIABLES = ['GIT_COMMIT', 'GITHUB_SHA', 'CI_COMMIT_SHA'];
const BRANCH_VARIABLES = ['GIT_BRANCH', 'GITHUB_HEAD_REF', 'GITHUB_REF_NAME', 'CI_COMMIT_REF_NAME'];

/**
 * @param {readonly string[]} words
 * @param {string} folder
 * @returns {string | null} what git answers; null outside a repository
 */
function git(words, folder) {
  try {
    return execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** @param {string | null | undefined} seconds since 1970 */
const instant = (seconds) => (seconds ? new Date(Number(seconds) * 1000).toISOString() : null);

/**
 * Which state of the sources a build is of. The time is the commit's (or `SOURCE_DATE_EPOCH`), never the clock's: the
 * same sources built again are the same bytes, which the host takes for the version it has.
 *
 * @param {readonly string[]} inputs folders that the build is made of; changes in them that are not committed mark the
 * commit
 * @param {{ folder?: string, environment?: Readonly<Record<string, string | undefined>> }} [where]
 * @returns {{ commit: string | null, branch: string | null, builtAt: string | null }}
 */
function buildIdentity(inputs, { folder = ROOT, environment = process.env } = {}) {
  /** @param {readonly string[]} variables */
  const told = (variables) => variables.map((name) => environment[name]).find(Boolean);
  const head = git(['rev-parse', 'HEAD'], folder);
  const changed = head !== null && Boolean(git(['status', '--porcelain', '--', ...inputs], folder));
  const commit = told(COMMIT_VARIABLES) ?? (changed ? `${head}-dirty` : head);
  const branch =
    told(BRANCH_VARIABLES)?.replace(/^(?:refs\/heads|origin)\//u, '') ??
    git(['symbolic-ref', '--short', '-q', 'HEAD'], folder);
  const builtAt =
    instant(environment['SOURCE_DATE_EPOCH']) ?? instant(git(['show', '-s', '--format=%ct', 'HEAD'], folder));
  return { commit, branch: branch === '' ? null : branch, builtAt };
}

module.exports = { buildIdentity };
