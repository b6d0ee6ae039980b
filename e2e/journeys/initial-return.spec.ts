import { expect, test } from '@registrar/testing/playwright';
import type { Locator, Page } from '@playwright/test';
import { disclosureLinkStates } from '@registrar/domain/calls/director-disclosures';
import type { CompanyStanding } from '@registrar/domain/calls/company-standing';
import { letterKinds, letterStates } from '@registrar/domain/calls/letters';
import { filedItems, sectionOf, type Answers, type FieldDefinition } from '@registrar/domain/processes';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { disclosureFields } from '@registrar/domain/processes/questions/disclosures/disclosure';
import { threeMonthUpdate as initialReturn } from '@registrar/domain/processes/filings/three-month-update/definition';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { PERSON } from '@registrar/domain/testing/registration-people';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { act, attachRequired } from '../filed-registrations';
import { callsOf } from '../gateway-calls';
import { AnsweredFields } from '../pages/answered-fields';
import { openedDialog } from '../pages/opened-dialog';
import { speak } from '../pages/portal-frame';
import { demo, signedUp, someone } from '../people';
import { atDesk } from '../registration-desk';
import { companyOfOwn, verifiedWithoutFee } from '../shareholder-changes';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'en';
const t = texts('mf-post-amendment', language);
const common = texts('shared/i18n', language);
const nepali = texts('mf-post-amendment', 'ne');
const LIST = 'DIRECTOR_DISCLOSURE';
const today = nepalDayOfInstant(new Date().toISOString());
const nothing = () => undefined;

const AUDITOR: Answers = {
  fullNameNepali: 'निर्मला खड्का',
  fullNameEnglish: 'Nirmala Khadka',
  licenceNumber: 'CA-1234',
  copLicenceNumber: 'COP/567',
  udin: '261124CA1234ABCD',
  panNumber: '301234567',
  appointedOn: today,
};
const disclosed = (remark: string): Answers =>
  Object.fromEntries(
    ['contracts', 'appointments', 'directorships', 'dealings'].map((matter) => [matter, { answer: 'NO', remark }]),
  );
const SIGNER = { fullNameNepali: 'सरिता थापा', fullNameEnglish: 'Sarita Thapa' };
const COPIED = { fullNameNepali: 'विमल राई', fullNameEnglish: 'Bimal Rai' };
const SIGNED_REMARK = 'मेरो कुनै स्वार्थ छैन।';
const PAPER_REMARK = 'As the signed paper says.';
const CORRECTED = 'The board appointed the auditor and adopted this return.';

const stepHeading = (page: Page, key: string) =>
  page.getByRole('heading', {
    level: 2,
    name: initialReturn.steps.find((step) => step.key === key)?.label[language] ?? '',
    exact: true,
  });
const goOn = (page: Page) => page.getByRole('button', { name: t('wizard.saveAndContinue') }).click();
const address = (id: string, step: string) =>
  `/post-amendment/activity/POST_AMENDMENT/THREE_MONTH_UPDATE/${id}/${step}`;
const fieldsOf = (key: string): readonly FieldDefinition[] => {
  const section = sectionOf(initialReturn, key);
  return section !== undefined && 'fields' in section ? section.fields : [];
};
const regionOf = (page: Page, key: string) =>
  page.getByRole('region', { name: sectionOf(initialReturn, key)?.label[language] ?? '', exact: true });

async function send(page: Page, name: string): Promise<void> {
  await page.getByLabel(trueStatement.text[language]).check();
  await (
    await openedDialog(page, page.getByRole('button', { name, exact: true }))
  )
    .getByRole('button', { name })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
}

