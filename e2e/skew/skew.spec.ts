import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { describeDifferently, readRegistry } from '../registry-for-tab';
import { auth, nameReservation, type KnownRemote } from '../known-remotes';
import { startSignedIn } from '../signed-in';
import { texts, type Language } from '../texts';

// Remotes of other days: what does not fit this shell is refused before it can break a page, and says so kindly.
test.use({ allowedConsole: /\[REG-R\d\d-|RUNTIME-0\d\d|Federation Runtime/ });

async function expectRefused(page: Page, remote: KnownRemote, panel: string, language: Language): Promise<void> {
  const tab = new PortalTab(page);
  const t = texts('shell', language);
  await tab.go(remote.page.path);
  await expect(tab.panel(panel)).toBeVisible();
  await expect(tab.heading(t('remoteFailure.title'))).toBeVisible();
  await expect(tab.panel(panel)).toContainText(t('remoteFailure.updating'));
  await tab.expectFrame(language);
}

/** A major version of the components that no shell has yet. */
const UI = readFileSync(join(__dirname, '../../shared/ui/package.json'), 'utf8');
const NEXT_UI = Number(/"version": "(\d+)/.exec(UI)?.[1]) + 1;

const refusals = [
  { told: 'React of another major', change: { requires: { react: '^18.0.0' } }, panel: 'incompatible-packages' },
  {
    told: 'a part of the look that this shell does not have yet',
    change: { requires: { '@registrar/ui': `^${NEXT_UI}.0.0` } },
    panel: 'incompatible-packages',
  },
  {
    told: 'a package that nobody shares',
    change: { requires: { '@registrar/maps': '^1.0.0' } },
    panel: 'incompatible-packages',
  },
  { told: 'contract 2', change: { contract: 2 }, panel: 'incompatible-contract' },
] as const;

for (const { told, change, panel } of refusals) {
  test(
    `a remote that needs ${told} is refused before any of its files is fetched`,
    { tag: ['@own-portal'] },
    async ({ context, page }) => {
      await startSignedIn(context, demo.applicant, 'ne');
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes(`/remotes/${nameReservation.name}/`)) asked.push(request.url());
      });
      const lift = await describeDifferently(page, nameReservation.name, change);
      await page.goto(auth.page.path);
      await expectRefused(page, nameReservation, panel, 'ne');
      expect(asked.filter((url) => !url.endsWith('mf-manifest.json'))).toEqual([]);
      const tab = new PortalTab(page);
      expect(await tab.remote(nameReservation.name)).toMatchObject({ state: 'incompatible' });
      await tab.go(auth.page.path);
      await expect(tab.heading(auth.page.heading('ne'))).toBeVisible();

      // The next release fits again: the same panel leads to it.
      await tab.go(nameReservation.page.path);
      await lift();
      await tab.retry('ne');
      await expect(tab.heading(nameReservation.page.heading('ne'))).toBeVisible();
    },
  );
}

for (const { remote, language } of [
  { remote: auth, language: 'en' },
  { remote: nameReservation, language: 'ne' },
] as const) {
  test(
    `${remote.name} built against another major of React is refused by the strict singleton`,
    { tag: ['@own-portal'] },
    async ({ context, page }) => {
      await startSignedIn(context, demo.applicant, language);
      // The registry promises that it fits, as after a release by hand; the build itself knows better.
      const entry = (await readRegistry()).remotes[remote.name];
      await page.route(`**${entry?.base ?? ''}remoteEntry.js*`, async (route) => {
        const answer = await route.fetch();
        const code = await answer.text();
        const older = code.replaceAll(/requiredVersion:"\^19\.0\.0"/g, 'requiredVersion:"^18.0.0"');
        expect(older, 'the build names the React it needs').not.toBe(code);
        await route.fulfill({ response: answer, body: older });
      });
      await page.goto('/manuals');
      await expectRefused(page, remote, 'incompatible-packages', language);

      await page.unrouteAll();
      await new PortalTab(page).retry(language);
      await expect(new PortalTab(page).heading(remote.page.heading(language))).toBeVisible();
    },
  );
}

