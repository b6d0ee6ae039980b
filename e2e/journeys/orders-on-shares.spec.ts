import { expect, test } from '@registrar/testing/playwright';
import type { Locator, Page } from '@playwright/test';
import { orderAuthorities, orderStates } from '@registrar/domain/calls/company-orders';
import { sharesPurchaseSalesAgreement as spsa } from '@registrar/domain/processes/filings/shares-purchase-sales-agreement/definition';
import { agreementOn, gift } from '@registrar/domain/testing/share-agreement';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { callsOf } from '../gateway-calls';
import { AmendmentWizard } from '../pages/amendment-wizard';
import { openedDialog } from '../pages/opened-dialog';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo, signedUp, someone } from '../people';
import { greyPicture } from '../plain-files';
import { companyOfOwn } from '../shareholder-changes';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';
import { idsOfOwners, ofTwo, OWNERS } from '../two-shareholders';

const language: Language = 'ne';
const t = texts('mf-post-amendment', language);
const common = texts('shared/i18n', language);
const review = texts('review', language);
const company = texts('company', language);
const today = nepalDayOfInstant(new Date().toISOString());
const PLEDGE = { number: 'धि-४५/०८३', ne: 'नबिल बैंक लिमिटेड', en: 'Nabil Bank Limited' };
const KITTA = '५१–६०';

const inBoth = (label: string) =>
  [`${label} (${common('field.inNepali')})`, `${label} (${common('field.inEnglish')})`] as const;

async function upload(place: Page | Locator, at: number): Promise<void> {
  await place
    .locator('input[type="file"]')
    .nth(at)
    .setInputFiles({ name: `scan-${at}.png`, mimeType: 'image/png', buffer: greyPicture(600, 800) });
  await expect(place.getByRole('button', { name: new RegExp(`^scan-${at}\\.png`) })).toBeVisible();
}

