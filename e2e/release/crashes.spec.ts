import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { takesCanary } from '@registrar/contract/canary';
import { expectAccessible, expect, test } from '@registrar/testing/playwright';
import { nameReservation } from '../known-remotes';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { portal } from '../portal';
import { readRegistry } from '../registry-for-tab';
import { startSignedIn } from '../signed-in';
import { texts, type Language } from '../texts';
import { changeRegistry, liveVersion, publishChanged } from './deployer';

// Versions whose page comes up and then crashes: what the person is offered, and how open tabs are healed.
test.use({ allowedConsole: /\[REG-R\d\d-|\[REG-E\d\d-|broken release|Failed to load resource/ });

const remote = nameReservation.name;
const { path, heading } = nameReservation.page;
/** The heading of the page is drawn by a mistake. */
const crashing = (code: string): string =>
  code.replaceAll(/title:\w+\("checkName\.title"\)/g, 'title:(()=>{throw new Error("broken release")})()');

let original: string;
test.beforeEach(async () => {
  original = await liveVersion(remote);
});
test.afterEach(async () => {
  await changeRegistry(remote, { version: original, status: 'active' });
  if ((await readRegistry()).remotes[remote]?.canary !== undefined) await changeRegistry(remote, { endCanary: true });
});

/** What a remote's own boundary shows. */
const ownPanel = (page: Page) => page.locator('[data-fault-panel]');
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same-document', 'yes'));

async function expectHealed(page: Page, language: Language, source: string): Promise<void> {
  await expect(new PortalTab(page).heading(heading(language))).toBeVisible();
  await expect(ownPanel(page)).toHaveCount(0);
  await expect(page.locator('html'), 'never reloaded').toHaveAttribute('data-same-document', 'yes');
  expect(new URL(page.url()).pathname, 'at the same address').toBe(path);
  expect(await new PortalTab(page).remote(remote)).toMatchObject({ version: original, source });
}

test(
  'T6: a page that crashes offers the version before; another try takes what the registry says; a rollback heals it unasked',
  { tag: ['@own-portal'] },
  async ({ browser }) => {
    const version = await publishChanged(remote, crashing);
    await changeRegistry(remote, { version });
    const open = async (language: Language): Promise<Page> => {
      const context = await browser.newContext();
      await startSignedIn(context, demo.applicant, language);
      const page = await context.newPage();
      await page.goto(`${portal.origin}${path}`);
      await expect(ownPanel(page)).toBeVisible();
      await markDocument(page);
      return page;
    };
    const [nepali, english] = [texts('shared/runtime', 'ne'), texts('shared/runtime', 'en')];

    const careful = await open('ne');
    await expectAccessible(careful);
    await ownPanel(careful)
      .getByRole('button', { name: nepali('previous') })
      .click();
    await expectHealed(careful, 'ne', 'fallback');

    const waiting = await open('en');
    const trying = await open('ne');
    // Drawn again it crashes again, which is the frame's business.
    await ownPanel(trying)
      .getByRole('button', { name: nepali('tryAgain') })
      .click();
    await expect(new PortalTab(trying).panel('crash')).toContainText(/REG-R13-/);
    await expect(
      new PortalTab(trying)
        .panel('crash')
        .getByRole('button', { name: texts('shell', 'ne')('remoteFailure.previous') }),
    ).toBeVisible();
    await expectAccessible(trying);
    await expect(ownPanel(waiting).getByRole('button', { name: english('previous') })).toBeVisible();

    // Somebody whose socket is down does not hear of the rollback, until they ask.
    await trying.route('**/registry', (route) => route.abort());
    await changeRegistry(remote, { rollback: true });
    await expectHealed(waiting, 'en', 'registry');
    await expect(new PortalTab(trying).panel('crash')).toBeVisible();
    await trying.unroute('**/registry');
    await new PortalTab(trying).retry('ne');
    await expectHealed(trying, 'ne', 'registry');
    for (const page of [careful, waiting, trying]) await page.context().close();
  },
);

test(
  'a canary that crashes in three tabs of its share is ended by the host, and they heal; whoever is not of the share never meets it',
  { tag: ['@own-portal'] },
  async ({ browser }) => {
    const canary = { version: await publishChanged(remote, crashing), share: 50 };
    const browsers = Array.from({ length: 50 }, (_, number) => `browser-of-test-${number}`);
    const browserThat = (takes: boolean): string =>
      browsers.find((id) => takesCanary(id, remote, canary) === takes) ?? '';
    const contextOf = async (id: string) => {
      const context = await browser.newContext();
      await startSignedIn(context, demo.applicant, 'en');
      await context.addInitScript((kept) => {
        if (window === window.top && window.location.protocol.startsWith('http'))
          localStorage.setItem('registrar.browser', kept);
      }, id);
      return context;
    };
    const [inside, outside] = [await contextOf(browserThat(true)), await contextOf(browserThat(false))];
    await changeRegistry(remote, { canary });

    const spared = await outside.newPage();
    await spared.goto(`${portal.origin}${path}`);
    await markDocument(spared);
    await expectHealed(spared, 'en', 'registry');
    const crashed: Page[] = [];
    for (const number of [1, 2, 3]) {
      const page = await inside.newPage();
      await page.goto(`${portal.origin}${path}`);
      await markDocument(page);
      if (number < 3) {
        await expect(ownPanel(page)).toBeVisible();
        expect(await new PortalTab(page).remote(remote)).toMatchObject({ version: canary.version, source: 'canary' });
      }
      crashed.push(page);
    }
    for (const page of [...crashed, spared]) await expectHealed(page, 'en', 'registry');

    expect((await readRegistry()).remotes[remote]).not.toHaveProperty('canary');
    const health = await (await fetch(`${portal.origin}/registry/health`)).json();
    expect(health.remotes[remote].versions[canary.version]).toMatchObject({ tabs: 3, verdict: 'fault' });
    const audit = readFileSync(join(portal.data, 'portal', 'registry-audit.log'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(audit.at(-1)).toMatchObject({
      by: 'host',
      remote,
      from: { canary: { version: canary.version, share: 50 } },
      reason: expect.stringContaining('crashed for 3 people within a minute'),
    });
    for (const context of [inside, outside]) await context.close();
  },
);
