import { migrationNameReservation } from '@registrar/domain/processes';
import { expect, signIn, test } from '@registrar/testing/playwright';
import { broughtOver } from '../old-people';
import { MigratedPages } from '../pages/migrated-pages';
import { NamePages } from '../pages/name-pages';
import { speak } from '../pages/portal-frame';
import { demo } from '../people';
import { perform } from '../reservations';
import { texts } from '../texts';

const [certificate] = migrationNameReservation.documents;

test('a company of the older system is verified by its old certificate', async ({ page, browser, mailbox }) => {
  test.setTimeout(240_000);
  const { person, company } = await broughtOver(mailbox, 'sarita_purano');
  const migrated = new MigratedPages(page, 'ne');
  await speak(page, 'ne');
  await signIn(page, person);

  await test.step('the company is not verified; without the certificate nothing is handed in', async () => {
    await migrated.openList();
    await migrated.expectState('UNVERIFIED');
    await migrated.begin(company.nameNepali);
    await migrated.confirmOldName();
    await migrated.submit();
    await expect(page.getByRole('alert').getByText(certificate.name.ne)).toBeVisible();
  });

  const id = new URL(page.url()).searchParams.get('application') ?? '';
  await test.step('with the certificate it goes to the office', async () => {
    await migrated.uploadCertificate(certificate.name.ne);
    await page.getByRole('button', { name: texts('shared/i18n', 'ne')('action.submit') }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts('shared/i18n', 'ne')('action.submit') }).click();
    await migrated.expectMeaning('SUBMITTED');
  });

  await test.step('an officer looks at the paper beside the register and approves', async () => {
    await perform(demo.operator, id, 'claim');
    await perform(demo.operator, id, 'verify');
    const context = await browser.newContext();
    const desk = await context.newPage();
    await speak(desk, 'en');
    await signIn(desk, demo.approver);
    const review = new NamePages(desk, 'en');
    await review.openReview(id);
    await expect(new MigratedPages(desk, 'en').picture(certificate.name.en)).toBeVisible();
    await review.decide('approve');
    await expect(review.action('approve')).toBeHidden();
    await context.close();
  });

  await test.step('the applicant finds the company verified', async () => {
    await page.reload();
    await migrated.expectMeaning('APPROVED');
    await migrated.openList();
    await migrated.expectState('VERIFIED');
  });
});
