import { expect, test } from '@registrar/testing/playwright';
import { foreignBranch } from '@registrar/domain/testing/registration-examples';
import { CAPITAL_STRUCTURE } from '@registrar/domain/processes/questions/capital/capital-structure';
import { companyRegistration, FOCAL_PERSON } from '@registrar/domain/processes/company-registration';
import { filedAnswers, filedItems, type FilingFrame } from '@registrar/domain/processes';
import { attachRequired } from '../filed-registrations';
import { GatewayCalls } from '../gateway-calls';
import { speak } from '../pages/portal-frame';
import { RegistrationPages } from '../pages/registration-pages';
import { ShareholderPages } from '../pages/shareholder-pages';
import { signedUp } from '../people';
import { approvedByCalls, begunRegistration, openFromSearch, without } from '../registered-companies';
import { startSignedIn } from '../signed-in';
import { texts } from '../texts';

const language = 'en';
const t = texts('mf-registration', language);
const branch = foreignBranch();
const IN_NEPAL = {
  'address.countryId': 'Nepal',
  'address.provinceId': 'Bagmati Province',
  'address.districtId': 'Kathmandu',
  'address.localBodyId': 'Kathmandu',
  'address.wardNo': '10',
  'identification.districtId': 'Kathmandu',
};
const begun = (): FilingFrame => {
  const frame = without(branch, ['FOCAL_PERSON', 'CAPITAL_STRUCTURE']);
  const { sourcesOfFund } = filedAnswers(branch, 'CAPITAL_STRUCTURE');
  return { ...frame, answers: { ...frame.answers, CAPITAL_STRUCTURE: { sourcesOfFund } } };
};

test(
  'the branch of a foreign company comes into the register with its head office and its focal person',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    // Somebody of their own: whoever comes to speak for a company has its official address to settle first.
    const person = await signedUp(mailbox);
    const { id, name } = await begunRegistration(person, begun());
    await startSignedIn(page.context(), person, language);
    const steps = new RegistrationPages(page, language);
    const people = new ShareholderPages(page, language);

    await test.step('it has a focal person in Nepal', async () => {
      await page.goto(`/company-registration/general-info?application=${id}`);
      await steps.stepIsOpen('general-info');
      await expect(steps.field('GENERAL_INFORMATION', 'headOffice.nameEnglish')).toHaveValue('Ganga Engineering');
      await people.add('FOCAL_PERSON', filedItems(branch, 'FOCAL_PERSON')[0]?.data ?? {}, IN_NEPAL);
      await expect(
        page
          .getByRole('region', { name: FOCAL_PERSON.label[language], exact: true })
          .getByRole('row')
          .filter({ hasText: 'Asha Shrestha' }),
      ).toContainText(t('list.valid'));
      await steps.saveAndContinue();
      await steps.stepIsOpen('branch-info');
    });

    await test.step('its capital is that of the head office; there are no shareholders and no share ranges', async () => {
      await steps.openStep('capital-structure');
      for (const key of ['shareholder', 'share-range-assign']) {
        const label = companyRegistration.steps.find((step) => step.key === key)?.label[language] ?? '';
        await expect(page.getByRole('navigation').getByRole('button', { name: label })).toHaveCount(0);
      }
      for (const [path, rupees] of [
        ['headOfficeAuthorizedCapital', '900000000'],
        ['headOfficeIssuedCapital', '950000000'],
        ['headOfficePaidUpCapital', '500000000'],
        ['branchAuthorizedCapital', '20000000'],
      ] as const)
        await steps.fill('CAPITAL_STRUCTURE', path, rupees);
      await steps.saveAndContinue();
      await expect(steps.field('CAPITAL_STRUCTURE', 'headOfficeIssuedCapital')).toHaveAttribute('aria-invalid', 'true');
      await steps.fill('CAPITAL_STRUCTURE', 'headOfficeIssuedCapital', '500000000');
      await steps.saveAndContinue();
      await steps.stepIsOpen('representative');
    });

    await test.step('with the papers of the head office it is handed in and approved', async () => {
      const gateway = new GatewayCalls();
      await gateway.login(person.username, person.password);
      await attachRequired(gateway, id);
      await steps.openStep('summary');
      await expect(page.getByRole('region', { name: CAPITAL_STRUCTURE.label[language] })).toContainText('50,00,00,000');
      await steps.submit();
      // With the approval the applicant comes to speak for the company: another role ends the session that is open
      // here.
      await page.goto('about:blank');
      await approvedByCalls(person, id, 2);
    });

    await test.step('anybody reads its head office and its focal person', async () => {
      const anybody = await browser.newContext();
      const register = await anybody.newPage();
      await speak(register, language);
      await openFromSearch(register, language, name);
      await expect(register.getByRole('region', { name: t('company.registration') })).toContainText(
        'Ganga Engineering',
      );
      await expect(register.getByRole('region', { name: t('company.directors') })).toContainText(
        `Asha Shrestha (${t('company.focalPerson')})`,
      );
      await anybody.close();
    });
  },
);
