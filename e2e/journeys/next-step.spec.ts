import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { letterKinds } from '@registrar/domain/calls/letters';
import { formatMoney } from '@registrar/domain/money';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { expect, signIn, test } from '@registrar/testing/playwright';
import { acceptDocuments, act, attachRequired, draftedName, fillRegistration } from '../filed-registrations';
import { callsOf } from '../gateway-calls';
import { freshName } from '../names';
import { NamePages } from '../pages/name-pages';
import { NextStepCard } from '../pages/next-step-card';
import { PaymentPages } from '../pages/payment-pages';
import { speak } from '../pages/portal-frame';
import { RegistrationPages } from '../pages/registration-pages';
import { demo, signedUp } from '../people';
import { texts, type Language } from '../texts';

/** Of a company of two lakhs. */
const FEE_PAISA = 450_000;

// the approval makes a representative of the applicant, which ends the session that is open here
test.use({ allowedConsole: /Failed to load resource.*401/ });

const language: Language = 'ne';

test(
  'from sign-up to the certificate by the button of the dashboard alone',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const person = await signedUp(mailbox);
    const gateway = await callsOf(person);
    const card = new NextStepCard(page, language);
    const t = texts('filings', language);
    await speak(page, language);
    await signIn(page, person);
    const office = async (officer: (typeof demo)[keyof typeof demo], id: string, ...actions: readonly string[]) => {
      for (const action of actions) await act(officer, id, action);
    };

    const nameId = await test.step('a name', async () => {
      await card.press('RESERVE_NAME', /\/company-name-reservation$/);
      const names = new NamePages(page, language);
      const { id } = await draftedName(person, twoOwners(), freshName());
      await card.press('FINISH_DRAFT', new RegExp(`/company-name-reservation/${id}`));
      await names.submitDraft();
      // leaving the page before the answer would take the submission back
      await expect(
        page.getByRole('heading', { level: 1, name: texts('mf-name-reservation', language)('result.submitted') }),
      ).toBeVisible();
      await card.press('WAIT', new RegExp(`/company-name-reservation/${id}`));
      await office(demo.operator, id, 'claim', 'verify');
      await office(demo.approver, id, 'approve');
      return id;
    });

    const id = await test.step('the registration under it', async () => {
      await card.press('REGISTER_COMPANY', /\/company-registration$/);
      const registration = new RegistrationPages(page, language);
      await page
        .getByRole('button', { name: texts('mf-registration', language)('start.begin') })
        .first()
        .click();
      await registration.stepIsOpen('general-info');
      const { reservation } = await gateway.get<ApplicationDetail>(`/external/api/application/${nameId}`);
      const drafts = await gateway.get<{ readonly items: readonly ApplicationDetail[] }>(
        '/external/api/application?processName=COMPANY_REGISTRATION&page=1&size=5',
      );
      const [draft] = drafts.items;
      if (reservation == null || draft === undefined) throw new Error('No registration was begun');
      // the long form is walked in a journey of its own
      await page.goto('about:blank');
      await fillRegistration(gateway, draft.id, twoOwners());
      await attachRequired(gateway, draft.id);
      await card.press('FINISH_DRAFT', new RegExp(`application=${draft.id}`));
      await registration.openStep('summary');
      await registration.submit();
      await card.press('WAIT', new RegExp(`application=${draft.id}`));
      return draft.id;
    });

    await test.step('sent back, corrected at the very field, and submitted again', async () => {
      await office(demo.operator, id, 'claim');
      const operator = await callsOf(demo.operator);
      await operator.post(`/external/api/application/${id}/pin`, {
        path: 'GENERAL_INFORMATION.contact.phoneNo',
        remark: 'Nobody answers there.',
      });
      await act(demo.operator, id, 'sendForCorrection', { remark: 'Please see the remark.' });
      await card.press('CORRECT', new RegExp(`application=${id}`));
      await page.getByRole('button', { name: t('status.correct') }).click();
      const phone = page.locator('[id$="contact_phoneNo"]');
      await expect(phone).toBeFocused();
      await phone.fill('015970001');
      await new RegistrationPages(page, language).openStep('summary');
      await new RegistrationPages(page, language).answerAndResubmit('It was the old number.');
      await card.press('WAIT', new RegExp(`application=${id}`));
    });

    await test.step('paid', async () => {
      await office(demo.operator, id, 'claim');
      await acceptDocuments(demo.operator, id);
      await office(demo.operator, id, 'assess');
      await card.press('PAY', /\/payment\/.+/, { amount: formatMoney(FEE_PAISA, language) });
      await new PaymentPages(page, language).payByCard();
      await card.press('WAIT', new RegExp(`application=${id}`));
    });

    await test.step('registered: told why to log in again, then the certificate', async () => {
      await office(demo.operator, id, 'verify');
      await office(demo.approver, id, 'approve');
      await expect(page.getByText(/पोर्टलमा तपाईंको अधिकार बदलिएको छ/)).toBeVisible({ timeout: 60_000 });
      await signIn(page, person);
      await page.getByRole('button', { name: texts('mf-auth', language)('companyEmail.confirm') }).click();
      await expect(page).toHaveURL(/\/dashboard/);
      await card.press('COLLECT_CERTIFICATE', /\/signed-documents/);
      const row = page.getByRole('row').filter({ hasText: letterKinds.name('CERTIFICATE_OF_INCORPORATION')[language] });
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 120_000 }),
        row.getByRole('button').first().click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/certificate/i);
      await card.press('INITIAL_UPDATE', /\/post-amendment\/add-new\?company=.+#THREE_MONTH_UPDATE/);
    });
  },
);
