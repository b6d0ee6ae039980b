import { expect, test } from '@registrar/testing/playwright';
import { copyOrderStates } from '@registrar/domain/calls/copies';
import { copyKinds } from '@registrar/domain/copies';
import { companyWithPapers } from '../companies-with-papers';
import { openedDialog } from '../pages/opened-dialog';
import { PaymentPages } from '../pages/payment-pages';
import { speak } from '../pages/portal-frame';
import { demo } from '../people';
import { greyPicture } from '../plain-files';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const t = texts('mf-post-amendment', language);
const verify = texts('mf-registration', language);
const stateName = (key: (typeof copyOrderStates.keys)[number]) => copyOrderStates.name(key)[language];
const OLD_PAPERS = ['२०५८ सालको साधारण सभाको निर्णय', '२०५९ सालको बहाल सम्झौता'] as const;

test(
  'a representative asks and pays for copies: the extract is there at once, of old papers one is certified from its scan and one refused',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    test.setTimeout(600_000);
    const { person, companyId } = await companyWithPapers(mailbox, { english: 'Traders', nepali: 'ट्रेडर्स' });
    const officer = await (await browser.newContext()).newPage();
    await Promise.all([page, officer].map((tab) => speak(tab, language)));
    await Promise.all([signIn(page, person), signIn(officer, demo.operator)]);

    await test.step('the basket is chosen, priced and paid by card', async () => {
      await page.goto(`/pratilipi/request?company=${companyId}`);
      await page.getByRole('checkbox', { name: copyKinds.name('EXTRACT')[language] }).check();
      for (const described of OLD_PAPERS) {
        await page.getByRole('textbox', { name: t('pratilipi.describe') }).fill(described);
        await page.getByRole('button', { name: t('pratilipi.add'), exact: true }).click();
      }
      await expect(page.getByRole('region', { name: t('pratilipi.price') })).toContainText('३१५');
      await page.getByRole('textbox', { name: t('pratilipi.reasonForPratilipi') }).fill('बैंकमा बुझाउन');
      await page.getByRole('button', { name: t('pratilipi.request'), exact: true }).click();
      await expect(page).toHaveURL(/\/payment\//);
      await new PaymentPages(page, language).payByCard();
    });

    await test.step('the extract is issued by itself, the old papers wait for the office', async () => {
      await page.goto('/pratilipi');
      const row = page.getByRole('row').filter({ hasText: stateName('DOCUMENT_REQUESTED') });
      await row.getByRole('link').click();
      const extract = page.getByRole('region', { name: copyKinds.name('EXTRACT')[language] });
      await expect(async () => {
        await page.reload();
        await expect(extract.getByRole('button', { name: new RegExp(t('pratilipi.save')) })).toBeVisible();
      }).toPass();
      await expect(page.getByText(t('pratilipi.itemWaits'))).toHaveCount(2);
    });

    await test.step('an officer certifies one from its scan and refuses the other', async () => {
      await officer.goto(new URL(page.url()).pathname);
      const [minutes, lease] = OLD_PAPERS.map((name) => officer.getByRole('region', { name: new RegExp(name) }));
      await minutes
        ?.locator('input[type="file"]')
        .setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: greyPicture(600, 800) });
      await minutes?.getByRole('button', { name: new RegExp(`^${t('pratilipi.issue')}`) }).click();
      await expect(officer.getByRole('button', { name: new RegExp(`^${t('pratilipi.issue')}`) })).toHaveCount(1);
      if (!lease) throw new Error('There is no second paper');
      const dialog = await openedDialog(
        officer,
        lease.getByRole('button', { name: new RegExp(`^${t('pratilipi.refuse')}`) }),
      );
      await dialog.getByRole('textbox', { name: t('pratilipi.refuseReason') }).fill('पढ्न नसकिने');
      await dialog.getByRole('button', { name: t('pratilipi.refuse'), exact: true }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the asker reads why, that the fee comes back, and checks the copy', async () => {
      await page.reload();
      const main = page.getByRole('main');
      await expect(main).toContainText(stateName('SUCCESS'));
      await expect(main).toContainText('पढ्न नसकिने');
      await expect(main).toContainText(t('pratilipi.refund.PROPOSED'));
      await page
        .getByRole('region', { name: new RegExp(OLD_PAPERS[0]) })
        .getByRole('link', { name: new RegExp(t('pratilipi.verify')) })
        .click();
      await expect(page.getByRole('main')).toContainText(verify('verify.state.VALID'));
    });
    await officer.context().close();
  },
);
