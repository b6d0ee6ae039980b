import { expect, test } from '@registrar/testing/playwright';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { validationMessage } from '@registrar/domain/messages/validation';
import { typeChangeBeforeRegistration } from '@registrar/domain/processes/company-registration';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { GatewayCalls } from '../gateway-calls';
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

test('the office changes the type of company of a reserved name before its registration', async ({ page, browser, mailbox }) => {
  const person = await signedUp(mailbox);
  const { id, name } = await begunRegistration(person, without(twoOwners(), ['SHARE_RANGE_ASSIGN']));
  const applicant = new GatewayCalls();
  await applicant.login(person.username, person.password);
  const reservations = await applicant.get<{ readonly items: readonly ApplicationDetail[] }>('/external/api/application?processName=NAME_RESERVATION&status=APPROVED&page=1&size=50');
  const number = reservations.items.find(({ titleEnglish }) => titleEnglish.startsWith(name.english))?.applicationNumber ?? '';

  await startSignedIn(page.context(), demo.otherOperator, language);
  const changeId = await test.step('an operator begins it from the list, and is told what does not hold', async () => {
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
    for (const [officer, actions] of [[demo.operator, ['claim', 'verify']], [demo.approver, ['approve']]] as const) {
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
});
