import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import type { ObjectionList } from '@registrar/domain/calls/representative-objections';
import type { CompanyRepresentatives } from '@registrar/domain/calls/representatives';
import { filedItems, sectionOf } from '@registrar/domain/processes';
import { companyRepresentativeChange } from '@registrar/domain/processes/filings/company-representative-change/definition';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { attachRequired } from '../filed-registrations';
import { callsOf } from '../gateway-calls';
import { invitedRepresentative } from '../invited-representatives';
import { AnsweredFields } from '../pages/answered-fields';
import { NotificationPages } from '../pages/notification-pages';
import { openedDialog } from '../pages/opened-dialog';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo, signedUp } from '../people';
import { atDesk } from '../registration-desk';
import { companyOfOwn, verifiedWithoutFee } from '../shareholder-changes';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'en';
const t = texts('mf-post-amendment', language);
const auth = texts('mf-auth', language);
const common = texts('shared/i18n', language);
const OBJECTION = 'The board never met on that day.';
const WHY = 'The decision of the board is not signed.';
const LIST = 'REPRESENTATIVES_AFTER';
const APPLICATION = '/external/api/application';
const LEAVER = { fullNameEnglish: 'Bikash Rai', fullNameNepali: 'विकास राई' };
const NEWCOMER = { fullNameEnglish: 'Kamala Bista', fullNameNepali: 'कमला विष्ट' };

const stepHeading = (page: Page, key: string) =>
  page.getByRole('heading', {
    level: 2,
    name: companyRepresentativeChange.steps.find((step) => step.key === key)?.label[language] ?? '',
    exact: true,
  });
const goOn = (page: Page) => page.getByRole('button', { name: t('wizard.saveAndContinue') }).click();
const address = (id: string, rest: string) =>
  `/post-amendment/activity/POST_AMENDMENT/COMPANY_REPRESENTATIVE_CHANGE/${id}/${rest}`;

test(
  'a change of representatives: the new one proves the phone, one who shall leave objects, and the office rejects it',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const person = await signedUp(mailbox);
    const companyId = await companyOfOwn(person, twoOwners());
    const leaver = await invitedRepresentative(mailbox, person, companyId, LEAVER);
    const newcomer = await signedUp(mailbox, NEWCOMER);
    await speak(page, language);
    await signIn(page, person);
    const gateway = await callsOf(person);

    const id = await test.step('begun from the list of what may be filed; the decision is written', async () => {
      await page.goto(`/post-amendment/add-new?company=${companyId}`);
      await page
        .getByRole('region', { name: companyRepresentativeChange.name[language], exact: true })
        .getByRole('button', { name: new RegExp(`^${t('addNew.begin')}`) })
        .click();
      await expect(stepHeading(page, 'decision')).toBeVisible();
      const section = sectionOf(companyRepresentativeChange, 'REPRESENTATIVE_DECISION');
      await new AnsweredFields(page, language).answerAll(
        page.getByRole('region', { name: section?.label[language] ?? '', exact: true }),
        section !== undefined && 'fields' in section ? section.fields : [],
        {
          decision: {
            decidedBy: 'BOARD',
            decidedOn: nepalDayOfInstant(new Date().toISOString()),
            text: 'The board names another representative.',
          },
        },
        () => undefined,
      );
      await goOn(page);
      await expect(stepHeading(page, 'representatives')).toBeVisible();
      return new URL(page.url()).pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? '';
    });
    await test.step('somebody new proves the phone with the code that went there', async () => {
      await gateway.post(`${APPLICATION}/${id}/section/${LIST}/item`, {
        ...filedItems(twoOwners(), 'COMPANY_REPRESENTATIVE')[0]?.data,
        ...NEWCOMER,
        phoneNo: newcomer.mobileNumber,
        email: newcomer.email,
      });
      await page.goto(address(id, 'representatives'));
      const row = page.getByRole('row').filter({ hasText: NEWCOMER.fullNameEnglish });
      await row.getByRole('button', { name: common('action.edit') }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: t('newRepresentative.sendCode') }).click();
      await drawer.getByLabel(common('otp.label')).fill(await mailbox.otp(newcomer.mobileNumber, 'sms'));
      await drawer.getByRole('button', { name: t('board.verifyCode') }).click();
      await expect(drawer.getByLabel(common('otp.label'))).toBeHidden();
      await drawer.getByRole('button', { name: t('list.done') }).click();
      await expect(drawer).toBeHidden();
      await expect(row).toContainText(t('list.valid'));
    });
    await test.step('one who represents the company today is taken off the list, and it is submitted', async () => {
      const row = page.getByRole('row').filter({ hasText: LEAVER.fullNameEnglish });
      await row.getByRole('button', { name: common('action.delete') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: common('action.delete'), exact: true })
        .click();
      await expect(row).toHaveCount(0);
      await attachRequired(gateway, id);
      await page.goto(address(id, 'check'));
      await expect(stepHeading(page, 'check')).toBeVisible();
      // the check page names who is left out in the list as well
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: LEAVER.fullNameEnglish })
          .filter({ hasText: t('representatives.leaves') }),
      ).toBeVisible();
      await page.getByLabel(trueStatement.text[language]).check();
      const send = common('action.submit');
      await (
        await openedDialog(page, page.getByRole('button', { name: send, exact: true }))
      )
        .getByRole('button', { name: send })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
    });
    await test.step('who shall leave is led to the page to object by the notice, and objects', async () => {
      const context = await browser.newContext();
      const tab = await context.newPage();
      await speak(tab, language);
      await signIn(tab, leaver);
      const notifications = new NotificationPages(tab, language);
      await notifications.openList();
      await notifications.follow(
        notifications
          .messages()
          .filter({ hasText: texts('gateway', language)('representativeChange.told.title') })
          .first(),
      );
      await expect(tab).toHaveURL(/\/representative-objection\//);
      await expect(tab.getByRole('main')).toContainText(NEWCOMER.fullNameEnglish);
      const dialog = await openedDialog(tab, tab.getByRole('button', { name: auth('objection.object') }));
      await dialog.getByLabel(common('field.remark')).fill(OBJECTION);
      await dialog.getByRole('button', { name: auth('objection.object') }).click();
      await expect(tab.getByText(auth('objection.objected')).first()).toBeVisible();
      await context.close();
    });
    await verifiedWithoutFee(id);
    const { until } = await gateway.get<ObjectionList>(`${APPLICATION}/${id}/objection`);
    await test.step('the approver reads the objection and until when it cannot be approved, and rejects', async () => {
      const desk = await atDesk(browser, demo.approver, language, '/post-amendment/review/');
      await desk.review.open(id);
      const told = desk.review.part(
        sectionOf(companyRepresentativeChange, 'PRESENT_REPRESENTATIVES')?.label[language] ?? '',
      );
      await expect(told).toContainText(OBJECTION);
      await expect(told).toContainText(until ?? 'a day');
      await desk.review.reject(WHY);
      await desk.leave();
    });
    await test.step('the applicant reads why, and both represent the company as before', async () => {
      await new PortalTab(page).visit(`/post-amendment/application/${id}`);
      await expect(page.getByText(t('status.REJECTED.meaning'))).toBeVisible();
      await expect(page.getByRole('main').getByText(WHY).first()).toBeVisible();
      const { representatives } = await gateway.get<CompanyRepresentatives>(
        `/external/api/company/${companyId}/representative`,
      );
      expect(representatives.filter(({ until: ended }) => ended === null)).toHaveLength(2);
    });
  },
);
