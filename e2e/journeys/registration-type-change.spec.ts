import { expect, test } from '@registrar/testing/playwright';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { CompanyType } from '@registrar/domain/calls/lookups';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { validationMessage } from '@registrar/domain/messages/validation';
import { typeChangeBeforeRegistration } from '@registrar/domain/processes/filings/type-change-before-registration/definition';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { act } from '../filed-registrations';
import { saveSection } from '../filed-sections';
import { callsOf, GatewayCalls } from '../gateway-calls';
import { RegistrationReviewPages } from '../pages/registration-review-pages';
import { demo, signedUp } from '../people';
import { begunRegistration, without } from '../registered-companies';
import { startSignedIn } from '../signed-in';
import { texts } from '../texts';

const language = 'ne';
const t = texts('mf-registration', language);
const common = texts('shared/i18n', language);
const [section] = typeChangeBeforeRegistration.sections;
const label = (path: string): string => section.fields.find((field) => field.path === path)?.label[language] ?? path;
const NEW_TYPE = 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI';

// The first try names a reservation that there is not; the browser notes the refusal.
test.use({ allowedConsole: /422 .*\/submit/ });

test(
  'the office changes the type of company of a reserved name before its registration',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const person = await signedUp(mailbox);
    const { id, name } = await begunRegistration(person, without(twoOwners(), ['SHARE_RANGE_ASSIGN']));
    const applicant = new GatewayCalls();
    await applicant.login(person.username, person.password);
    const reservations = await applicant.get<{ readonly items: readonly ApplicationDetail[] }>(
      '/external/api/application?processName=NAME_RESERVATION&status=APPROVED&page=1&size=50',
    );
    const number =
      reservations.items.find(({ titleEnglish }) => titleEnglish.startsWith(name.english))?.applicationNumber ?? '';

    await startSignedIn(page.context(), demo.otherOperator, language);
    const changeId =
      await test.step('an operator begins it from the list, and is told what does not hold', async () => {
        await page.goto('/company-registration-approval');
        await page.getByRole('link', { name: t('typeChange.begin') }).click();
        await page.getByLabel(label('reservationNumber')).fill('NR-NOBODY');
        await page.getByLabel(label('companyTypeId')).click();
        await page.keyboard.type(companyTypes.name(NEW_TYPE)[language]);
        await page.getByTitle(companyTypes.name(NEW_TYPE)[language], { exact: true }).click();
        await page.getByLabel(label('reason')).fill('निवेदकले काउन्टरमा माग गरेकाले।');
        await page.getByRole('button', { name: common('action.submit') }).click();
        await expect(page.getByText(validationMessage('RESERVATION_UNKNOWN', language)).first()).toBeVisible();
        await page.getByLabel(label('reservationNumber')).fill(number);
        await page.getByRole('button', { name: common('action.submit') }).click();
        await expect(page).toHaveURL(/\/company-registration\/review\/[0-9a-f-]+/);
        return new URL(page.url()).pathname.split('/').at(-1) ?? '';
      });

    await test.step('another officer verifies it, an approver approves it', async () => {
      for (const [officer, actions] of [
        [demo.operator, ['claim', 'verify']],
        [demo.approver, ['approve']],
      ] as const) {
        const context = await browser.newContext();
        await startSignedIn(context, officer, language);
        const desk = await context.newPage();
        const review = new RegistrationReviewPages(desk, language);
        await desk.goto(`/company-registration/review/${changeId}`);
        await expect(desk.getByRole('main').getByText(companyTypes.name(NEW_TYPE)[language])).toBeVisible();
        for (const action of actions) await review.decide(action);
        await expect(review.action(actions[actions.length - 1] ?? 'claim')).toBeHidden();
        await context.close();
      }
    });

    await test.step('the draft of the applicant is of the new type, with its own step for the board', async () => {
      const context = await browser.newContext();
      await startSignedIn(context, person, language);
      const home = await context.newPage();
      await home.goto(`/company-registration/listed-company-bod-details?application=${id}`);
      await expect(home.getByRole('heading', { level: 1 })).toContainText(`${name.nepali} लिमिटेड`);
      await expect(home.getByRole('list', { name: t('board.rules') })).toBeVisible();
      await context.close();
    });
  },
);

test(
  'a change of type that is sent back is corrected by the officer who began it, and goes on',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const person = await signedUp(mailbox);
    const { name } = await begunRegistration(person, without(twoOwners(), ['SHARE_RANGE_ASSIGN']));
    const applicant = new GatewayCalls();
    await applicant.login(person.username, person.password);
    const reservations = await applicant.get<{ readonly items: readonly ApplicationDetail[] }>(
      '/external/api/application?processName=NAME_RESERVATION&status=APPROVED&page=1&size=50',
    );
    const reservationNumber =
      reservations.items.find(({ titleEnglish }) => titleEnglish.startsWith(name.english))?.applicationNumber ?? '';

    // begun by one operator, sent back by another
    const types = await applicant.get<readonly CompanyType[]>('/external/api/company-type/list');
    const idOf = (key: string): number => types.find((type) => type.key === key)?.id ?? 0;
    const began = await callsOf(demo.otherOperator);
    const { id } = await began.post<ApplicationDetail>('/external/api/application', {
      processName: typeChangeBeforeRegistration.process,
    });
    await saveSection(began, id, section.key, {
      reservationNumber,
      companyTypeId: idOf('NON_PROFIT'),
      reason: 'काउन्टरमा माग गरेकाले।',
    });
    await act(demo.otherOperator, id, 'submit');
    await act(demo.operator, id, 'claim');
    await (
      await callsOf(demo.operator)
    ).post(`/external/api/application/${id}/pin`, {
      path: `${section.key}.companyTypeId`,
      remark: 'पब्लिक कम्पनी मागिएको हो।',
    });
    await act(demo.operator, id, 'sendForCorrection', { remark: 'किसिम मिलाउनुहोस्।' });

    await test.step('the officer who began it is led to its form, corrects it, answers and hands it in again', async () => {
      await startSignedIn(page.context(), demo.otherOperator, language);
      await page.goto(`/company-registration/review/${id}`);
      await page.getByRole('link', { name: t('review.goOnWithIt') }).click();
      await expect(page).toHaveURL(`/company-registration-approval/type-change?application=${id}`);
      await expect(page.getByText('पब्लिक कम्पनी मागिएको हो।')).toBeVisible();
      await page.getByLabel(t('pin.answer')).fill('सच्याइयो।');
      await page.getByRole('button', { name: t('pin.saveAnswer') }).click();
      await expect(page.getByRole('button', { name: t('pin.changeAnswer') })).toBeVisible();
      await page.getByLabel(label('companyTypeId')).click();
      await page.keyboard.type(companyTypes.name(NEW_TYPE)[language]);
      await page.getByTitle(companyTypes.name(NEW_TYPE)[language], { exact: true }).last().click();
      await page.getByRole('button', { name: t('summary.resubmit') }).click();
      await expect(page).toHaveURL(`/company-registration/review/${id}`);
      await expect(page.getByRole('region', { name: section.label[language], exact: true })).toContainText(
        companyTypes.name(NEW_TYPE)[language],
      );
    });

    await test.step('it goes back to the officer who sent it, and is approved', async () => {
      await act(demo.operator, id, 'claim');
      await act(demo.operator, id, 'verify');
      await act(demo.approver, id, 'approve');
      expect((await began.get<ApplicationDetail>(`/external/api/application/${id}`)).status).toBe('APPROVED');
    });
  },
);
