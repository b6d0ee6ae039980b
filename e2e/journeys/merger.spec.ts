import { expect, test } from '@registrar/testing/playwright';
import { companyMerge } from '@registrar/domain/processes/filings/company-merge/definition';
import { shareBaadPhaadAfterCompanyMerge as allotment } from '@registrar/domain/processes/filings/share-baad-phaad-after-company-merge/definition';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { act, attachRequired, verifiedByCalls } from '../filed-registrations';
import { approvedWithoutFee, decidedByCalls, decidedOnScreen, mergingCompany } from '../mergers';
import { AmendmentWizard } from '../pages/amendment-wizard';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { signIn } from '../signed-in';
import type { Language } from '../texts';

const language: Language = 'ne';
const today = nepalDayOfInstant(new Date().toISOString());

test(
  'two private companies merge: each decides, one applies with a ratio that leaves fractions, the swap is allotted',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    test.setTimeout(600_000);
    const own = await mergingCompany(mailbox);
    const partner = await mergingCompany(mailbox);
    await speak(page, language);
    await signIn(page, own.person);

    await test.step('one decides by the screens, the other one confirms', async () => {
      await approvedWithoutFee(await decidedOnScreen(page, language, { own, partner, kind: 'MERGE' }));
      await decidedByCalls(partner, own, 'MERGE');
    });
    const merge = new AmendmentWizard(page, language, companyMerge);
    const id = await test.step('the application shows what each holder of the other company gets', async () => {
      // the first step is answered by the gateway: the partner and its holders
      const draft = await merge.begin('merge-details');
      await merge.goTo(draft, 'process-details');
      await expect(page.getByRole('main')).toContainText(partner.nameNepali);
      await merge.goOnTo('merge-details');
      // 600 and 400 shares at five for thirteen: 230 and 153, and one share made up of fractions
      await merge.answer('MERGE_DETAILS', {
        companyProcess: 'MERGE',
        oldShares: 13,
        newShares: 5,
        paidPerShare: 100_00,
        fractions: 'RESERVE',
      });
      const claims = page.getByRole('region', { name: 'हरेक शेयरधनीले पाउने शेयर' });
      await expect(claims).toContainText('६०० → २३०');
      await expect(claims).toContainText('४०० → १५३');
      await merge.goOnTo('capital-details');
      await merge.answer('MERGE_CAPITAL', {
        authorizedCapital: 2_000_000_00,
        issuedCapital: 138_400_00,
        paidUpCapital: 138_300_00,
      });
      await merge.goOnTo('documents');
      return draft;
    });
    await attachRequired(own.gateway, id);
    await merge.submit(id);
    await verifiedByCalls(own.person, id);
    await act(demo.approver, id, 'approve');
    await merge.paperProvesItself(own.gateway, id, 'RECORD_LETTER');

    await test.step('the swap is allotted, and the register has the holders of both', async () => {
      const wizard = new AmendmentWizard(page, language, allotment);
      // its first step follows from the merger alone
      const allotted = await wizard.begin('decision');
      await wizard.goTo(allotted, 'operation');
      await expect(page.getByRole('main')).toContainText('२३०');
      await wizard.goOnTo('decision');
      await wizard.answer('ALLOTMENT_DECISION', {
        reason: 'योजनाबमोजिम।',
        decision: { decidedBy: 'BOARD', decidedOn: today, text: 'बाँडफाँड गरियो।' },
      });
      await wizard.goOnTo('documents');
      await attachRequired(own.gateway, allotted);
      await wizard.submit(allotted);
      await approvedWithoutFee(allotted);
      await wizard.paperProvesItself(own.gateway, allotted, 'SHARE_CERTIFICATE');
      await page.goto(`/post-amendment/company/${own.id}?part=shares`);
      await expect(page.getByRole('main')).toContainText('१,३८४');
    });
    await test.step('anybody sees that the other company was merged, and into which', async () => {
      const visitor = await (await browser.newContext()).newPage();
      await speak(visitor, language);
      await visitor.goto(`/company/${partner.id}`);
      const main = visitor.getByRole('main');
      await expect(main).toContainText(partner.nameNepali);
      await expect(main.getByRole('link', { name: own.nameNepali }).first()).toBeVisible();
      await main.getByRole('link', { name: own.nameNepali }).first().click();
      await expect(new PortalTab(visitor).heading(own.nameNepali)).toBeVisible();
      await visitor.context().close();
    });
  },
);
