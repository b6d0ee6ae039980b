import { expect, test, type Person } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import type { FiledItemState, SavedItem } from '@registrar/domain/calls/filing-sections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { shareholderChange } from '@registrar/domain/processes/filings/shareholder-change/definition';
import { jointVenture, twoOwners } from '@registrar/domain/testing/registration-examples';
import { outsideSeat } from '@registrar/domain/testing/registration-people';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { act, attachRequired } from '../filed-registrations';
import { saveSection } from '../filed-sections';
import { callsOf, type GatewayCalls } from '../gateway-calls';
import { openedDialog } from '../pages/opened-dialog';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo, signedUp } from '../people';
import { companyOfOwn, verifiedWithoutFee } from '../shareholder-changes';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'en';
const t = texts('mf-post-amendment', language);
const common = texts('shared/i18n', language);
const today = nepalDayOfInstant(new Date().toISOString());
const inYears = (years: number) => `${Number(today.slice(0, 4)) + years}-01-31`;
const APPLICATION = '/external/api/application';
const address = (id: string, rest: string) =>
  `/post-amendment/activity/POST_AMENDMENT/SHARE_HOLDER_CHANGE/${id}/${rest}`;
const stepName = (key: string) => shareholderChange.steps.find((step) => step.key === key)?.label[language] ?? '';
const itemsOf = async (gateway: GatewayCalls, id: string, section: string) =>
  (await gateway.get<{ readonly items: readonly FiledItemState[] }>(`${APPLICATION}/${id}/section/${section}/item`))
    .items;

async function draftOf(
  person: Person,
  companyId: string,
  kind: object,
): Promise<{ readonly gateway: GatewayCalls; readonly id: string }> {
  const gateway = await callsOf(person);
  const { id } = await gateway.post<ApplicationDetail>(APPLICATION, { processName: 'SHARE_HOLDER_CHANGE', companyId });
  await saveSection(gateway, id, 'SHAREHOLDER_CHANGE_KIND', kind);
  return { gateway, id };
}