async function approve(page: Page, name: string, means: string, scans: number): Promise<void> {
  await page.goto('/post-amendment/company-orders?tab=proposals');
  const row = page.getByRole('row').filter({ hasText: name });
  const dialog = await openedDialog(
    page,
    row.getByRole('button', { name: new RegExp(`^${review('proposals.approve')}`) }),
  );
  await expect(dialog).toContainText(means);
  await expect(dialog.locator('img')).toHaveCount(scans);
  await dialog.getByRole('button', { name: review('proposals.approve'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

test(
  'a pledge lies on shares of one holder: they are not sold, everybody reads it, and its lifting frees them',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    test.setTimeout(600_000);
    const person = await signedUp(mailbox);
    const companyId = await companyOfOwn(person, ofTwo([someone().email, someone().email]));
    const gateway = await callsOf(person);
    const [officer, registrar] = [
      await (await browser.newContext()).newPage(),
      await (await browser.newContext()).newPage(),
    ];
    await Promise.all([page, officer, registrar].map((tab) => speak(tab, language)));
    await Promise.all([signIn(page, person), signIn(officer, demo.approver), signIn(registrar, demo.otherApprover)]);
    let name = '';

    await test.step('an officer proposes the pledge with both consents', async () => {
      await officer.goto(`/post-amendment/company/${companyId}?part=orders`);
      await officer.getByRole('link', { name: t('orders.place'), exact: true }).click();
      await officer.getByRole('radio', { name: t('orders.scopeOf.SHARES') }).check();
      const holder = officer.getByRole('combobox', { name: t('orders.holder') });
      await holder.click();
      await officer.getByTitle(new RegExp(OWNERS[0].fullNameNepali)).click();
      await expect(officer.getByRole('button', { name: t('orders.take', { kitta: '१–६००' }) })).toBeEnabled();
      await officer.getByRole('textbox', { name: t('orders.from', { row: '१' }) }).fill('५१');
      await officer.getByRole('textbox', { name: t('orders.to', { row: '१' }) }).fill('६०');
      await officer.getByRole('radio', { name: orderAuthorities.name('PLEDGE')[language] }).check();
      const [pledgee, text] = [inBoth(t('orders.pledgee')), inBoth(t('orders.pledgeText'))];
      await officer.getByLabel(pledgee[0]).fill(PLEDGE.ne);
      await officer.getByLabel(pledgee[1]).fill(PLEDGE.en);
      await officer.getByRole('textbox', { name: t('orders.pledgeNumber') }).fill(PLEDGE.number);
      await officer.getByLabel(text[0]).fill('ऋण रु. ५,००,०००');
      await officer.getByLabel(text[1]).fill('A loan of Rs. 500,000');
      for (const at of [0, 1, 2]) await upload(officer, at);
      await officer.getByRole('textbox', { name: t('orders.remark') }).fill('दुवै मञ्जुरी हेरियो');
      await officer.getByRole('button', { name: t('orders.send'), exact: true }).click();
      await expect(officer).toHaveURL(/company-orders\?tab=proposals/);
      const row = officer.getByRole('row').filter({ hasText: t('orders.pledgeNumbered', { number: PLEDGE.number }) });
      await expect(row).toContainText(OWNERS[0].fullNameNepali);
      name = (await row.getByRole('link').first().textContent()) ?? '';
    });

    await test.step('a registrar reads agreement and consents, and approves', () =>
      approve(registrar, name, t('orders.approveMeans.PLACE_SHARES'), 3));

    await test.step('the table of shares says it to the company, the record to everybody', async () => {
      await page.goto(`/post-amendment/company/${companyId}?part=shares`);
      await expect(page.getByRole('row').filter({ hasText: OWNERS[0].fullNameNepali }).first()).toContainText(
        company('underOrder', { kitta: KITTA }),
      );
      const visitor = await (await browser.newContext()).newPage();
      await speak(visitor, language);
      await visitor.goto(`/company/${companyId}`);
      const told = visitor.getByRole('region', { name: company('ordersOnShares') });
      await expect(told).toContainText(KITTA);
      await expect(told).toContainText(PLEDGE.ne);
      await expect(visitor.getByRole('main')).not.toContainText('५,००,०००');
      await visitor.context().close();
    });

    const wizard = new AmendmentWizard(page, language, spsa);
    const id = await wizard.begin('spsa-setup');
    const refusal = page.getByText('कित्ता ५१ देखि ६० सम्मका शेयर आदेश वा धितोबाट रोक्का छन्').first();
    await test.step('the company files on, but not the sale of these shares', async () => {
      const [first, second] = await idsOfOwners(gateway, id);
      await wizard.answer('SPSA_SETUP', agreementOn(today, 'TRANSFER'));
      await wizard.goOnTo('transfer-share');
      const given = gift(first, [{ from: 55, to: 70 }], { buyer: 'REGISTERED', buyerId: second });
      await gateway.post(`/external/api/application/${id}/section/SPSA_TRANSFERS/item`, given);
      await page.reload();
      await expect(refusal).toBeVisible();
    });

    await test.step('the release letter lifts it by two persons, and the sale goes on', async () => {
      await new PortalTab(officer).visit(`/post-amendment/company/${companyId}?part=orders`);
      const dialog = await openedDialog(officer, officer.getByRole('button', { name: new RegExp(t('orders.lift')) }));
      await dialog.getByRole('textbox', { name: t('orders.liftNumber') }).fill('फु-१/०८३');
      await upload(dialog, 0);
      await dialog.getByRole('textbox', { name: t('orders.remark') }).fill('ऋण चुक्ता');
      await dialog.getByRole('button', { name: t('orders.send'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await approve(registrar, name, t('orders.approveMeans.LIFT'), 1);
      await page.reload();
      await expect(page.getByRole('main')).toContainText(OWNERS[0].fullNameNepali);
      await expect(refusal).toBeHidden();
      await new PortalTab(page).visit(`/post-amendment/company/${companyId}?part=orders`);
      await expect(page.getByRole('table')).toContainText(orderStates.name('LIFTED')[language]);
    });
    await Promise.all([officer.context().close(), registrar.context().close()]);
  },
);
