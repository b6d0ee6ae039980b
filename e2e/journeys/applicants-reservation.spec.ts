import { consentBodies } from '@registrar/domain/names/consent-bodies';
import { nameReservation } from '@registrar/domain/processes/filings/name-reservation/definition';
import { expect, test } from '@registrar/testing/playwright';
import { freshName } from '../names';
import { NamePages } from '../pages/name-pages';
import { speak } from '../pages/portal-frame';
import { demo, signedUp } from '../people';
import { drawnPicture } from '../pictures';
import { perform, submittedReservation } from '../reservations';
import { signIn } from '../signed-in';
import { reservationStep } from '../step-names';
import { texts } from '../texts';

const letter = nameReservation.documents[1].name;

test(
  'a name with a consent word is handed in with its letter and a proven address of the company',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const person = await signedUp(mailbox);
    const t = texts('mf-name-reservation', 'ne');
    const common = texts('shared/i18n', 'ne');
    const names = new NamePages(page, 'ne');
    const { english, nepali } = freshName();
    await speak(page, 'ne');
    await signIn(page, person);
    await names.fillDraft(
      { english: english.replace('Traders', 'Bank'), nepali: nepali.replace('ट्रेडर्स', 'बैंक') },
      undefined,
      { letterLater: true },
    );

    await test.step('the check says that the letter is missing, and leads to it', async () => {
      const unfinished = page.getByRole('alert').filter({ hasText: t('summary.unfinished') });
      await unfinished.getByRole('button', { name: reservationStep('documents', 'ne') }).click();
      await expect(
        page.getByText(
          texts('sections', 'ne')('documents.reason.consent', { word: 'Bank', body: consentBodies.name('NRB').ne }),
        ),
      ).toBeVisible();
    });

    await test.step('the letter is put there, replaced and looked at', async () => {
      const place = page.getByRole('region', { name: letter.ne });
      await place
        .getByTestId('file-input')
        .setInputFiles({ name: 'first.png', mimeType: 'image/png', buffer: await drawnPicture(page, 480, 320) });
      await expect(place.getByText('first.png', { exact: true })).toBeVisible();
      await place
        .getByTestId('file-input')
        .setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: await drawnPicture(page, 320, 480) });
      await expect(place.getByText('letter.png', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: t('wizard.saveAndContinue') }).click();
    });

    await test.step('the address of the company is proven by its code', async () => {
      const email = `office-${Date.now()}@new-company.example`;
      await page.getByLabel(t('contact.email')).fill(email);
      await page.getByRole('button', { name: t('contact.send') }).click();
      await page.getByLabel(common('otp.label')).fill(await mailbox.otp(email));
      await page.getByRole('button', { name: t('contact.verify') }).click();
      await expect(page.getByText(t('contact.since'))).toBeVisible();
      await page.getByRole('button', { name: t('wizard.saveAndContinue') }).click();
      await expect(page.getByRole('heading', { level: 2, name: reservationStep('remark', 'ne') })).toBeVisible();
    });

    await names.submitDraft();
    await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
    await page.getByRole('button', { name: t('result.see') }).click();
    await expect(page.getByText(t('standing.SUBMITTED.meaning'))).toBeVisible();
    await expect(
      page.getByRole('img', { name: texts('sections', 'ne')('documents.pictureOf', { title: letter.ne }) }),
    ).toBeVisible();
  },
);

test(
  'a rejected application is filed again with its answers, changed',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const person = await signedUp(mailbox);
    const name = freshName();
    const id = await submittedReservation(person, name);
    await perform(demo.operator, id, 'claim');
    await perform(demo.operator, id, 'verify');
    await perform(demo.approver, id, 'reject', {
      reasonCode: 'OBJECTIVE_DOES_NOT_FIT',
      remark: 'The objectives do not fit the name.',
    });

    const t = texts('mf-name-reservation', 'en');
    const names = new NamePages(page, 'en');
    await speak(page, 'en');
    await signIn(page, person);
    await page.goto(`/company-name-reservation/${id}`);
    await expect(page.getByText(t('standing.REJECTED.meaning'))).toBeVisible();
    await page.getByRole('button', { name: t('status.fileAgain') }).click();
    await expect(page.locator('input[id$="english"]')).toHaveValue(name.english);
    const changed = freshName();
    await page.locator('input[id$="nepali"]').fill(changed.nepali);
    await page.locator('input[id$="english"]').fill(changed.english);
    await page.getByRole('button', { name: t('wizard.saveAndContinue') }).click();
    await expect(page.getByRole('heading', { level: 2, name: reservationStep('objectives', 'en') })).toBeVisible();
    await names.submitDraft();
    await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
    expect(names.applicationId()).not.toBe(id);
  },
);

test(
  'a revoked reservation is told to its holder with the reason, and its letter does not hold any more',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const person = await signedUp(mailbox);
    const id = await submittedReservation(person, freshName());
    await perform(demo.operator, id, 'claim');
    await perform(demo.operator, id, 'verify');
    await perform(demo.approver, id, 'approve');
    const remark = 'अदालतको आदेशअनुसार रद्द गरिएको।';

    await test.step('the registrar revokes it', async () => {
      const context = await browser.newContext();
      const desk = await context.newPage();
      await speak(desk, 'ne');
      await signIn(desk, demo.otherApprover);
      const review = new NamePages(desk, 'ne');
      await review.openReview(id);
      await review.decide('revoke', remark);
      await context.close();
    });

    await test.step('the holder reads it', async () => {
      const t = texts('mf-name-reservation', 'ne');
      await speak(page, 'ne');
      await signIn(page, person);
      await page.goto(`/company-name-reservation/${id}`);
      const standing = page.getByRole('alert').filter({ hasText: t('standing.REVOKED.meaning') });
      await expect(standing).toContainText(remark);
      await expect(page.getByRole('button', { name: t('status.fileAgain') })).toBeVisible();
      await page.getByRole('link', { name: t('reservation.letter') }).click();
      await expect(page.getByText(texts('mf-registration', 'ne')('viewLetter.state.REVOKED'))).toBeVisible();
    });
  },
);
