import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from '@jest/globals';

const FOLDER = 'docs/decisions';
const PAGES = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name));
const NUMBERS = new Set(PAGES.map((name) => Number(name.slice(0, 4))));
const BINARY = /\.(png|jpe?g|gif|webp|ico|pdf|docx|webm|mp4|woff2?|ttf|gz|br|zip|tgz|p12|data)$/;
/** A decision of an office, not one of these pages. */
const OF_THE_OFFICE = /reference: '|'Decision \d+'|Decision \d+ of the office/;

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(file) && !BINARY.test(file) && file !== 'package-lock.json');
const lines = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({ file, text, at: `${file}:${index + 1}` })),
);
const markdown = files.filter((file) => file.endsWith('.md'));

/** The name that GitHub gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');

/** A page without its blocks and spans of code. */
const prose = (file: string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/^```.*?^```/gms, '')
    .replaceAll(/`[^`\n]*`/g, '');

const anchors = new Map(
  markdown.map((file) => {
    const headings = readFileSync(file, 'utf8')
      .replaceAll(/^```.*?^```/gms, '')
      .matchAll(/^#+ (.+)$/gm);
    return [file, new Set([...headings].map(([, heading]) => anchorOf(heading ?? '')))];
  }),
);

test('every page of a decision is in the index once, with its state', () => {
  const rows = readFileSync(`${FOLDER}/README.md`, 'utf8').matchAll(
    /^\| \[(\d+)\]\((\d{4}-[a-z0-9-]+\.md)\) \| .+ \| (?:in force|replaced by .+).* \|$/gm,
  );
  const indexed = [...rows].map(([, number, page]) => ({ number: Number(number), page: page ?? '' }));
  expect(indexed.map(({ page }) => page).toSorted()).toEqual(PAGES.toSorted());
  expect(indexed.filter(({ number, page }) => number !== Number(page.slice(0, 4)))).toEqual([]);
});

test('every decision that is named by its number is there', () => {
  const named = lines
    .filter(({ text, file }) => file.endsWith('.md') || !OF_THE_OFFICE.test(text))
    .flatMap(({ text, at }) =>
      [...text.matchAll(/\b[Dd]ecisions? #?0*(\d{1,4})\b/g)].map(([said, number]) => ({
        at,
        said,
        number: Number(number),
      })),
    );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ number }) => !NUMBERS.has(number)).map(({ at, said }) => `${at}: ${said}`)).toEqual([]);
});

test('every path of a page that is named in code and comments is there', () => {
  const missing = lines
    .filter(({ file }) => !file.endsWith('.md'))
    .flatMap(({ text, at }) =>
      [...text.matchAll(/\bdocs\/decisions\/(\d{4})[\w-]*(?:\.md)?|\bdocs\/[\w/-]{2,}\.md(?:#[\w-]+)?/g)].map(
        (found) => ({
          at,
          path: found[0],
          number: found[1],
        }),
      ),
    )
    .filter(({ path, number }) => {
      if (number !== undefined) return !NUMBERS.has(Number(number)) || (path.endsWith('.md') && !existsSync(path));
      const [page = '', anchor] = path.split('#');
      return !existsSync(page) || (anchor !== undefined && anchors.get(page)?.has(anchor) !== true);
    });
  expect(missing.map(({ at, path }) => `${at}: ${path}`)).toEqual([]);
});

test('every link between pages leads to a file and a heading', () => {
  const broken = markdown.flatMap((file) =>
    [...prose(file).matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]*))?\)/g)]
      .filter(([, path = '', anchor]) => {
        const to = path === '' ? file : normalize(join(dirname(file), path));
        if (!existsSync(to)) return true;
        return anchor !== undefined && to.endsWith('.md') && anchors.get(to)?.has(anchor) !== true;
      })
      .map(([link]) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});
