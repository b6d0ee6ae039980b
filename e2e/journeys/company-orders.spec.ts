import { expect, test } from '@registrar/testing/playwright';
import type { Locator, Page } from '@playwright/test';
import { orderAuthorities, orderStates } from '@registrar/domain/calls/company-orders';
import { others } from '@registrar/domain/processes/filings/others/definition';
import { companyWithPapers } from '../companies-with-papers';
import type { OwnCompany } from '../location-changes';
import { openedDialog } from '../pages/opened-dialog';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { greyPicture } from '../plain-files';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const t = texts('mf-post-amendment', language);
const common = texts('shared/i18n', language);
const shell = texts('shell-pages', language);
const review = texts('review', language);
const company = texts('company', language);
const ORDER = { number: 'क-४५/०८३', caseNumber: '083-WO-0045', text: 'शेयर र सम्पत्तिको कारोबार रोक्का राख्नू' };
const LIFTING = 'क-४६/०८३';
const COURT = { ne: 'उच्च अदालत पाटन', en: 'High Court Patan' };

async function upload(place: Page | Locator): Promise<void> {
  await place
    .locator('input[type="file"]')
    .setInputFiles({ name: 'order.png', mimeType: 'image/png', buffer: greyPicture(600, 800) });
  // the button that takes it away comes with the whole file
  await expect(place.getByRole('button', { name: /^order\.png/ })).toBeVisible();
}

const inBoth = (label: string) => ({
  ne: `${label} (${common('field.inNepali')})`,
  en: `${label} (${common('field.inEnglish')})`,
});

