import { expect, signIn, test } from '@registrar/testing/playwright';
import { PortalFrame, speak } from '../pages/portal-frame';
import { ProfilePages } from '../pages/profile-pages';
import { demo, signedUp } from '../people';
import { texts, type Language } from '../texts';

const language: Language = 'ne';

test(
  'a session is ended from another device, and its tab is out at its next call',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const person = await signedUp(mailbox);
    const fullName = person.fullNameNepali;
    await speak(page, language);
    await signIn(page, person);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(fullName);

    await test.step('another device sees this session and ends it', async () => {
      const device = await browser.newContext();
      const other = await device.newPage();
      await speak(other, language);
      await signIn(other, person);
      await expect(other).toHaveURL(/\/dashboard/);
      const profile = new ProfilePages(other, language);
      await profile.open('sessions');
      await expect(profile.openSessions()).toHaveCount(2);
      // one has ended before: that of the sign-up
      await expect(profile.endedSessions()).toHaveCount(1);
      await profile.endTheOther();
      await expect(profile.openSessions()).toHaveCount(1);
      await expect(profile.endedSessions()).toHaveCount(2);
      await device.close();
    });

    await test.step('the first tab is out at its next call, and nothing of the person is left on it', async () => {
      await new PortalFrame(page, language).openProfile();
      await expect(page).toHaveURL(/\/login/);
      await expect(
        page.getByRole('heading', { level: 1, name: texts('mf-auth', language)('signIn.title') }),
      ).toBeVisible();
      await expect(page.getByText(fullName)).toHaveCount(0);
      await expect(page.getByText(person.email)).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem('session'))).toBeNull();
    });
  },
);

// The ended session is refused on purpose, which the browser notes; the socket of the ended session is closed too.
test.use({ allowedConsole: /Failed to load resource.*401|WebSocket/ });

test(
  'a second tab is signed in, goes on when the first one closes, and both end together',
  { tag: ['@core', '@demo-data'] },
  async ({ page, context }) => {
    await speak(page, language);
    await signIn(page, demo.applicant);
    const greeting = page.getByRole('heading', { level: 1 });
    await expect(page).toHaveURL(/\/dashboard/);
    const name = (await greeting.textContent()) ?? '';

    const second = await context.newPage();
    await test.step('an address that is pasted into a new tab needs no log-in, and the tab has no refresh token', async () => {
      await second.goto('/dashboard');
      await expect(second.getByRole('heading', { level: 1 })).toHaveText(name);
      const kept = await second.evaluate(() => sessionStorage.getItem('session'));
      expect(JSON.parse(kept ?? '{}')).toMatchObject({ refresh_token: null });
    });

    await test.step('the first tab closes, and the second has what renews the session', async () => {
      await page.close({ runBeforeUnload: false });
      await expect
        .poll(() => second.evaluate(() => JSON.parse(sessionStorage.getItem('session') ?? '{}').refresh_token ?? null))
        .not.toBeNull();
      await second.reload();
      await expect(second.getByRole('heading', { level: 1 })).toHaveText(name);
    });

    await test.step('who logs out in one tab is out in the other, which keeps its address', async () => {
      const third = await context.newPage();
      await third.goto('/user-profile');
      await expect(third).toHaveURL(/\/user-profile/);
      await new PortalFrame(second, language).signOut();
      await expect(third).toHaveURL(/\/login\?returnTo=%2Fuser-profile/);
      await third.reload();
      await expect(third).toHaveURL(/\/login/);
    });
  },
);
