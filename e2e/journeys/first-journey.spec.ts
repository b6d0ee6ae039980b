import { expect, expectAccessible, signIn, test } from '@registrar/testing/playwright';
import { freshName } from '../names';
import { AccountPages } from '../pages/account-pages';
import { GeneralInformation } from '../pages/general-information';
import { NamePages } from '../pages/name-pages';
import { PortalFrame, speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo, someone } from '../people';
import { languages, texts } from '../texts';

for (const language of languages) {
  test(
    `from sign-up to an approved name, in ${language}`,
    { tag: [...(language === 'ne' ? ['@core'] : []), '@own-data', '@mailbox'] },
    async ({ page, browser, mailbox }) => {
      const person = someone();
      const name = freshName();
      const accounts = new AccountPages(page, mailbox, language);
      const names = new NamePages(page, language);
      const frame = new PortalFrame(page, language);
      await speak(page, language);

      await test.step('a person signs up, proves the mobile number and chooses a password', async () => {
        await accounts.fillSignUp(person);
        await accounts.enterOtp(person);
        await accounts.changeFirstPassword(person);
        await accounts.login(person);
        await expect(page).toHaveURL(/\/dashboard/);
        const fullName = language === 'ne' ? person.fullNameNepali : person.fullNameEnglish;
        await expect(page.getByRole('heading', { level: 1 })).toContainText(fullName);
      });

      await test.step('reads once what the portal is for', async () => {
        const information = new GeneralInformation(page, language);
        await expect(information.dialog).toBeVisible();
        for (const width of [375, 1280]) {
          await page.setViewportSize({ width, height: 720 });
          await expectAccessible(page);
        }
        await information.close();
        await page.reload();
        await expect(
          page.getByRole('region', { name: texts('shell-pages', language)('reservation.title') }),
        ).toBeVisible();
        await expect(information.dialog).toHaveCount(0);
      });

      await test.step('checks a name', async () => {
        // A tab keeps its session through a page load.
        await names.check(name);
        await expect(names.outcome('AVAILABLE')).toBeVisible();
      });

      const applicationId = await test.step('reserves it', () => names.reserve(name));
      await new PortalTab(page).visit('/dashboard');
      await frame.expectUnread(language === 'ne' ? '१' : '1');

      await test.step('an operator verifies it, an approver approves it', async () => {
        for (const [officer, actions] of [
          [demo.operator, ['claim', 'verify']],
          [demo.approver, ['approve']],
        ] as const) {
          const context = await browser.newContext();
          const desk = await context.newPage();
          await speak(desk, language);
          await signIn(desk, officer);
          const review = new NamePages(desk, language);
          await review.openReview(applicationId);
          for (const action of actions) await review.decide(action);
          await expect(review.action(actions[actions.length - 1] ?? 'claim')).toBeHidden();
          await context.close();
        }
      });

      await test.step('the bell rings without a reload, and the reserved name stands on the dashboard', async () => {
        await frame.expectUnread(language === 'ne' ? '३' : '3');
        await frame.openBell();
        await expect(
          page
            .getByRole('dialog')
            .getByText(language === 'ne' ? name.nepali : name.english)
            .first(),
        ).toBeVisible();
        await page.getByRole('button', { name: texts('shell', language)('bell.markAllRead') }).click();
        await page.keyboard.press('Escape');
        await page.goto('/dashboard');
        await expect(page.getByText(language === 'ne' ? '९०' : '90').first()).toBeVisible();
      });
    },
  );
}
