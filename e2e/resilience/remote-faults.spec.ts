import { expect, test } from '@registrar/testing/playwright';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { startSignedIn } from '../signed-in';
import { languages, texts } from '../texts';
import { faults, manifestNotJson, furtherChunksGone, provoked } from './faults';
import { auth, nameReservation, registration } from '../known-remotes';

// One fault is one remote's business: the frame, the other remote and the session live on, and Retry is enough once it
// is over.
test.describe.configure({ mode: 'parallel' });
test.use({ allowedConsole: provoked });

const pairsOfPages = [
  { failing: auth, other: nameReservation },
  { failing: nameReservation, other: auth },
];
// What a fault is called is decided in one place, whichever remote it befalls (shell/src/remotes/federation.ts): every
// fault is seen at one remote, and at each of the others one before and one after its code has come.
const beforeAndAfter = faults.filter(({ panel }, index) => index === 0 || panel === 'mount');
const pairs = [
  { failing: nameReservation, other: auth, befalls: faults },
  { failing: auth, other: nameReservation, befalls: beforeAndAfter },
  { failing: registration, other: nameReservation, befalls: beforeAndAfter },
];

for (const { failing, other, befalls } of pairs) {
  for (const [index, fault] of befalls.entries()) {
    test(`${failing.name}: ${fault.name}`, { tag: ['@own-portal'] }, async ({ context, page }) => {
      let language = languages[index % languages.length] ?? 'ne';
      const tab = new PortalTab(page);
      await startSignedIn(context, demo.applicant, language);
      const lift = await fault.break(page, failing.name);
      await page.goto('/manuals');
      await tab.expectFrame(language);

      await tab.go(failing.page.path);
      if (fault.slow !== true) await expect(tab.panel(fault.panel)).toBeVisible();
      await tab.expectFrame(language);
      await tab.go(other.page.path);
      await expect(tab.heading(other.page.heading(language))).toBeVisible();

      await tab.go(failing.page.path);
      await expect(tab.panel(fault.panel)).toBeVisible({ timeout: 60_000 });
      await expect(tab.panel(fault.panel)).toContainText(/REG-R\d\d-/);
      language = await tab.switchLanguage(language);
      await expect(tab.heading(texts('shell', language)('remoteFailure.title'))).toBeVisible();
      await tab.expectFrame(language);

      await lift();
      await tab.retry(language);
      await expect(tab.heading(failing.page.heading(language))).toBeVisible();
      await expect(tab.panel()).toHaveCount(0);
      await tab.expectFrame(language);
      expect(await tab.remote(failing.name)).toMatchObject({ state: 'ready', source: 'registry' });
    });
  }
}

for (const { failing, other } of pairsOfPages) {
  test(`${failing.name}: a chunk is gone after a redeploy`, { tag: ['@own-portal'] }, async ({ context, page }) => {
    const tab = new PortalTab(page);
    await startSignedIn(context, demo.applicant, 'ne');
    await page.goto(failing.page.path);
    await expect(tab.heading(failing.page.heading('ne'))).toBeVisible();

    const lift = await furtherChunksGone(page, failing.name);
    await tab.go(failing.nextPage.path);
    await expect(tab.panel('chunk')).toBeVisible();
    await tab.expectFrame('ne');
    await tab.go(other.page.path);
    await expect(tab.heading(other.page.heading('ne'))).toBeVisible();
    await tab.go(failing.nextPage.path);
    await expect(tab.panel('chunk')).toBeVisible();
    expect(await tab.switchLanguage('ne')).toBe('en');
    await expect(tab.heading(texts('shell', 'en')('remoteFailure.title'))).toBeVisible();

    await lift();
    await tab.retry('en');
    await expect(tab.heading(failing.nextPage.heading('en'))).toBeVisible();
    await tab.expectFrame('en');
  });
}

test(
  'a remote that failed only while it was fetched ahead opens without a word',
  { tag: ['@own-portal'] },
  async ({ context, page }) => {
    const tab = new PortalTab(page);
    await startSignedIn(context, demo.applicant, 'ne');
    const lift = await manifestNotJson.break(page, nameReservation.name);
    const fetchedAhead = page.waitForResponse((response) =>
      response.url().includes(`/remotes/${nameReservation.name}/`),
    );
    await page.goto('/manuals');
    await (await fetchedAhead).finished();
    await lift();
    await tab.go(nameReservation.page.path);
    await expect(tab.heading(nameReservation.page.heading('ne'))).toBeVisible();
    await expect(tab.panel()).toHaveCount(0);
  },
);

test('whoever cannot be shown the login can still check a name', { tag: ['@own-portal'] }, async ({ page }) => {
  const tab = new PortalTab(page);
  const lift = await manifestNotJson.break(page, auth.name);
  await page.goto('/login');
  await expect(tab.panel('bad-manifest')).toBeVisible();
  await page
    .getByRole('complementary', { name: texts('shell', 'ne')('home.label') })
    .getByRole('link', { name: texts('shell', 'ne')('home.item.checkName') })
    .click();
  await expect(tab.heading(nameReservation.page.heading('ne'))).toBeVisible();
  await lift();
  await tab.go('/login');
  await expect(tab.heading(texts('mf-auth', 'ne')('signIn.title'))).toBeVisible();
});
