import { expect, test } from '@registrar/testing/playwright';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { SHAREHOLDER } from '@registrar/domain/processes/questions/holders/shareholder';
import { jointVenture } from '@registrar/domain/testing/registration-examples';
import { foreignCompany, outsideSeat, stake } from '@registrar/domain/testing/registration-people';
import { attachRequired } from '../filed-registrations';
import { GatewayCalls } from '../gateway-calls';
import { speak } from '../pages/portal-frame';
import { RegistrationPages } from '../pages/registration-pages';
import { ShareholderPages } from '../pages/shareholder-pages';
import { demo, signedUp } from '../people';
import { begunRegistration, broughtToLastLevel, openFromSearch, withItems, without } from '../registered-companies';
import { startSignedIn } from '../signed-in';
import { approveOnPage } from '../registration-desk';
import { texts } from '../texts';

const language = 'en';
const t = texts('mf-registration', language);
const RATE = 100_00;
/** Everything but the foreign partner, whoever sits on the board for it, and who has which shares. */
const nepaliSide = () =>
  without(
    withItems(jointVenture(), 'SHAREHOLDER', ({ entity }) => entity === 'INDIVIDUAL'),
    ['BOD_DETAILS', 'SHARE_RANGE_ASSIGN'],
  );
const WORDS = {
  'company.countryId': 'India',
  'company.representative.identification.countryId': 'India',
  'permanentAddress.countryId': 'India',
  'person.address.provinceId': 'Bagmati Province',
  'person.address.districtId': 'Kathmandu',
  'person.address.countryId': 'Nepal',
  'person.address.localBodyId': 'Kathmandu',
  'person.address.wardNo': '10',
  'person.identification.districtId': 'Kathmandu',
  'person.identification.countryId': 'India',
};

test(
  'a joint venture with a foreign company comes into the register',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    // Somebody of their own: whoever comes to speak for a company has its official address to settle first.
    const person = await signedUp(mailbox);
    const { id, name } = await begunRegistration(person, nepaliSide());
    await startSignedIn(page.context(), person, language);
    const steps = new RegistrationPages(page, language);
    const people = new ShareholderPages(page, language);

    await test.step('the foreign company is entered with who speaks for it, its country and its approval', async () => {
      await page.goto(`/company-registration/shareholder?application=${id}`);
      await steps.stepIsOpen('shareholder');
      const holders = page.getByRole('region', { name: SHAREHOLDER.label[language], exact: true });
      await expect(holders.getByRole('row').filter({ hasText: 'Asha Shrestha' })).toBeVisible();
      await people.add('SHAREHOLDER', foreignCompany(stake(700, RATE)), WORDS);
      await expect(holders.getByRole('row').filter({ hasText: 'Ganga Holdings' })).toContainText(t('list.valid'));
      await expect(page.getByRole('img', { name: /Ganga Holdings 70%/ })).toBeVisible();
    });

    await test.step('a promoter and the representative of the foreign company sit on the board', async () => {
      const { directorType: _, ...seat } = outsideSeat(61);
      await people.add(
        'BOD_DETAILS',
        { ...seat, person: undefined, directorType: 'PROMOTER' },
        { holderItemId: 'Asha Shrestha' },
      );
      await people.add(
        'BOD_DETAILS',
        { ...seat, directorType: 'REPRESENTATIVE' },
        { ...WORDS, holderItemId: 'Ganga Holdings' },
      );
      await steps.saveAndContinue();
      await steps.stepIsOpen('share-range-assign');
    });

    await test.step('the shares are assigned one after the other', async () => {
      await people.assignAutomatically();
      await expect(
        page.getByRole('row').filter({ hasText: 'Ganga Holdings' }).getByRole('textbox').first(),
      ).toHaveValue('301');
      await steps.saveAndContinue();
      await steps.stepIsOpen('representative');
    });

    await test.step('the foreign company brings papers of its own', async () => {
      await steps.openStep('document-details');
      for (const paper of [
        'Certificate of the foreign company, notarised',
        'Constitution of the foreign company, notarised',
        'Nepali translation',
        'Approval of the foreign investment',
      ])
        await expect(page.getByText(paper).first()).toBeVisible();
      const gateway = new GatewayCalls();
      await gateway.login(person.username, person.password);
      await attachRequired(gateway, id);
    });

    await test.step('it is handed in', async () => {
      await steps.openStep('summary');
      await steps.submit();
    });

    await test.step('the approver approves it on the page', async () => {
      // With the approval the applicant comes to speak for the company: another role ends the session that is open
      // here.
      await page.goto('about:blank');
      await broughtToLastLevel(person, id, 1);
      await approveOnPage(browser, demo.approver, language, id);
    });

    await test.step('anybody reads it: its capital, both directors, and that a company holds the most', async () => {
      const anybody = await browser.newContext();
      const register = await anybody.newPage();
      await speak(register, language);
      await openFromSearch(register, language, name);
      const main = register.getByRole('main');
      await expect(
        main
          .getByText(companyTypes.name('PRIVATE_MULTIPLE_PROPRIETOR_JOINT_VENTURE_FOREIGN_PROMOTERS')[language])
          .first(),
      ).toBeVisible();
      await expect(register.getByRole('region', { name: t('company.capital') })).toContainText('1,00,000.00');
      await expect(register.getByRole('region', { name: t('company.directors') }).getByRole('listitem')).toHaveCount(2);
      await expect(register.getByRole('img', { name: /Ganga Holdings.* 70%/ })).toBeVisible();
      await anybody.close();
    });
  },
);
