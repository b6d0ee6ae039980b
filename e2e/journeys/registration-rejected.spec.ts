import { expect, test } from '@registrar/testing/playwright';
import { soleOwner } from '@registrar/domain/testing/registration-examples';
import { submittedRegistration, verifiedByCalls } from '../filed-registrations';
import { freshName } from '../names';
import { speak } from '../pages/portal-frame';
import { RegistrationPages } from '../pages/registration-pages';
import { demo, signedUp } from '../people';
import { atDesk } from '../registration-desk';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const REMARK = 'उद्देश्य कानुनसँग बाझिन्छ।';

const language: Language = 'ne';

test(
  'a registration that the approver rejects leaves nothing in the register, and its name may be filed again',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const t = texts('mf-registration', language);
    const person = await signedUp(mailbox);
    const { id, name } = await submittedRegistration(person, soleOwner(), freshName());
    await verifiedByCalls(person, id);
    await speak(page, language);
    await signIn(page, person);

    await test.step('the approver rejects it with a remark', async () => {
      const desk = await atDesk(browser, demo.approver, language);
      await desk.review.open(id);
      await desk.review.reject(REMARK);
      await desk.leave();
    });
    await test.step('the applicant reads that it is rejected, why, and what may be done', async () => {
      await page.goto(`/company-registration?application=${id}`);
      const main = page.getByRole('main');
      await expect(main.getByText(t('status.REJECTED.meaning'), { exact: true })).toBeVisible();
      await expect(main.getByText(REMARK).first()).toBeVisible();
      await expect(main.getByText(t('status.REJECTED.next'), { exact: true })).toBeVisible();
      await expect(main.getByRole('region', { name: t('signed.title') }), 'nothing was issued').toHaveCount(0);
    });
    await test.step('the public search finds no such company', async () => {
      await page.goto(`/search-company?${new URLSearchParams({ name: name.english }).toString()}`);
      // the search by sound may find a company of another test
      const cards = page.getByRole('main').getByRole('article');
      const none = page.getByText(texts('mf-name-reservation', language)('search.none'));
      await expect(none.or(cards.first())).toBeVisible();
      await expect(cards.filter({ hasText: name.english })).toHaveCount(0);
    });
    await test.step('the name is still held and is filed again', async () => {
      const again = await new RegistrationPages(page, language).begin(name.english);
      expect(again).not.toBe(id);
    });
  },
);
