import type { Browser, Page } from '@playwright/test';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { expect, test } from '@registrar/testing/playwright';
import { callsOf } from '../gateway-calls';
import { freshName } from '../names';
import { NameChangePages } from '../pages/name-change-pages';
import { NamePages } from '../pages/name-pages';
import { PayableDesk } from '../pages/payable-desk';
import { PaymentPages } from '../pages/payment-pages';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { perform, submittedReservation } from '../reservations';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

// both journeys rename one company, one after the other
test.describe.configure({ mode: 'serial' });
// a name that is taken is refused when it is submitted
test.use({ allowedConsole: /409 .*\/submit/ });

const representative = demo.otherRenamingRepresentative;
const TAKEN = { english: 'Triveni Byapar Samuha', nepali: 'त्रिवेणी व्यापार समूह' };

const read = async (id: string): Promise<ApplicationDetail> =>
  (await callsOf(representative)).get<ApplicationDetail>(`/external/api/application/${id}`);
const presentName = ({ sections }: ApplicationDetail) => {
  const data = sections.find(({ key }) => key === 'CURRENT_COMPANY')?.data ?? {};
  return { english: String(data['registeredCompanyNameEnglish']), nepali: String(data['registeredCompanyNameNepali']) };
};

/** The operator confirms the amount, the representative pays it by card, and the operator verifies. */
async function paidAndVerified(browser: Browser, home: Page, language: Language, id: string): Promise<void> {
  await perform(demo.operator, id, 'claim');
  const desk = await (await browser.newContext()).newPage();
  await speak(desk, language);
  await signIn(desk, demo.operator);
  await desk.goto(`/company-name-change-approval/${id}`);
  const [names, money] = [new NamePages(desk, language), new PayableDesk(desk, language)];
  await money.payableIs('PROPOSED');
  await money.confirmPayable();
  await money.payableIs('PENDING');
  await expect(names.action('verify')).toBeDisabled();

  const payments = new PaymentPages(home, language);
  const { titleEnglish, titleNepali } = await read(id);
  await payments.openFromList(language === 'ne' ? titleNepali : titleEnglish);
  await payments.payByCard();

  await money.payableIs('SETTLED');
  await names.decide('verify');
  await desk.context().close();
}

/** The card of the company that is found by this name. */
async function cardBy(page: Page, language: Language, name: string) {
  await page.goto(`/search-company?name=${encodeURIComponent(name)}`);
  return page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: texts('mf-name-reservation', language)('search.formerly') })
    .first();
}

test(
  'a company writes a new name: one that is taken is refused, a free one is paid for, approved, and found by the old one',
  { tag: ['@core', '@demo-data'] },
  async ({ page, browser }) => {
    const pages = new NameChangePages(page, 'ne');
    await speak(page, 'ne');
    await signIn(page, representative);
    const id = await pages.begin();
    const before = presentName(await read(id));
    const free = freshName();

    await test.step('a name that another company bears is shown as taken, and refused when it is submitted', async () => {
      await pages.write(TAKEN);
      await expect(new NamePages(page, 'ne').outcome('ALREADY_REGISTERED')).toBeVisible();
      await pages.next();
      await pages.decide(representative, id);
      await pages.submit();
      await expect(page.getByRole('alert').filter({ hasText: 'नाम' }).first()).toBeVisible();
      expect((await read(id)).status).toBe('DRAFT');
    });
    await test.step('a free one is submitted', async () => {
      await pages.open('new-name');
      await pages.at('new-name');
      await pages.write(free);
      await expect(new NamePages(page, 'ne').outcome('AVAILABLE')).toBeVisible();
      await pages.next();
      await pages.at('decision');
      await pages.open('check');
      await pages.at('check');
      await pages.submit();
      await pages.submitted();
    });
    await test.step('paid, verified and approved', async () => {
      await paidAndVerified(browser, page, 'ne', id);
      const officer = await (await browser.newContext()).newPage();
      await speak(officer, 'ne');
      await signIn(officer, demo.approver);
      await officer.goto(`/company-name-change-approval/${id}`);
      const changed = officer.getByRole('region', { name: texts('mf-name-reservation', 'ne')('nameChange.title') });
      await expect(changed).toContainText(before.nepali);
      await expect(changed).toContainText(free.nepali);
      await new NamePages(officer, 'ne').decide('approve');
      await officer.context().close();
    });
    await test.step('everybody finds the company by the name it gave up, and the representative reads the outcome', async () => {
      const card = await cardBy(page, 'ne', before.nepali);
      await expect(card).toContainText(free.nepali);
      await expect(card).toContainText(before.nepali);
      await new PortalTab(page).visit(`/post-amendment/application/${id}`);
      await expect(page.getByText(pages.text('status.APPROVED.meaning'))).toBeVisible();
    });
  },
);

