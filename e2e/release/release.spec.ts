import { expect, expectAccessible, test } from '@registrar/testing/playwright';
import { nameReservation } from '../known-remotes';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { portal } from '../portal';
import { readRegistry } from '../registry-for-tab';
import { startSignedIn } from '../signed-in';
import { languages, texts, type Language } from '../texts';
import { askChange, changeRegistry, liveVersion, publishChanged, runCommand } from './deployer';

// Releases while people are at work. One remote, one test after the other; every test leaves the version it found.
test.use({
  allowedConsole:
    /\[ Federation Runtime \]|\[REG-R\d\d-|\[REG-E\d\d-|RUNTIME-0\d\d|Failed to load resource|broken release/,
});

const remote = nameReservation.name;
const { path } = nameReservation.page;
const titleOf = nameReservation.page.heading;
const changedTitle = (language: Language): string => `${titleOf(language)} ${language === 'ne' ? '(नयाँ)' : '(new)'}`;
const withNewTitle = (code: string): string =>
  languages.reduce(
    (text, language) =>
      text.replaceAll(`"checkName.title":"${titleOf(language)}"`, `"checkName.title":"${changedTitle(language)}"`),
    code,
  );

const command = (script: string, ...options: readonly string[]): string => runCommand(remote, script, ...options);

let original: string;
test.beforeEach(async () => {
  original = await liveVersion(remote);
});
test.afterEach(async () => {
  await changeRegistry(remote, { version: original, status: 'active' });
});

test(
  'a new version is offered while the page is open, taken up without a reload, and rolled back, in one language and the other',
  { tag: ['@own-portal'] },
  async ({ context, page }) => {
    const language: Language = 'ne';
    const t = texts('shell', language);
    const tab = new PortalTab(page);
    await startSignedIn(context, demo.applicant, language);
    await page.goto(path);
    await expect(tab.heading(titleOf(language))).toBeVisible();
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', 'yes'));

    const version = await publishChanged(remote, withNewTitle);
    await changeRegistry(remote, { version });
    await expect(tab.banner('update')).toContainText(t('update.ready'));
    await expect(tab.heading(titleOf(language))).toBeVisible();
    await tab
      .banner('update')
      .getByRole('button', { name: t('update.now') })
      .click();
    await expect(tab.heading(changedTitle(language))).toBeVisible();
    await expect(tab.banner('update')).toHaveCount(0);
    expect(await tab.remote(remote)).toMatchObject({ version, source: 'registry', state: 'ready' });
    const other = await tab.switchLanguage(language);
    await expect(tab.heading(changedTitle(other))).toBeVisible();

    expect(command('rollback.mjs')).toContain(original);
    await expect(tab.banner('update')).toBeVisible();
    await tab
      .banner('update')
      .getByRole('button', { name: texts('shell', other)('update.now') })
      .click();
    await expect(tab.heading(titleOf(other))).toBeVisible();
    expect(await tab.remote(remote)).toMatchObject({ version: original });
    await expect(page.locator('html'), 'never reloaded').toHaveAttribute('data-same-document', 'yes');
  },
);

test(
  'whoever moves on gets the new version with the next visit, and what is typed stays until then',
  { tag: ['@own-portal'] },
  async ({ context, page }) => {
    const t = texts('mf-name-reservation', 'en');
    const tab = new PortalTab(page);
    await startSignedIn(context, demo.applicant, 'en');
    await page.goto(path);
    await page.getByLabel(t('checkName.english')).fill('Himchuli');
    await changeRegistry(remote, { version: await publishChanged(remote, withNewTitle) });
    await expect(tab.banner('update')).toBeVisible();
    await expect(page.getByLabel(t('checkName.english'))).toHaveValue('Himchuli');
    await tab.go('/manuals');
    await expect(tab.banner('update')).toHaveCount(0);
    await tab.go(path);
    await expect(tab.heading(changedTitle('en'))).toBeVisible();
  },
);

test(
  'chunks of a swept version lead to the new one without a word',
  { tag: ['@own-portal'] },
  async ({ context, page }) => {
    const tab = new PortalTab(page);
    await startSignedIn(context, demo.applicant, 'ne');
    await page.goto(path);
    await expect(tab.heading(titleOf('ne'))).toBeVisible();
    await page.route(`**/remotes/${remote}/${original}/**`, (route) =>
      route.fulfill({ status: 404, json: { success: false } }),
    );
    // Somebody whose socket is down has not heard of the release yet.
    await page.route('**/registry', (route) => route.abort());
    const version = await publishChanged(remote, withNewTitle);
    await changeRegistry(remote, { version });
    await page.unroute('**/registry');
    await tab.go(nameReservation.nextPage.path);
    await expect(tab.heading(nameReservation.nextPage.heading('ne'))).toBeVisible();
    expect(await tab.remote(remote)).toMatchObject({ version });
    await expect(tab.panel()).toHaveCount(0);
  },
);

test(
  'a release that does not come up heals by itself: the tab goes back to the version before',
  { tag: ['@own-portal'] },
  async ({ context, page }) => {
    const tab = new PortalTab(page);
    await startSignedIn(context, demo.applicant, 'ne');
    await page.goto(path);
    await expect(tab.heading(titleOf('ne'))).toBeVisible();
    const version = await publishChanged(remote, (code) => `throw new Error('broken release');${code}`);
    await changeRegistry(remote, { version });
    await tab.banner('update').getByRole('button').click();
    await expect(tab.heading(titleOf('ne'))).toBeVisible({ timeout: 60_000 });
    await expect(tab.panel()).toHaveCount(0);
    expect(await tab.remote(remote)).toMatchObject({ version: original, source: 'fallback' });
  },
);

test(
  'the kill switch closes a remote with a notice in both languages, and opens it again',
  { tag: ['@own-portal'] },
  async ({ context, page }) => {
    const tab = new PortalTab(page);
    await startSignedIn(context, demo.applicant, 'ne');
    await page.goto(path);
    await expect(tab.heading(titleOf('ne'))).toBeVisible();
    command('release.mjs', '--disable');
    await expect(tab.panel('disabled')).toBeVisible();
    const notice = (await readRegistry()).remotes[remote]?.notice;
    await expect(tab.heading(texts('shell', 'ne')('disabled.title'))).toBeVisible();
    await expect(tab.panel('disabled')).toContainText(notice?.ne ?? '?');
    await tab.switchLanguage('ne');
    await expect(tab.panel('disabled')).toContainText(notice?.en ?? '?');
    await tab.expectFrame('en');
    expect(await tab.remote(remote)).toMatchObject({ state: 'disabled' });
    command('release.mjs', '--enable');
    await expect(tab.heading(titleOf('en'))).toBeVisible();
  },
);

test(
  'T11: a pin of nothing is said and harmless; a tester pins a build in the panel, sees it, and clears it; other tabs see the live one',
  { tag: ['@own-portal'] },
  async ({ browser, context, page }) => {
    const t = texts('pins', 'en');
    const tab = new PortalTab(page);
    const version = await publishChanged(remote, withNewTitle, 'pr-231');
    await startSignedIn(context, demo.applicant, 'en');
    await page.goto(`${path}?pins=${remote}@no-such-build`);
    await expect(tab.heading(titleOf('en'))).toBeVisible();
    await expect(tab.banner('pins')).toContainText(t('problem.unknown', { pin: `${remote}@no-such-build` }));
    expect(new URL(page.url()).search).toBe('');
    expect(await tab.remote(remote)).toMatchObject({ version: original, source: 'registry' });

    await tab
      .banner('pins')
      .getByRole('button', { name: t('choose') })
      .click();
    const panel = page.getByRole('dialog', { name: t('title') });
    const build = panel.getByRole('group', { name: remote, exact: true }).getByRole('radio', { name: version });
    await build.focus();
    await page.keyboard.press('Space');
    await expect(build).toBeChecked();
    await expectAccessible(page);
    await panel.getByRole('button', { name: t('apply') }).click();
    await expect(panel).toHaveCount(0);
    await expect(tab.heading(changedTitle('en'))).toBeVisible();
    await expect(tab.banner('pins')).toContainText(t('active', { pins: `${remote}@${version}` }));
    expect(await tab.remote(remote)).toMatchObject({ version, source: 'pin' });

    const otherContext = await browser.newContext();
    await startSignedIn(otherContext, demo.otherApplicant, 'en');
    const otherPage = await otherContext.newPage();
    await otherPage.goto(path);
    await expect(new PortalTab(otherPage).heading(titleOf('en'))).toBeVisible();
    await expect(new PortalTab(otherPage).banner('pins')).toHaveCount(0);
    await otherContext.close();

    await page.goto(`${path}?pins=`);
    await expect(build).toBeChecked();
    await panel.getByRole('button', { name: t('clear') }).click();
    await expect(tab.heading(titleOf('en'))).toBeVisible();
    await expect(tab.banner('pins')).toHaveCount(0);
    expect(await tab.remote(remote)).toMatchObject({ version: original, source: 'registry' });
  },
);

test(
  'of two publishers with the same view of the registry one wins; the other is told so',
  { tag: ['@own-portal'] },
  async () => {
    const [first, second] = [await publishChanged(remote, withNewTitle), await publishChanged(remote, withNewTitle)];
    const { revision } = await readRegistry();
    const answers = await Promise.all([first, second].map((version) => askChange(remote, { version }, revision)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({ success: false, code: 'REVISION', revision: revision + 1 });
    expect((await readRegistry()).revision).toBe(revision + 1);
  },
);

test(
  'the registry is closed to whoever has no token, and to versions that do not exist',
  { tag: ['@own-portal'] },
  async () => {
    const { revision } = await readRegistry();
    const headers = { 'content-type': 'application/json', authorization: 'Bearer guessed' };
    const guessed = await fetch(`${portal.origin}/registry/${remote}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ expectedRevision: revision, status: 'disabled' }),
    });
    expect(guessed.status).toBe(401);
    expect((await askChange(remote, { version: '0.0.0-nowhere' }, revision)).status).toBe(422);
    expect((await readRegistry()).remotes[remote]).toMatchObject({ version: original, status: 'active' });
  },
);
