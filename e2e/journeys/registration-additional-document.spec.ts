import { expect, test } from '@registrar/testing/playwright';
import { filingActions } from '@registrar/domain/transitions/actions';
import { registrationDocuments } from '@registrar/domain/processes/company-registration';
import { act, submittedRegistration } from '../filed-registrations';
import { actionButton } from '../pages/decision';
import { demo, signedUp } from '../people';
import { greyPicture } from '../plain-files';
import { atDesk } from '../registration-desk';
import { startSignedIn } from '../signed-in';
import { texts } from '../texts';

const language = 'ne';
const t = texts('mf-registration', language);
const LEASE = { nameNepali: 'कार्यालयको भाडा सम्झौता', nameEnglish: 'Lease of the office' };
const attorney = registrationDocuments.find(({ key }) => key === 'POWER_OF_ATTORNEY')?.name.ne ?? '';

test(
  'documents that the office asks for are brought on the page that asks for them, and verified',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const applicant = await signedUp(mailbox);
    const { id } = await submittedRegistration(applicant);
    await act(demo.operator, id, 'claim');
    await act(demo.operator, id, 'requestAdditionalDocument', {
      remark: 'ठेगाना र अख्तियारी पुष्टि गर्नुपर्ने भएकाले।',
      documents: [
        { type: 'OTHER', ...LEASE, reason: 'ठेगाना भाडाको देखिन्छ।' },
        { type: 'POWER_OF_ATTORNEY', reason: 'वारेसले बुझाएको देखिन्छ।' },
      ],
    });

    await startSignedIn(page.context(), applicant, language);
    const handIn = actionButton(page, language, 'submitAdditionalDocument');
    await test.step('the dashboard leads to the page, which has the places, their reasons and one button', async () => {
      await page.goto('/dashboard');
      await page.getByRole('main').locator(`a[href*="${id}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(id));
      const asked = page.getByRole('region', { name: t('asked.title') });
      await expect(asked.getByText('ठेगाना भाडाको देखिन्छ।')).toBeVisible();
      await expect(asked.getByText('वारेसले बुझाएको देखिन्छ।')).toBeVisible();
      await expect(page.getByRole('button', { name: t('status.correct') })).toBeHidden();
    });

    await test.step('what is missing is said by name', async () => {
      await page
        .getByRole('region', { name: LEASE.nameNepali, exact: true })
        .locator('input[type="file"]')
        .setInputFiles({ name: 'lease.png', mimeType: 'image/png', buffer: greyPicture(900, 1200) });
      await handIn.click();
      await expect(page.getByRole('link', { name: t('asked.missing', { document: attorney }) })).toBeVisible();
      await expect(page.getByText(t('asked.missing', { document: LEASE.nameNepali }))).toBeHidden();
    });

    await test.step('with both it is handed in, and the page says where it stands', async () => {
      const place = page
        .getByRole('region', { name: t('asked.title') })
        .getByRole('region', { name: attorney, exact: true });
      await place
        .locator('input[type="file"]')
        .setInputFiles({ name: 'attorney.png', mimeType: 'image/png', buffer: greyPicture(800, 1100) });
      await expect(place.getByText('attorney.png').first()).toBeVisible();
      await handIn.click();
      const dialog = page.getByRole('dialog', { name: t('asked.confirmTitle') });
      await dialog.getByRole('button', { name: filingActions.name('submitAdditionalDocument')[language] }).click();
      await expect(page.getByText(t('status.ADDITIONAL_DOCUMENT_SUBMITTED.meaning'))).toBeVisible();
      await expect(handIn).toBeHidden();
    });

    await test.step('the officer sees both, verifies them, and the review goes on', async () => {
      const desk = await atDesk(browser, demo.operator, language);
      await desk.review.open(id);
      await desk.review.acceptDocument(LEASE.nameNepali);
      await expect(desk.review.action('verifyAdditionalDocument')).toBeDisabled();
      await desk.review.acceptDocument(attorney);
      await desk.review.decide('verifyAdditionalDocument');
      await expect(desk.review.action('sendForCorrection')).toBeVisible();
      await expect(desk.review.action('verifyAdditionalDocument')).toBeHidden();
      await desk.leave();
    });
  },
);
