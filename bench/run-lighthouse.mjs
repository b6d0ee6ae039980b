/**
 * One look of Lighthouse at one page, with a browser of its own; prints the audits as JSON.
 * `node run-lighthouse.mjs FOLDER_WITH_LIGHTHOUSE CHROMIUM URL [SESSION]`
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [folder = '', executablePath = '', url = '', session = ''] = process.argv.slice(2);
const find = createRequire(`${folder}/package.json`);
const load = async (/** @type {string} */ name) => import(pathToFileURL(find.resolve(name)).href);
const { default: puppeteer } = await load('puppeteer-core');
const { default: lighthouse } = await load('lighthouse');

const browser = await puppeteer.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
try {
  const page = await browser.newPage();
  // The session of the portal lives in the tab.
  if (session !== '') {
    await page.evaluateOnNewDocument(
      (/** @type {string} */ value) => sessionStorage.setItem('session', value),
      session,
    );
    // What the portal left in the browser when they signed in; the host sees it with the first question.
    await browser.setCookie(
      ...[
        ['registrar_in', '1'],
        ['registrar_lang', 'ne'],
      ].map(([name, value]) => ({ name, value, domain: new URL(url).hostname, path: '/', sameSite: 'Lax' })),
    );
  }
  const { lhr } = await lighthouse(
    url,
    { onlyCategories: ['performance', 'accessibility'], logLevel: 'error' },
    undefined,
    page,
  );
  const figure = (/** @type {string} */ audit) => lhr.audits[audit].numericValue;
  const score = (/** @type {string} */ category) => Math.round(lhr.categories[category].score * 100);
  const failing = lhr.categories.accessibility.auditRefs
    .map((/** @type {{ id: string }} */ { id }) => id)
    .filter((/** @type {string} */ id) => lhr.audits[id].score === 0);
  const looked = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    failing,
    benchmark: lhr.environment.benchmarkIndex,
    shift: figure('cumulative-layout-shift'),
    blocking: figure('total-blocking-time'),
    largestPaint: figure('largest-contentful-paint'),
    firstPaint: figure('first-contentful-paint'),
    speedIndex: figure('speed-index'),
    landedOn: lhr.finalDisplayedUrl,
  };
  console.log(JSON.stringify(looked));
} finally {
  await browser.close();
}