test(
  'an initial return: one director signs by the link, one on paper; it is corrected once, approved, and no longer due',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const person = await signedUp(mailbox);
    const [byLink, onPaper] = [someone(), someone()];
    const { answers } = twoOwners();
    // the board of the register has no order: each director is told by the name
    const holders = filedItems(twoOwners(), 'SHAREHOLDER').map((holder, index) => ({
      ...holder,
      data: { ...holder.data, person: { ...PERSON, ...(index === 0 ? SIGNER : COPIED) } },
    }));
    const board = filedItems(twoOwners(), 'BOD_DETAILS').map((seat, index) => ({
      ...seat,
      data: {
        ...seat.data,
        email: (index === 0 ? byLink : onPaper).email,
        phoneNo: (index === 0 ? byLink : onPaper).mobileNumber,
      },
    }));
    const companyId = await companyOfOwn(person, {
      ...twoOwners(),
      answers: { ...answers, SHAREHOLDER: { items: holders }, BOD_DETAILS: { items: board } },
    });
    const gateway = await callsOf(person);
    const answer = new AnsweredFields(page, language);
    const fill = (place: Page | Locator, key: string, answers: Answers) =>
      answer.answerAll(place, fieldsOf(key), answers, nothing);
    await speak(page, language);
    await signIn(page, person);

    const id =
      await test.step('from what the company has to file to the first step; the address of the register is confirmed', async () => {
        await page.goto(`/post-amendment/company/${companyId}?part=dues`);
        await page
          .getByRole('listitem')
          .filter({ hasText: t('company.obligation.THREE_MONTH_UPDATE') })
          .getByRole('link', { name: t('company.fileIt') })
          .click();
        await page
          .getByRole('region', { name: initialReturn.name[language], exact: true })
          .getByRole('button', { name: new RegExp(`^${t('addNew.begin')}`) })
          .click();
        await expect(stepHeading(page, 'address')).toBeVisible();
        await fill(regionOf(page, 'ADDRESS_CONFIRMATION'), 'ADDRESS_CONFIRMATION', { office: { isRight: 'YES' } });
        await goOn(page);
        await expect(stepHeading(page, 'auditor')).toBeVisible();
        return new URL(page.url()).pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? '';
      });
    await test.step('the auditor is named', async () => {
      await fill(regionOf(page, 'AUDITOR'), 'AUDITOR', AUDITOR);
      await goOn(page);
      await expect(stepHeading(page, 'share-record')).toBeVisible();
    });
    await test.step('the record of shares stands as the ledger has it, and is confirmed', async () => {
      await expect(regionOf(page, 'SHARE_RECORD')).toContainText('1,000');
      await fill(regionOf(page, 'SHARE_RECORD'), 'SHARE_RECORD', { record: { confirmed: true }, preparedOn: today });
      await goOn(page);
      await expect(stepHeading(page, 'disclosures')).toBeVisible();
    });

    const rowOf = (director: typeof SIGNER) =>
      regionOf(page, LIST).getByRole('row').filter({ hasText: director.fullNameEnglish });
    const list = sectionOf(initialReturn, LIST);
    const itemFields = list !== undefined && 'item' in list ? list.item.fields : [];
    await test.step('a link is sent to the first director; the second one’s paper is copied', async () => {
      await rowOf(SIGNER)
        .getByRole('button', { name: common('action.edit') })
        .click();
      const drawer = page.getByRole('dialog');
      await answer.answerAll(drawer, itemFields, { way: 'LINK', language: 'ne' }, nothing);
      await drawer.getByRole('button', { name: t('disclosures.send') }).click();
      await expect(drawer).toContainText(disclosureLinkStates.name('SENT')[language]);
      await drawer.getByRole('button', { name: t('list.closeLater') }).click();
      await expect(drawer).toBeHidden();
      await rowOf(COPIED)
        .getByRole('button', { name: common('action.edit') })
        .click();
      await answer.answerAll(drawer, itemFields, { way: 'PAPER', madeOn: today, ...disclosed(PAPER_REMARK) }, nothing);
      await drawer.getByRole('button', { name: t('list.done') }).click();
      await expect(drawer).toBeHidden();
      await goOn(page);
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    });
    await test.step('the director opens the link, reads Nepali, answers, and signs with the code that only they get', async () => {
      const context = await browser.newContext();
      const tab = await context.newPage();
      await speak(tab, 'en');
      await tab.goto(await mailbox.link(byLink.email, '/director-disclosure/'));
      await expect(tab.getByRole('heading', { level: 1, name: nepali('disclosure.title') })).toBeVisible();
      await expect(tab.getByRole('main')).toContainText(SIGNER.fullNameNepali);
      await tab.getByRole('button', { name: nepali('disclosure.toSignature') }).click();
      await expect(tab.getByRole('alert').first()).toBeVisible();
      await new AnsweredFields(tab, 'ne').answerAll(
        tab.getByRole('main'),
        disclosureFields(),
        disclosed(SIGNED_REMARK),
        nothing,
      );
      await tab.getByRole('button', { name: nepali('disclosure.toSignature') }).click();
      await expect(tab.getByRole('main')).toContainText(SIGNED_REMARK);
      await tab.getByRole('button', { name: nepali('disclosure.sendCode') }).click();
      await tab.getByLabel(texts('shared/i18n', 'ne')('otp.label')).fill(await mailbox.otp(byLink.email, 'email'));
      await tab.getByRole('button', { name: nepali('disclosure.signNow') }).click();
      await expect(tab.getByText(nepali('disclosure.signed'))).toBeVisible();
      await context.close();
    });
    await test.step('whoever files sees the signature, adds the minutes and the papers, and submits', async () => {
      await page.goto(address(id, 'disclosures'));
      await expect(rowOf(SIGNER)).toContainText(disclosureLinkStates.name('SIGNED')[language]);
      await attachRequired(gateway, id);
      await page.goto(address(id, 'minutes'));
      await fill(regionOf(page, 'MINUTES'), 'MINUTES', {
        decision: { decidedBy: 'BOARD', decidedOn: today, text: 'The board adopted this return.' },
      });
      await goOn(page);
      await expect(stepHeading(page, 'documents')).toBeVisible();
      await page.goto(address(id, 'check'));
      await expect(regionOf(page, LIST)).toContainText(SIGNED_REMARK);
      await expect(regionOf(page, LIST)).toContainText(t('disclosures.signed'));
      await send(page, common('action.submit'));
    });
    await test.step('the office sends it back for the minutes; they are corrected', async () => {
      await act(demo.operator, id, 'claim');
      await (
        await callsOf(demo.operator)
      ).post(`/external/api/application/${id}/pin`, {
        path: 'MINUTES.decision.text',
        remark: 'Say that the auditor was appointed.',
      });
      await act(demo.operator, id, 'sendForCorrection', { remark: 'Correct the minutes.' });
      await page.goto(address(id, 'minutes'));
      const saved = page.waitForResponse(
        (response) =>
          response.url().includes('/section/MINUTES') && response.request().method() !== 'GET' && response.ok(),
      );
      await fill(regionOf(page, 'MINUTES'), 'MINUTES', { decision: { text: CORRECTED } });
      await saved;
      await page.getByLabel(t('pin.answer')).fill('Corrected.');
      await page.getByRole('button', { name: t('pin.saveAnswer') }).click();
      await expect(page.getByRole('button', { name: t('pin.changeAnswer') })).toBeVisible();
      await page.goto(address(id, 'check'));
      await send(page, t('summary.resubmit'));
    });
    await test.step('the approver reads who signed what, and approves', async () => {
      await verifiedWithoutFee(id);
      const desk = await atDesk(browser, demo.approver, language, '/post-amendment/review/');
      await desk.review.open(id);
      const disclosures = desk.review.part(sectionOf(initialReturn, LIST)?.label[language] ?? '');
      await expect(disclosures).toContainText(SIGNED_REMARK);
      await expect(disclosures).toContainText(PAPER_REMARK);
      await expect(disclosures).toContainText(t('disclosures.fromPaper'));
      await desk.review.approve();
      await expect(desk.review.action('approve')).toBeHidden();
      await desk.leave();
    });
    await test.step('the auditor stands in the register, the letter proves itself, and the return is no longer due', async () => {
      await page.goto(`/post-amendment/application/${id}`);
      await expect(page.getByRole('region', { name: t('entered.title') })).toContainText('Nirmala Khadka');
      const letter = page.getByRole('listitem').filter({ hasText: letterKinds.name('RECORD_LETTER')[language] });
      await expect(letter.getByRole('button')).toBeEnabled({ timeout: 60_000 });
      await letter.getByRole('link').click();
      await expect(page).toHaveURL(/\/verify-document\?code=/);
      await expect(page.getByText(letterStates.name('VALID')[language]).first()).toBeVisible();
      await expect(page.getByRole('main')).toContainText(letterKinds.name('RECORD_LETTER')[language]);
      const { obligations } = await gateway.get<CompanyStanding>(`/external/api/company/${companyId}/standing`);
      expect(obligations.map(({ kind }) => kind)).not.toContain('THREE_MONTH_UPDATE');
    });
  },
);
