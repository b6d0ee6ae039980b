import { expect, expectAccessible, test } from '@registrar/testing/playwright';
import { auth, nameReservation } from '../known-remotes';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { startSignedIn } from '../signed-in';
import { texts } from '../texts';
import { changeRegistry, liveVersion, publishChanged, runCommand } from './deployer';

// The shell is replaced while people are at work, and taken back; the test leaves the version it found.
test.use({ allowedConsole: /\[REG-R12-|ChunkLoadError|Loading chunk|Failed to load resource/ });

const t = texts('shell', 'en');
const footer = t('footer');
const withNewFooter = (code: string): string => code.replaceAll(footer, `${footer} (new)`);

let original: string;
test.beforeEach(async () => {
  original = await liveVersion('shell');
});
test.afterEach(async () => {
  if ((await liveVersion('shell')) !== original) await changeRegistry('shell', { version: original });
});

test(
  'T3: a tab with unsaved work is told of a new shell and goes on with its own, lazy parts too; a reload brings the new one, a rollback the old one',
  { tag: ['@own-portal'] },
  async ({ context, page }) => {
    const tab = new PortalTab(page);
    const partsOfOriginal: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes(`/shell/${original}/`)) partsOfOriginal.push(answer.status());
    });
    await startSignedIn(context, demo.applicant, 'en');
    await page.goto(auth.nextPage.path);
    const username = page.getByLabel(texts('mf-auth', 'en')('signUp.username'));
    await username.fill('himchuli');
    await expect(page.getByRole('contentinfo')).toHaveText(footer);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', 'yes'));

    const version = await publishChanged('shell', withNewFooter);
    await changeRegistry('shell', { version });
    await expect(tab.banner('shell')).toContainText(t('update.shell'));
    await expectAccessible(page);
    await expect(username).toHaveValue('himchuli');

    // Who asks for the reload is asked about what is unsaved, and nothing is lost by a no.
    await tab.banner('shell').getByRole('button').first().click();
    const question = page.getByRole('dialog', { name: t('update.lossTitle') });
    await question.getByRole('button', { name: t('update.later') }).click();
    await expect(question).toHaveCount(0);
    await expect(username).toHaveValue('himchuli');

    // On to a page whose parts of the shell this tab has not fetched yet.
    partsOfOriginal.length = 0;
    await tab.go(nameReservation.nextPage.path);
    await page.getByRole('button', { name: t('leave.confirm') }).click();
    await expect(tab.heading(nameReservation.nextPage.heading('en'))).toBeVisible();
    expect(partsOfOriginal.length, 'parts of the shell before').toBeGreaterThan(0);
    expect(new Set(partsOfOriginal)).toEqual(new Set([200]));
    await expect(page.getByRole('contentinfo')).toHaveText(footer);
    await expect(page.locator('html'), 'not reloaded by itself').toHaveAttribute('data-same-document', 'yes');

    await tab.banner('shell').getByRole('button').first().click();
    await expect(page.getByRole('contentinfo')).toHaveText(`${footer} (new)`);
    await expect(tab.banner('shell')).toHaveCount(0);
    await tab.expectFrame('en');

    expect(runCommand('shell', 'rollback.mjs')).toContain(original);
    await expect(tab.banner('shell')).toBeVisible();
    await tab.banner('shell').getByRole('button').first().click();
    await expect(page.getByRole('contentinfo')).toHaveText(footer);
    expect(await liveVersion('shell')).toBe(original);
  },
);

test(
  'T3: a part of a shell that is not kept any more is asked for by a reload, under its number',
  { tag: ['@own-portal'] },
  async ({ context, page }) => {
    const tab = new PortalTab(page);
    await startSignedIn(context, demo.applicant, 'en');
    await page.goto(auth.page.path);
    await expect(tab.heading(auth.page.heading('en'))).toBeVisible();
    await page.route(`**/shell/${original}/**`, (route) => route.fulfill({ status: 404, json: { success: false } }));
    await changeRegistry('shell', { version: await publishChanged('shell', withNewFooter) });
    await expect(tab.banner('shell')).toBeVisible();
    await tab.go(nameReservation.nextPage.path);
    await expect(tab.panel('shell-chunk')).toContainText(t('remoteFailure.newShell'));
    await expect(tab.panel('shell-chunk')).toContainText(/REG-R12-/);
    await tab.panel('shell-chunk').getByRole('button').first().click();
    await expect(tab.heading(nameReservation.nextPage.heading('en'))).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveText(`${footer} (new)`);
  },
);
