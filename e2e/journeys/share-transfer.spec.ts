import { expect, test } from '@registrar/testing/playwright';
import type { FilingSignatures } from '@registrar/domain/calls/filing-signatures';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import { sharesPurchaseSalesAgreement as spsa } from '@registrar/domain/processes/filings/shares-purchase-sales-agreement/definition';
import { SPSA_TRANSFERS } from '@registrar/domain/processes/filings/shares-purchase-sales-agreement/transfers';
import { agreementOn, sale, witnessOfDeed } from '@registrar/domain/testing/share-agreement';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { act, attachRequired } from '../filed-registrations';
import { callsOf } from '../gateway-calls';
import { AmendmentWizard } from '../pages/amendment-wizard';
import { speak } from '../pages/portal-frame';
import { demo, signedUp, someone } from '../people';
import { placeNames } from '../place-names';
import { companyOfOwn, verifiedWithoutFee } from '../shareholder-changes';
import { signedByLink } from '../signed-by-link';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';
import { idsOfOwners, ofTwo, OWNERS, ownersNamed } from '../two-shareholders';

const language: Language = 'ne';
const words = texts('filings', language);
const today = nepalDayOfInstant(new Date().toISOString());
const APPLICATION = '/external/api/application';
const address = (id: string, rest: string) =>
  `/post-amendment/activity/POST_AMENDMENT/SHARES_PURCHASE_SALES_AGREEMENT/${id}/${rest}`;
const stepName = (key: string) => spsa.steps.find((step) => step.key === key)?.label[language] ?? '';
const kitta = [{ from: 51, to: 60 }];

test(
  'a holder sells to another one; seller, buyer and witness sign, and the register follows',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    test.setTimeout(600_000);
    const person = await signedUp(mailbox);
    const [seller, buyer, witness] = [someone().email, someone().email, someone().email];
    const companyId = await companyOfOwn(person, ofTwo([seller, buyer]));
    const gateway = await callsOf(person);
    const places = await placeNames(person, language, [27]);
    await speak(page, language);
    await signIn(page, person);

    const wizard = new AmendmentWizard(page, language, spsa);
    const id = await wizard.begin('spsa-setup');
    const [first, second] = await idsOfOwners(gateway, id);
    const named = ownersNamed([first, second], language, places);
    await test.step('the deed is written, then who sells which kitta to whom', async () => {
      await wizard.answer('SPSA_SETUP', agreementOn(today, 'TRANSFER'));
      await wizard.goOnTo('transfer-share');
      await page.getByRole('button', { name: words('list.add', { name: SPSA_TRANSFERS.item.name[language] }) }).click();
      const given = sale(first, kitta, { buyer: 'REGISTERED', buyerId: second }, today);
      const [general, , ofWitness] = SPSA_TRANSFERS.itemSteps;
      await wizard.answerIn(page.getByRole('main'), general?.fields ?? [], given, named);
      await wizard.goOn();
      await expect(page).toHaveURL(/spsa-setup\/transfer-share\/[\da-f-]{36}\/witness-details$/);
      await wizard.answerIn(
        page.getByRole('main'),
        ofWitness?.fields ?? [],
        { witness: { ...witnessOfDeed, email: witness } },
        named,
      );
      await wizard.goOn();
      await expect(page).toHaveURL(/\/documents$/);
      await page.getByRole('button', { name: words('list.closeLater') }).click();
    });
    await test.step('the page says what becomes of the shares, and how the tax is worked out', async () => {
      const outcome = page.getByRole('region', { name: words('shares.title') });
      await expect(outcome.getByRole('row', { name: OWNERS[0].fullNameNepali }).first()).toContainText('५९०');
      await expect(page.getByRole('region', { name: `पुँजीगत लाभकर: ${OWNERS[0].fullNameNepali}` })).toContainText(
        'रु. ५०.००',
      );
    });
    const { items } = await gateway.get<{ readonly items: readonly FiledItemState[] }>(
      `${APPLICATION}/${id}/section/SPSA_TRANSFERS/item`,
    );
    const item = items[0]?.id ?? '';
    await test.step('addresses of the specification lead to the agreement; others lead nowhere', async () => {
      await page.goto(address(id, `spsa-setup/update-share/${item}`));
      await expect(page.getByRole('heading', { level: 3, name: 'सामान्य विवरण' })).toBeVisible();
      await page.goto(address(id, 'share-range-assign'));
      await expect(page.getByRole('heading', { level: 2, name: stepName('transfer-share') })).toBeVisible();
      for (const wrong of [
        `spsa-setup/transfer-share/${id}`,
        'spsa-setup/transfer-share/jageda',
        `view/JAFAT/${item}`,
      ]) {
        await page.goto(address(id, wrong));
        await expect(page.getByRole('heading', { level: 1, name: words('application.noSuchPage') })).toBeVisible();
      }
    });
    await test.step('seller, buyer and witness sign by the links of their mails', async () => {
      const signatures = await gateway.get<FilingSignatures>(`${APPLICATION}/${id}/signature`);
      expect(signatures.items.map(({ role }) => role)).toEqual(['SELLER', 'BUYER', 'WITNESS']);
      for (const { party } of signatures.items) await gateway.post(`${APPLICATION}/${id}/signature/ask`, { party });
      for (const email of [seller, buyer, witness])
        await signedByLink(browser, mailbox, email, {
          language,
          reads: [OWNERS[1].fullNameNepali, '५१–६०', 'रु. १५०.००', 'रु. १,५००.००'],
        });
    });
    await attachRequired(gateway, id);
    await wizard.submit(id);
    await verifiedWithoutFee(id);
    await act(demo.approver, id, 'approve');
    await test.step('the register has the new table, and the letter proves itself', async () => {
      await wizard.paperProvesItself(gateway, id, 'RECORD_LETTER');
      await page.goto(`/post-amendment/company/${companyId}?part=shares`);
      await expect(page.getByRole('main')).toContainText('५९०');
    });
  },
);