/** The second person reads the scan beside what was typed, and approves. */
async function approve(page: Page, name: string, means: string): Promise<void> {
  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: shell('next.title'), exact: true });
  await expect(next).toContainText('प्रस्ताव भएका रोक्का र फुकुवामा निर्णय गर्नुहोस्');
  await next.getByRole('button').click();
  await expect(page).toHaveURL(/company-orders\?tab=proposals/);
  const row = page.getByRole('row').filter({ hasText: name });
  const dialog = await openedDialog(
    page,
    row.getByRole('button', { name: new RegExp(`^${review('proposals.approve')}`) }),
  );
  await expect(dialog).toContainText(means);
  await expect(dialog.locator('img')).toBeVisible();
  await dialog.getByRole('button', { name: review('proposals.approve'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

test(
  'an order of a court is placed by two persons, the company reads it with its way out, and files again once it is lifted',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    test.slow();
    const { person, companyId, gateway } = await companyWithPapers(mailbox, { english: 'Traders', nepali: 'ट्रेडर्स' });
    const [own] = await gateway.get<readonly OwnCompany[]>('/external/api/representative/company');
    const nameNepali = own?.nameNepali ?? '';
    const [officer, registrar] = [
      await (await browser.newContext()).newPage(),
      await (await browser.newContext()).newPage(),
    ];
    await Promise.all([page, officer, registrar].map((tab) => speak(tab, language)));
    await Promise.all([signIn(page, person), signIn(officer, demo.approver), signIn(registrar, demo.otherApprover)]);
    const card = page.getByRole('region', { name: others.name[language], exact: true });

    await test.step('the company may file', async () => {
      await page.goto(`/post-amendment/add-new?company=${companyId}`);
      await expect(card.getByRole('button')).toBeEnabled();
    });

    await test.step('an officer proposes the order from the page of the company', async () => {
      await officer.goto(`/post-amendment/company/${companyId}?part=orders`);
      await officer.getByRole('link', { name: t('orders.place'), exact: true }).click();
      await expect(officer.getByRole('main')).toContainText(nameNepali);
      await officer.getByRole('radio', { name: orderAuthorities.name('COURT')[language] }).check();
      await officer.getByLabel(inBoth(t('orders.court')).ne).fill(COURT.ne);
      await officer.getByLabel(inBoth(t('orders.court')).en).fill(COURT.en);
      await officer.getByRole('textbox', { name: t('orders.caseNumber') }).fill(ORDER.caseNumber);
      await officer.getByRole('textbox', { name: t('orders.number') }).fill(ORDER.number);
      await officer.getByLabel(inBoth(t('orders.text')).ne).fill(ORDER.text);
      await officer.getByLabel(inBoth(t('orders.text')).en).fill('Dealings in shares and property are to stop');
      await upload(officer);
      await officer.getByRole('textbox', { name: t('orders.remark') }).fill('अदालतबाट आज प्राप्त');
      await officer.getByRole('button', { name: t('orders.send'), exact: true }).click();
      await expect(officer).toHaveURL(/company-orders\?tab=proposals/);
      const row = officer.getByRole('row').filter({ hasText: nameNepali });
      await expect(row).toContainText(ORDER.number);
      await expect(row.getByRole('button', { name: new RegExp(review('proposals.approve')) })).toHaveCount(0);
    });

    await test.step('a registrar, led there by the dashboard, approves it', () =>
      approve(registrar, nameNepali, t('orders.approveMeans.PLACE')));

    await test.step('the company is stopped, reads by what and by whom, and is led to the way out', async () => {
      await new PortalTab(page).visit(`/post-amendment/add-new?company=${companyId}`);
      await expect(card.getByRole('button')).toHaveCount(0);
      await expect(card).toContainText(ORDER.number);
      await expect(card).toContainText(COURT.ne);
      await card.getByRole('link', { name: t('addNew.wayOut') }).click();
      await expect(page).toHaveURL(/part=orders/);
      await expect(page.getByRole('main')).toContainText(t('orders.wayOut'));
      await expect(page.getByRole('table')).toContainText(ORDER.text);
      await expect(page.getByRole('table')).toContainText(orderStates.name('STANDING')[language]);
      await openedDialog(page, page.getByRole('button', { name: new RegExp(`^${t('orders.seeScan')}`) }));
      await expect(page.getByRole('dialog').locator('img')).toBeVisible();
    });

    await test.step('everybody reads who froze it, and not what the order says', async () => {
      const visitor = await (await browser.newContext()).newPage();
      await speak(visitor, language);
      await visitor.goto(`/company/${companyId}`);
      const notice = visitor.getByRole('alert').filter({ hasText: company('frozen') });
      await expect(notice).toContainText(COURT.ne);
      await expect(notice).toContainText(ORDER.number);
      await expect(visitor.getByRole('main')).not.toContainText(ORDER.text);
      await visitor.context().close();
    });

    await test.step('an officer proposes to lift it, and a registrar approves', async () => {
      await new PortalTab(officer).visit('/post-amendment/company-orders');
      const row = officer.getByRole('row').filter({ hasText: nameNepali });
      const dialog = await openedDialog(officer, row.getByRole('button', { name: new RegExp(t('orders.lift')) }));
      await dialog.getByRole('textbox', { name: t('orders.liftNumber') }).fill(LIFTING);
      await upload(dialog);
      await dialog.getByRole('textbox', { name: t('orders.remark') }).fill('अदालतले फुकुवा गरेको');
      await dialog.getByRole('button', { name: t('orders.send'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(row).toContainText(t('orders.liftingWaits'));
      await approve(registrar, nameNepali, t('orders.approveMeans.LIFT'));
    });

    await test.step('the filing goes on', async () => {
      await new PortalTab(page).visit(`/post-amendment/add-new?company=${companyId}`);
      await card.getByRole('button').click();
      await expect(page).toHaveURL(/\/application\/[\da-f-]{36}/);
      await new PortalTab(page).visit(`/post-amendment/company/${companyId}?part=orders`);
      await expect(page.getByRole('table')).toContainText(orderStates.name('LIFTED')[language]);
    });
    await Promise.all([officer.context().close(), registrar.context().close()]);
  },
);