const lacking = [
  {
    told: 'takes an export that is newer than this shell',
    files: '**/mf-manifest.json',
    alter: (text: string) => text.replace('"@registrar/ui":[', '"@registrar/ui":["Carousel",'),
    missing: 'Carousel of @registrar/ui',
  },
  {
    told: 'takes an export that was removed from this shell',
    files: '**/shell/**/shell.*.js',
    alter: (text: string) => text.replace(/"PageHeader",/, ''),
    missing: 'PageHeader of @registrar/ui',
  },
] as const;

for (const { told, files, alter, missing } of lacking) {
  test(
    `a remote that ${told} is refused before it runs, and the console names the export`,
    { tag: ['@own-portal'] },
    async ({ context, page }) => {
      await startSignedIn(context, demo.applicant, 'ne');
      const said: string[] = [];
      page.on('console', async (message) =>
        said.push(
          (
            await Promise.all(
              message
                .args()
                .map((arg) =>
                  arg.evaluate((value) =>
                    value instanceof Error ? `${value.message} ${String(value.cause)}` : String(value),
                  ),
                ),
            )
          ).join(' '),
        ),
      );
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes(`/remotes/${nameReservation.name}/`) && request.url().endsWith('.js'))
          scripts.push(request.url());
      });
      await page.route(files, async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        const altered = alter(text);
        expect(altered, 'the names stand in the file').not.toBe(text);
        await route.fulfill({ response: answer, body: altered });
      });
      await page.goto('/manuals');
      await expectRefused(page, nameReservation, 'incompatible-exports', 'ne');
      await expect(new PortalTab(page).panel('incompatible-exports')).toContainText(/REG-R16-/);
      // what a line says is asked of the page after it was written
      await expect.poll(() => said.filter((line) => line.includes('REG-R16-')).join('\n')).toContain(missing);
      expect(scripts).toEqual([]);
    },
  );
}

test(
  'a remote of the present contract that asks for less than the shell has is welcome',
  { tag: ['@own-portal'] },
  async ({ context, page }) => {
    await startSignedIn(context, demo.applicant, 'en');
    await describeDifferently(page, nameReservation.name, {
      requires: { react: '>=18', '@registrar/runtime': '^1.0.0' },
    });
    await page.goto(nameReservation.page.path);
    await expect(new PortalTab(page).heading(nameReservation.page.heading('en'))).toBeVisible();
  },
);

test(
  'T7: what a remote colours beyond its pages is as before once it is left, and again when it is back',
  { tag: ['@own-portal'] },
  async ({ context, page }) => {
    await startSignedIn(context, demo.applicant, 'en');
    // A sheet of a build that nobody checked, and an element that its scripts wrote.
    await page.route(`**/remotes/${nameReservation.name}/**/*.css`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}\nfooter{outline:3px solid rgb(1, 2, 3)}` });
    });
    const tab = new PortalTab(page);
    const footer = page.getByRole('contentinfo');
    const visit = async (): Promise<void> => {
      await tab.go(nameReservation.page.path);
      await expect(tab.heading(nameReservation.page.heading('en'))).toBeVisible();
      await expect(footer).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
    };
    await page.goto('/manuals');
    await visit();
    await page.evaluate(() =>
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'footer{text-indent:7px}' })),
    );
    await expect(footer).toHaveCSS('text-indent', '7px');

    await tab.go('/manuals');
    await expect(tab.heading(nameReservation.page.heading('en'))).toHaveCount(0);
    await expect(footer).not.toHaveCSS('outline-color', 'rgb(1, 2, 3)');
    await expect(footer).toHaveCSS('text-indent', '0px');

    await visit();
    await expect(footer).toHaveCSS('text-indent', '7px');
  },
);
