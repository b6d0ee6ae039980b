import { expect, signIn, test } from '@registrar/testing/playwright';
import { freshName } from '../names';
import { NamePages } from '../pages/name-pages';
import { speak } from '../pages/portal-frame';
import { demo } from '../people';
import { perform, submittedReservation } from '../reservations';
import { testsOnOwnPortal } from '../own-portal';
import { secondPortal } from '../second-portal';
import { texts } from '../texts';

// A tab that stays open while ninety days pass finds its session over.
const portal = testsOnOwnPortal(secondPortal, /Failed to load resource.*401/);

test(
  'after ninety days a reserved name is open to others, and somebody else reserves it',
  { tag: ['@own-portal'] },
  async ({ page, browser }) => {
    const t = texts('mf-name-reservation', 'ne');
    const name = freshName();
    const id = await submittedReservation(demo.applicant, name, secondPortal);
    await perform(demo.operator, id, 'claim', {}, secondPortal);
    await perform(demo.operator, id, 'verify', {}, secondPortal);
    await perform(demo.approver, id, 'approve', {}, secondPortal);

    await test.step('the name is reserved, and nobody else may have it', async () => {
      await speak(page, 'ne');
      await signIn(page, demo.applicant);
      await page.goto(`/company-name-reservation/${id}`);
      await expect(page.getByText(t('standing.APPROVED.meaning'))).toBeVisible();
      const names = new NamePages(page, 'ne');
      await names.check(name);
      await expect(names.outcome('ALREADY_REGISTERED')).toBeVisible();
    });

    await portal.passDays(91);

    await test.step('its holder reads that it has expired, and may file again', async () => {
      const context = await browser.newContext({ baseURL: secondPortal.origin });
      const home = await context.newPage();
      await speak(home, 'ne');
      await signIn(home, demo.applicant);
      await home.goto(`/company-name-reservation/${id}`);
      await expect(home.getByText(t('standing.EXPIRED.meaning'))).toBeVisible();
      await expect(home.getByRole('button', { name: t('status.fileAgain') })).toBeVisible();
      await context.close();
    });

    await test.step('somebody else finds it free and reserves it', async () => {
      const context = await browser.newContext({ baseURL: secondPortal.origin });
      const tab = await context.newPage();
      await speak(tab, 'en');
      await signIn(tab, demo.otherApplicant);
      const names = new NamePages(tab, 'en');
      await names.check(name);
      await expect(names.outcome('AVAILABLE')).toBeVisible();
      const theirs = await names.reserve(name);
      await perform(demo.operator, theirs, 'claim', {}, secondPortal);
      await perform(demo.operator, theirs, 'verify', {}, secondPortal);
      await perform(demo.approver, theirs, 'approve', {}, secondPortal);
      await tab.goto(`/company-name-reservation/${theirs}`);
      await expect(tab.getByText(texts('mf-name-reservation', 'en')('standing.APPROVED.meaning'))).toBeVisible();
      await context.close();
    });
  },
);
