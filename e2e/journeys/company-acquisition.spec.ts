import { expect, test } from '@registrar/testing/playwright';
import { companyMerge } from '@registrar/domain/processes/filings/company-merge/definition';
import { act, attachRequired, verifiedByCalls } from '../filed-registrations';
import { decidedByCalls, mergingCompany } from '../mergers';
import { AmendmentWizard } from '../pages/amendment-wizard';
import { speak } from '../pages/portal-frame';
import { demo } from '../people';
import { signIn } from '../signed-in';
import type { Language } from '../texts';

const language: Language = 'en';

test(
  'one company acquires another, share for share; the page of the bought one names the buyer',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const buyer = await mergingCompany(mailbox);
    const bought = await mergingCompany(mailbox);
    await decidedByCalls(buyer, bought, 'ACQUISITION');
    await decidedByCalls(bought, buyer, 'ACQUISITION');
    await speak(page, language);
    await signIn(page, buyer.person);
    const acquisition = new AmendmentWizard(page, language, companyMerge);

    const id =
      await test.step('the ratio is one for one; a sum that is off by one rupee is refused at its field', async () => {
        const draft = await acquisition.begin('merge-details');
        await acquisition.answer('MERGE_DETAILS', {
          companyProcess: 'ACQUISITION',
          oldShares: 1,
          newShares: 1,
          paidPerShare: 100_00,
        });
        await acquisition.goOnTo('capital-details');
        await acquisition.answer('MERGE_CAPITAL', {
          authorizedCapital: 500_000_00,
          issuedCapital: 200_001_00,
          paidUpCapital: 200_000_00,
        });
        await acquisition.goOn();
        await expect(page.getByRole('alert')).toContainText('Rs. 2,00,000.00');
        await acquisition.answer('MERGE_CAPITAL', { issuedCapital: 200_000_00 });
        await acquisition.goOnTo('documents');
        return draft;
      });
    await attachRequired(buyer.gateway, id);
    await acquisition.submit(id);
    await verifiedByCalls(buyer.person, id);
    await act(demo.approver, id, 'approve');
    await acquisition.paperProvesItself(buyer.gateway, id, 'RECORD_LETTER');

    await test.step('the page of the bought company names the buyer', async () => {
      await page.goto(`/company/${bought.id}`);
      await expect(page.getByRole('main').getByRole('link', { name: buyer.nameEnglish }).first()).toBeVisible();
    });
  },
);
