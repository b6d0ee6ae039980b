import { expect, test } from '@registrar/testing/playwright';
import { nonProfit } from '@registrar/domain/testing/registration-examples';
import { nepaliHolder } from '@registrar/domain/testing/registration-people';
import { CAPITAL_STRUCTURE } from '@registrar/domain/processes/questions/capital/capital-structure';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { SHAREHOLDER } from '@registrar/domain/processes/questions/holders/shareholder';
import { filedAnswers, filedItems, type FilingFrame } from '@registrar/domain/processes';
import { attachRequired } from '../filed-registrations';
import { GatewayCalls } from '../gateway-calls';
import { speak } from '../pages/portal-frame';
import { RegistrationPages } from '../pages/registration-pages';
import { ShareholderPages } from '../pages/shareholder-pages';
import { signedUp } from '../people';
import { approvedByCalls, begunRegistration, openFromSearch, withItems } from '../registered-companies';
import { startSignedIn } from '../signed-in';
import { texts } from '../texts';

const language = 'ne';
const t = texts('mf-registration', language);
const FIFTH = {
  ...nepaliHolder(5, undefined, { membershipFee: 1_000_00 }),
  person: {
    ...(nepaliHolder(5, undefined)['person'] as object),
    fullNameEnglish: 'Sarita Gurung',
    fullNameNepali: 'सरिता गुरुङ',
  },
};
const IN_NEPAL = {
  'permanentAddress.countryId': 'नेपाल',
  'permanentAddress.provinceId': 'बागमती प्रदेश',
  'permanentAddress.districtId': 'काठमाडौँ',
  'permanentAddress.localBodyId': 'काठमाडौँ',
  'permanentAddress.wardNo': '१०',
  'identification.districtId': 'काठमाडौँ',
};
/** Four of the five members; what the members pay is asked on the page. */
const fourMembers = (): FilingFrame => {
  const whole = nonProfit();
  const last = filedItems(whole, 'SHAREHOLDER').at(-1)?.data;
  const { sourcesOfFund } = filedAnswers(whole, 'CAPITAL_STRUCTURE');
  const four = withItems(whole, 'SHAREHOLDER', (data) => data !== last);
  return { ...four, answers: { ...four.answers, CAPITAL_STRUCTURE: { sourcesOfFund } } };
};

test(
  'a company not distributing profit comes into the register with members and without shares',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    // Somebody of their own: whoever comes to speak for a company has its official address to settle first.
    const person = await signedUp(mailbox);
    const { id, name } = await begunRegistration(person, fourMembers());
    await startSignedIn(page.context(), person, language);
    const steps = new RegistrationPages(page, language);
    const people = new ShareholderPages(page, language);

    await test.step('its capital is what the members pay, and there is no step for share ranges', async () => {
      await page.goto(`/company-registration/capital-structure?application=${id}`);
      await steps.stepIsOpen('capital-structure');
      const ranges = companyRegistration.steps.find(({ key }) => key === 'share-range-assign');
      await expect(page.getByRole('button', { name: ranges?.label[language] ?? '' })).toHaveCount(0);
      await expect(steps.field('CAPITAL_STRUCTURE', 'authorizedCapital')).toHaveCount(0);
      await steps.fill('CAPITAL_STRUCTURE', 'membershipFee', '1000');
      await steps.saveAndContinue();
      await steps.stepIsOpen('shareholder');
    });

    await test.step('four members are too few for the Act; the fifth pays a membership fee', async () => {
      await steps.saveAndContinue();
      await steps.stepIsOpen('shareholder');
      await people.add('SHAREHOLDER', FIFTH, IN_NEPAL);
      const row = page
        .getByRole('region', { name: SHAREHOLDER.label[language], exact: true })
        .getByRole('row')
        .filter({ hasText: 'सरिता गुरुङ' });
      await expect(row).toContainText(t('list.valid'));
      await expect(row).toContainText('१,०००');
      await steps.saveAndContinue();
      await steps.stepIsOpen('representative');
    });

    await test.step('with its papers it is handed in and approved', async () => {
      const gateway = new GatewayCalls();
      await gateway.login(person.username, person.password);
      await attachRequired(gateway, id);
      await steps.openStep('summary');
      await expect(page.getByRole('region', { name: CAPITAL_STRUCTURE.label[language] })).toContainText('१,०००');
      await steps.submit();
      // With the approval the applicant comes to speak for the company: another role ends the session that is open
      // here.
      await page.goto('about:blank');
      await approvedByCalls(person, id, 2);
    });

    await test.step('anybody reads it: three directors, no share capital and no shares', async () => {
      const anybody = await browser.newContext();
      const register = await anybody.newPage();
      await speak(register, language);
      await openFromSearch(register, language, name);
      await expect(register.getByRole('region', { name: t('company.directors') }).getByRole('listitem')).toHaveCount(3);
      await expect(register.getByRole('region', { name: t('company.capital') })).toContainText(t('company.noCapital'));
      await expect(register.getByText(t('company.noOwnership')).first()).toBeVisible();
      await anybody.close();
    });
  },
);