test(
  'a company takes a name that it reserved; the change is approved by the keyboard and undone by the registrar',
  { tag: ['@demo-data'] },
  async ({ page, browser }) => {
    const name = freshName();
    const reservation = await submittedReservation(representative, name);
    for (const [officer, action] of [
      [demo.operator, 'claim'],
      [demo.operator, 'verify'],
      [demo.approver, 'approve'],
    ] as const)
      await perform(officer, reservation, action);

    const pages = new NameChangePages(page, 'en');
    await speak(page, 'en');
    await signIn(page, representative);
    const id = await pages.begin();
    const before = presentName(await read(id));
    await test.step('the reserved name is chosen, and is not written over', async () => {
      await page.getByRole('radio', { name: pages.text('newName.reserved') }).check();
      await page.getByRole('button', { name: `${pages.text('newName.take')} ${name.english}` }).click();
      await expect(page.getByRole('region', { name: pages.text('newName.taken') })).toContainText(name.english);
      await expect(page.locator('input[id$="english"]')).toHaveCount(0);
      await pages.next();
    });
    await test.step('submitted, paid and verified', async () => {
      await pages.decide(representative, id);
      await pages.submit();
      await pages.submitted();
      await paidAndVerified(browser, page, 'en', id);
    });

    const address = `/company-name-change-approval/${id}`;
    await test.step('the section officer sees where the name is from and approves by the keyboard alone', async () => {
      const officer = await (await browser.newContext()).newPage();
      await speak(officer, 'en');
      await signIn(officer, demo.approver);
      await officer.goto(address);
      const changed = officer.getByRole('region', { name: texts('mf-name-reservation', 'en')('nameChange.title') });
      await expect(changed).toContainText(before.english);
      await expect(changed.getByRole('link')).toBeVisible();
      await new NamePages(officer, 'en').action('approve').focus();
      await officer.keyboard.press('Enter');
      const dialog = officer.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Approve' }).focus();
      await officer.keyboard.press('Enter');
      await expect(officer.getByText(texts('review', 'en')('decide.done.approve'))).toBeVisible();
      await officer.context().close();
    });
    await test.step('the old name finds the company and stays in the way of others', async () => {
      await expect(await cardBy(page, 'en', before.english)).toContainText(name.english);
      const names = new NamePages(page, 'en');
      await names.check({ english: before.english, nepali: '' });
      await expect(names.outcome('ALREADY_REGISTERED')).toBeVisible();
    });
    await test.step('the registrar revokes it, in Nepali, and the company has its former name again', async () => {
      const registrar = await (await browser.newContext()).newPage();
      await speak(registrar, 'ne');
      await signIn(registrar, demo.otherApprover);
      await registrar.goto(address);
      await new NamePages(registrar, 'ne').decide('revoke', 'अदालतको आदेशबमोजिम।');
      await expect(registrar.getByText(texts('review', 'ne')('decide.done.revoke'))).toBeVisible();
      await registrar.context().close();
      await expect(await cardBy(page, 'en', name.english)).toContainText(before.english);
    });
  },
);
