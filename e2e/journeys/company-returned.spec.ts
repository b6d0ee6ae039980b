import { expect, test } from '@registrar/testing/playwright';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filingActions } from '@registrar/domain/transitions/actions';
import { others } from '@registrar/domain/processes/filings/others/definition';
import { act, attachRequired } from '../filed-registrations';
import { saveSection } from '../filed-sections';
import { callsOf } from '../gateway-calls';
import { companyRepresentedBy } from '../location-changes';
import { actionButton } from '../pages/decision';
import { speak } from '../pages/portal-frame';
import { demo } from '../people';
import { greyPicture } from '../plain-files';
import { atDesk } from '../registration-desk';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'en';
const t = texts('mf-post-amendment', language);
const person = demo.representative;
const SUBJECT = 'Loss of the company’s seal';
const ASKED = { nameNepali: 'प्रहरी प्रतिवेदन', nameEnglish: 'Police report' };

async function matterDraft(): Promise<ApplicationDetail> {
  const gateway = await callsOf(person);
  const { id: companyId } = await companyRepresentedBy(person);
  const draft = await gateway.post<ApplicationDetail>('/external/api/application', {
    processName: 'OTHERS',
    companyId,
  });
  await saveSection(gateway, draft.id, 'MATTER', {
    subject: SUBJECT,
    details: 'The seal of the company was lost and a new one was made.',
  });
  await attachRequired(gateway, draft.id);
  return draft;
}

const pageOf = (id: string, step = ''): string => `/post-amendment/activity/POST_AMENDMENT/OTHERS/${id}${step}`;

// a draft that is gone is looked at once
test.use({ allowedConsole: /status of 404/ });

test(
  'a draft of a company is discarded; a submitted matter is asked for a document, rejected with its reason, and filed again',
  { tag: ['@demo-data'] },
  async ({ page, browser }) => {
    await speak(page, language);
    await signIn(page, person);
    await test.step('the draft is discarded and is not there any more', async () => {
      const { id } = await matterDraft();
      await page.goto(pageOf(id, '/matter'));
      await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(SUBJECT);
      await page.getByRole('button', { name: t('discard.open') }).click();
      await page
        .getByRole('dialog', { name: t('discard.title') })
        .getByRole('button', { name: t('discard.confirm') })
        .click();
      await expect(page).not.toHaveURL(new RegExp(id));
      await page.goto(pageOf(id));
      await expect(page.getByRole('button', { name: t('discard.open') })).toHaveCount(0);
      await expect(page.getByRole('main').getByText(SUBJECT)).toHaveCount(0);
    });

    const { id } = await matterDraft();
    await act(person, id, 'submit');
    await act(demo.operator, id, 'claim');
    await act(demo.operator, id, 'requestAdditionalDocument', {
      remark: 'The loss has to be proven.',
      documents: [{ type: 'OTHER', ...ASKED, reason: 'The police keeps a record of the loss.' }],
    });

    await test.step('the dashboard leads to what is asked for, and it is submitted there', async () => {
      await page.goto('/dashboard');
      await page.getByRole('main').locator(`a[href*="${id}"]`).first().click();
      const asked = page.getByRole('region', { name: t('asked.title') });
      await expect(asked.getByText('The police keeps a record of the loss.')).toBeVisible();
      await asked
        .locator('input[type="file"]')
        .setInputFiles({ name: 'report.png', mimeType: 'image/png', buffer: greyPicture(900, 1200) });
      // with its preview the place grows, and the button below moves: nobody presses it while it does
      await expect(asked.getByRole('link', { name: /report\.png/ })).toBeVisible();
      await actionButton(page, language, 'submitAdditionalDocument').click();
      await page
        .getByRole('dialog', { name: t('asked.confirmTitle') })
        .getByRole('button', { name: filingActions.name('submitAdditionalDocument')[language] })
        .click();
      await expect(page.getByText(t('status.ADDITIONAL_DOCUMENT_SUBMITTED.meaning'))).toBeVisible();
    });

    await test.step('the operator accepts the documents and forwards it; the approver rejects it with a reason', async () => {
      for (const [officer, decide] of [
        [demo.operator, 'forward'],
        [demo.approver, 'reject'],
      ] as const) {
        const desk = await atDesk(browser, officer, language, '/post-amendment/review/');
        await desk.review.open(id);
        if (decide === 'forward') {
          await desk.review.acceptAllDocuments();
          await desk.review.decide('verifyAdditionalDocument');
          await desk.review.forward();
        } else {
          await desk.review.reject('A lost seal needs no entry in the register.');
        }
        await desk.leave();
      }
    });

    await test.step('the representative reads why, and files it again with what was written', async () => {
      await page.goto(`/application/${id}`);
      await expect(page.getByText(t('status.REJECTED.meaning'))).toBeVisible();
      await expect(page.getByText('A lost seal needs no entry in the register.').first()).toBeVisible();
      await page.getByRole('button', { name: t('status.fileAgain') }).click();
      await expect(page).not.toHaveURL(new RegExp(id));
      const again = new URL(page.url()).pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? '';
      await page.goto(pageOf(again, `/${others.steps[0].key}`));
      await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(SUBJECT);
      await act(person, again, 'discard');
    });
  },
);
