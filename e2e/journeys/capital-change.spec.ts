import { expect, test } from '@registrar/testing/playwright';
import { capitalChange } from '@registrar/domain/processes/filings/capital-change/definition';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { companyWithPapers } from '../companies-with-papers';
import { act, attachRequired, verifiedByCalls } from '../filed-registrations';
import { AmendmentWizard } from '../pages/amendment-wizard';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'en';
const words = texts('filings', language);
const today = nepalDayOfInstant(new Date().toISOString());

test(
  'capital is raised and the new shares go to the present holders',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const { person, companyId, gateway } = await companyWithPapers(mailbox, { english: 'Looms', nepali: 'तान' });
    await speak(page, language);
    await signIn(page, person);
    const wizard = new AmendmentWizard(page, language, capitalChange);
    const id = await wizard.begin('capital-details', '/post-amendment/activity/CAPITAL_UPDATE');
    // 1,000 shares at Rs. 100 become 1,500, of which the present holders get 400
    await wizard.answer('CAPITAL_DETAILS', {
      move: 'RAISE',
      authorizedCapital: 1_000_000_00,
      authorizedOn: today,
      issuedCapital: 150_000_00,
      issuedOn: today,
      rightQuantity: 400,
      rightPaidPerShare: 100_00,
      allottedOn: today,
    });
    const outcome = page.getByRole('region', { name: words('capital.title') });
    await expect(outcome.getByRole('row', { name: words('capital.issuedCapital') })).toContainText('1,50,000');
    await wizard.goOnTo('allotment');
    await wizard.goOnTo('fund');
    await wizard.answer('CAPITAL_FUND', { sourcesOfFund: [{ source: 'OWN_INCOME', amount: 40_000_00 }] });
    await wizard.goOnTo('decision');
    await wizard.answer('CAPITAL_RESOLUTION', {
      reason: 'To expand the business.',
      resolution: { meeting: 'GENERAL_MEETING', resolutionOn: today, text: 'The raise of capital is adopted.' },
    });
    await wizard.goOnTo('documents');
    await test.step('handed in, paid, approved; the memorandum proves itself and the public page has the capital', async () => {
      await attachRequired(gateway, id);
      await wizard.submit(id);
      await verifiedByCalls(person, id);
      await act(demo.approver, id, 'approve');
      await wizard.paperProvesItself(gateway, id, 'MEMORANDUM');
      await new PortalTab(page).visit(`/company/${companyId}`);
      await expect(page.getByRole('main')).toContainText('10,00,000');
    });
  },
);
