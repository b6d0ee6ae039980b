import { expect, test } from '@registrar/testing/playwright';
import { shareRateChange } from '@registrar/domain/processes/filings/share-rate-change/definition';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { act, attachRequired, verifiedByCalls } from '../filed-registrations';
import { companyWithPapers } from '../companies-with-papers';
import { AmendmentWizard } from '../pages/amendment-wizard';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const words = texts('filings', language);

test(
  'the face value is halved: the shares double for each holder, the memorandum and the public page follow',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const { person, companyId, gateway } = await companyWithPapers(mailbox, { english: 'Dairy', nepali: 'डेरी' });
    await speak(page, language);
    await signIn(page, person);
    const wizard = new AmendmentWizard(page, language, shareRateChange);
    const id = await wizard.begin('step-1');
    const resolutionOn = nepalDayOfInstant(new Date().toISOString());
    await wizard.answer('SHARE_RATE_DECISION', {
      reason: 'साना शेयर सजिलै बिक्री हुन्छन्।',
      resolution: { meeting: 'GENERAL_MEETING', resolutionOn, text: 'प्रस्तावबमोजिम पारित गरियो।' },
    });
    await wizard.goOnTo('step-2');

    await test.step('what becomes of the shares is seen before it is confirmed', async () => {
      await wizard.answer('NEW_SHARE_RATE', { ratePerShare: 50_00 });
      await wizard.goOnTo('step-3');
      const outcome = page.getByRole('region', { name: words('shares.title') });
      const rate = outcome.getByRole('row', { name: words('shares.rate') });
      await expect(rate).toContainText('१००.००');
      await expect(rate).toContainText('५०.००');
      await wizard.answer('SHARES_AT_NEW_RATE', { confirmed: true });
      await wizard.goOnTo('step-4');
    });
    await attachRequired(gateway, id);
    await wizard.submit(id);

    await test.step('approved: the amended memorandum proves itself, the register has the new value', async () => {
      await verifiedByCalls(person, id);
      await act(demo.approver, id, 'approve');
      await wizard.paperProvesItself(gateway, id, 'MEMORANDUM');
      await new PortalTab(page).visit(`/company/${companyId}`);
      await expect(page.getByRole('main')).toContainText('५०.००');
    });
  },
);
