import { migrationNameReservation } from '@registrar/domain/processes/filings/migration-name-reservation/definition';
import { expect, expectAccessible, test } from '@registrar/testing/playwright';
import { broughtOver } from '../old-people';
import { MigratedPages } from '../pages/migrated-pages';
import { NamePages } from '../pages/name-pages';
import { speak } from '../pages/portal-frame';
import { demo } from '../people';
import { drawnPicture } from '../pictures';
import { perform } from '../reservations';
import { signIn } from '../signed-in';
import { texts } from '../texts';

const [certificate] = migrationNameReservation.documents;

test(
  'a company of the older system is verified by its old certificate',
  { tag: ['@demo-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const { person, company } = await broughtOver(mailbox, 'kabita_purano');
    const migrated = new MigratedPages(page, 'ne');
    await speak(page, 'ne');
    await signIn(page, person);

    await test.step('the company is not verified; without the certificate nothing is handed in', async () => {
      await migrated.openList();
      await migrated.expectState('UNVERIFIED');
      await expectAccessible(page);
      await migrated.begin(company.nameNepali);
      await expectAccessible(page);
      await migrated.confirmOldName();
      await migrated.declare();
      await migrated.pressSubmit();
      await migrated.expectMissing(certificate.name.ne);
      await expectAccessible(page);
    });

    const id = new URL(page.url()).searchParams.get('application') ?? '';
    await test.step('with the certificate it goes to the office', async () => {
      await migrated.uploadCertificate(certificate.name.ne);
      await migrated.submit();
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
      await expectAccessible(desk);
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
  },
);

test.describe('files the office cannot use', () => {
  // what the gateway refuses the browser writes down as well
  test.use({ allowedConsole: /status of 4(13|15|22)/ });

  test(
    'a file that cannot be used is refused at its place in the reader’s language, a rejection is read with its remark, and one may file again',
    { tag: ['@demo-data', '@mailbox'] },
    async ({ page, mailbox }) => {
      const { person, company } = await broughtOver(mailbox, 'bimala_purano');
      const migrated = new MigratedPages(page, 'ne');
      await speak(page, 'ne');
      await signIn(page, person);
      await migrated.openList();
      await migrated.begin(company.nameNepali);
      await migrated.confirmOldName();
      const id = new URL(page.url()).searchParams.get('application') ?? '';

      await test.step('each reason is told where the file was chosen, in both languages', async () => {
        const title = certificate.name;
        const picture = { name: 'certificate.png', mimeType: 'image/png' };
        await migrated.expectRefused(
          title.ne,
          { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
          'यो प्रकारको फाइल स्वीकार गरिँदैन',
        );
        await migrated.expectRefused(
          title.ne,
          { ...picture, buffer: Buffer.alloc(6 * 1024 * 1024, 1) },
          '५ एमबी भन्दा ठूलो',
        );
        await migrated.expectRefused(
          title.ne,
          { ...picture, buffer: Buffer.from('this is not a picture') },
          'यहाँ यी किसिमका फाइल मात्र राख्न मिल्छ',
        );
        const cutOff = (await drawnPicture(page, 480, 320)).subarray(0, 200);
        await migrated.expectRefused(
          title.ne,
          { ...picture, buffer: cutOff },
          texts('gateway', 'ne')('error.documentUnreadable'),
        );
        await page.getByRole('button', { name: 'English' }).click();
        const inEnglish = new MigratedPages(page, 'en');
        await inEnglish.expectRefused(
          title.en,
          { ...picture, buffer: cutOff },
          texts('gateway', 'en')('error.documentUnreadable'),
        );
        await page.getByRole('button', { name: 'नेपाली' }).click();
      });

      const remark = 'प्रमाणपत्रको फोटो प्रस्ट छैन।';
      await test.step('handed in, and rejected by the office', async () => {
        await migrated.uploadCertificate(certificate.name.ne);
        await migrated.declare();
        await migrated.submit();
        await migrated.expectMeaning('SUBMITTED');
        await perform(demo.operator, id, 'claim');
        await perform(demo.operator, id, 'verify');
        await perform(demo.approver, id, 'reject', { remark, reasonCode: 'OTHER' });
      });

      await test.step('the applicant reads why; the company is not verified, and may be filed anew', async () => {
        await page.reload();
        await migrated.expectMeaning('REJECTED');
        await expect(page.getByText(texts('mf-name-reservation', 'ne')('status.remark', { remark }))).toBeVisible();
        await expectAccessible(page);
        await migrated.fileAgain();
        await migrated.expectState('UNVERIFIED');
        await migrated.begin(company.nameNepali);
      });
    },
  );
});
