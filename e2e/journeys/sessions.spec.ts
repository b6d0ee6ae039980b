import { expect, signIn, test } from '@registrar/testing/playwright';
import { PortalFrame, speak } from '../pages/portal-frame';
import { ProfilePages } from '../pages/profile-pages';
import { signedUp } from '../people';
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
