import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import type { Answers } from '@registrar/domain/processes';
import { shareBaadPhaad } from '@registrar/domain/processes/filings/share-baad-phaad/definition';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import type { Person } from '@registrar/testing/playwright';
import { act, attachRequired, verifiedByCalls } from '../filed-registrations';
import { companyWithPapers } from '../companies-with-papers';
import type { GatewayCalls } from '../gateway-calls';
import { AmendmentWizard } from '../pages/amendment-wizard';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'en';
const words = texts('filings', language);

/** From the list of what may be filed to the approval; answers with the id of the filing. */
async function approved(
  { page, person, gateway }: { readonly page: Page; readonly person: Person; readonly gateway: GatewayCalls },
  operation: Answers,
  rates: readonly [before: string, after: string],
): Promise<string> {
  const wizard = new AmendmentWizard(page, language, shareBaadPhaad);
  const id = await wizard.begin('operation');
  await wizard.answer('SHARE_OPERATION', operation);
  const outcome = page.getByRole('region', { name: words('shares.title') });
  await expect(outcome.getByRole('row', { name: words('shares.rate') })).toContainText(rates[0]);
  await expect(outcome.getByRole('row', { name: words('shares.rate') })).toContainText(rates[1]);
  await wizard.goOnTo('decision');
  const resolutionOn = nepalDayOfInstant(new Date().toISOString());
  await wizard.answer('SHARE_RESOLUTION', {
    reason: 'Smaller shares are sold more easily.',
    resolution: { meeting: 'GENERAL_MEETING', resolutionOn, text: 'Resolved as proposed.' },
  });
  await wizard.goOnTo('documents');
  await attachRequired(gateway, id);
  await wizard.submit(id);
  await verifiedByCalls(person, id);
  await act(demo.approver, id, 'approve');
  return id;
}

test(
  'shares are split 1 to 10 and consolidated back; the memorandum and the public page follow',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const company = await companyWithPapers(mailbox, { english: 'Mills', nepali: 'मिल्स' });
    const own = { ...company, page };
    await speak(page, language);
    await signIn(page, company.person);
    await test.step('split: an amended memorandum that proves itself', async () => {
      const split = await approved(own, { operation: 'SPLIT', oldShares: 1, newShares: 10 }, ['100.00', '10.00']);
      await new AmendmentWizard(page, language, shareBaadPhaad).paperProvesItself(company.gateway, split, 'MEMORANDUM');
    });
    await test.step('consolidated back: the shares are as they were', async () => {
      await approved(own, { operation: 'CONSOLIDATE', oldShares: 10, newShares: 1 }, ['10.00', '100.00']);
      await new PortalTab(page).visit(`/company/${company.companyId}`);
      await expect(page.getByRole('main')).toContainText('100.00');
    });
  },
);