async function submit(page: Page, id: string): Promise<void> {
  await page.goto(address(id, 'check'));
  await expect(page.getByRole('heading', { level: 2, name: stepName('check'), exact: true })).toBeVisible();
  await page.getByLabel(trueStatement.text[language]).check();
  await (
    await openedDialog(page, page.getByRole('button', { name: common('action.submit'), exact: true }))
  )
    .getByRole('button', { name: common('action.submit') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
}

test(
  'a board changes: one director resigns, another is appointed with the code that went to the phone',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const person = await signedUp(mailbox);
    const companyId = await companyOfOwn(person, twoOwners());
    const decision = {
      decidedBy: 'GENERAL_MEETING',
      decidedOn: today,
      text: 'The general meeting elected a director.',
    };
    const { gateway, id } = await draftOf(person, companyId, { changeType: 'BOD_UPDATE', decision });
    const leaver = (await itemsOf(gateway, id, 'BOD_DETAILS')).find(({ data }) => data['directorType'] === 'PROMOTER');
    if (!leaver) throw new Error('Nobody sits on the board');
    await gateway.put(
      `${APPLICATION}/${id}/section/BOD_DETAILS/item/${leaver.id}`,
      { ...leaver.data, change: 'RESIGNED', leaving: { leftOn: today, reason: 'Health' } },
      { 'if-match': `"${leaver.version}"` },
    );
    const phone = `98${String(Date.now()).slice(-8)}`;
    const named = {
      ...Object(outsideSeat(71)['person']),
      fullNameEnglish: 'Kamala Bista',
      fullNameNepali: 'कमला विष्ट',
    };
    await gateway.post<SavedItem>(`${APPLICATION}/${id}/section/BOD_DETAILS/item`, {
      ...outsideSeat(71),
      person: named,
      fromDate: today,
      toDate: inYears(3),
      phoneNo: phone,
    });
    await speak(page, language);
    await signIn(page, person);
    await test.step('the new director’s phone is proven on the page', async () => {
      await page.goto(address(id, 'board'));
      const row = page.getByRole('row').filter({ hasText: 'Kamala Bista' });
      await expect(row).toContainText(t('board.unproven'));
      await row.getByRole('button', { name: common('action.edit') }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('tab', { name: 'Contact' }).click();
      await drawer.getByRole('button', { name: t('board.sendCode') }).click();
      await drawer.getByLabel(common('otp.label')).fill(await mailbox.otp(phone, 'sms'));
      await drawer.getByRole('button', { name: t('board.verifyCode') }).click();
      await expect(drawer.getByLabel(common('otp.label'))).toBeHidden();
      await drawer.getByRole('button', { name: t('list.done') }).click();
      await expect(row).toContainText(t('board.proven'));
    });
    await attachRequired(gateway, id);
    await submit(page, id);
    await verifiedWithoutFee(id);
    await act(demo.approver, id, 'approve');
    await test.step('the register has the new board, and the filing says what it changed', async () => {
      await new PortalTab(page).visit(`/post-amendment/application/${id}`);
      await expect(page.getByRole('region', { name: t('entered.title') })).toContainText('Kamala Bista');
      await new PortalTab(page).visit(`/company/${companyId}`);
      await expect(page.getByRole('region', { name: t('company.directors') })).toContainText('Kamala Bista');
    });
  },
);

test(
  'an intermediary with authority corrects the data of a foreign holder, whose shares stay',
  { tag: ['@own-data', '@demo-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const owner = await signedUp(mailbox);
    const companyId = await companyOfOwn(owner, jointVenture(), { mandateFor: demo.intermediary });
    const person = demo.intermediary;
    const { gateway, id } = await draftOf(person, companyId, { changeType: 'ERROR_CORRECTION' });
    const [holder] = await itemsOf(gateway, id, 'FOREIGN_SHAREHOLDER');
    const registered = String(holder?.data['registeredId']);
    await speak(page, language);
    await signIn(page, person);
    await test.step('one is opened at an address of its own, step by step, and only what is wrong is written', async () => {
      await page.goto(address(id, 'foreign'));
      await page
        .getByRole('row')
        .filter({ hasText: 'Ganga Holdings' })
        .getByRole('button', { name: common('action.edit') })
        .click();
      await expect(page).toHaveURL(new RegExp(registered));
      const holder = page.getByRole('main');
      await expect(holder).toContainText(t('holderChange.sharesStay'));
      const name = holder.getByLabel('Name of the company or body (English)', { exact: true });
      await name.fill('Ganga Holdings International');
      await expect(holder.getByRole('region', { name: t('holderChange.soFar') })).toContainText(
        'Ganga Holdings International',
      );
      const steps = page.getByRole('navigation', { name: t('itemSteps.steps') });
      await steps.getByRole('button', { name: 'Why it is corrected' }).click();
      await expect(page).toHaveURL(new RegExp(`${registered}/reason$`));
      const reason = holder.getByLabel('What was wrong, and why');
      await reason.pressSequentially('The certificate of inc');
      // in the middle of a word
      await page.goBack();
      await expect(name).toHaveValue('Ganga Holdings International');
      await page.goForward();
      await expect(reason).toHaveValue('The certificate of inc');
      // what is not saved yet is asked about before the page is left; here it is waited for
      const saved = page.waitForResponse((answer) =>
        (answer.request().postData() ?? '').includes('The certificate of incorporation says International.'),
      );
      await reason.fill('The certificate of incorporation says International.');
      await saved;
      await page.reload();
      await expect(reason).toHaveValue('The certificate of incorporation says International.');
      await holder.getByRole('button', { name: t('list.closeLater') }).click();
      await expect(page).toHaveURL(new RegExp('/foreign$'));
      await expect(page.getByRole('row').filter({ hasText: 'Ganga Holdings International' })).toContainText(
        t('holderChange.corrected'),
      );
    });
    await test.step('the page that only reads has the old beside the new', async () => {
      await page.goto(address(id, `${registered}/view`));
      await expect(page.getByRole('heading', { level: 1, name: 'Ganga Holdings International' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(t('holderChange.sharesStay'));
    });
    await attachRequired(gateway, id);
    await submit(page, id);
    await verifiedWithoutFee(id);
    await act(demo.approver, id, 'approve');
    await page.goto(`/post-amendment/application/${id}`);
    await expect(page.getByRole('region', { name: t('entered.title') })).toContainText('Ganga Holdings International');
  },
);
