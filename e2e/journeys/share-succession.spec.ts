import { expect, test } from '@registrar/testing/playwright';
import { isAsked, stepsOfItem, type Answers, type FilingFrame } from '@registrar/domain/processes';
import { sharesPurchaseSalesAgreement as spsa } from '@registrar/domain/processes/filings/shares-purchase-sales-agreement/definition';
import { SPSA_HEIRS } from '@registrar/domain/processes/questions/shares/heirs';
import { agreementOn, deathOf, heirOf } from '@registrar/domain/testing/share-agreement';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { act, attachRequired } from '../filed-registrations';
import { callsOf } from '../gateway-calls';
import { AmendmentWizard } from '../pages/amendment-wizard';
import { speak } from '../pages/portal-frame';
import { demo, signedUp, someone } from '../people';
import { placeNames } from '../place-names';
import { companyOfOwn, verifiedWithoutFee } from '../shareholder-changes';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';
import { idsOfOwners, ofTwo, OWNERS, ownersNamed } from '../two-shareholders';

const language: Language = 'ne';
const words = texts('filings', language);
const today = nepalDayOfInstant(new Date().toISOString());
const names = (fullNameNepali: string, fullNameEnglish: string) => ({ fullNameNepali, fullNameEnglish });

const DAUGHTERS = [names('बिमला थापा', 'Bimala Thapa'), names('कमला थापा', 'Kamala Thapa')] as const;
const heirs = (second: string): readonly Answers[] => [
  ...DAUGHTERS.map((daughter, at) => {
    const given = heirOf(at === 0 ? 250 : 200, 40 + at);
    return { ...given, person: { ...Object(given['person']), ...daughter } };
  }),
  { heir: 'REGISTERED', heirId: second, relation: 'OTHER', quantity: 150 },
];

/** What is asked depends on the answers alone. */
const frame: FilingFrame = { companyType: null, company: null, answers: {}, today };

test(
  'the shares of a holder who died go to three heirs, two of them new to the register',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    test.setTimeout(600_000);
    const person = await signedUp(mailbox);
    const companyId = await companyOfOwn(person, ofTwo([someone().email, someone().email]));
    const gateway = await callsOf(person);
    const places = await placeNames(person, language, [27]);
    await speak(page, language);
    await signIn(page, person);

    const wizard = new AmendmentWizard(page, language, spsa);
    const id = await wizard.begin('spsa-setup');
    const [first, second] = await idsOfOwners(gateway, id);
    const named = ownersNamed([first, second], language, places);
    await test.step('who died, then each heir with the shares they get', async () => {
      await wizard.answer('SPSA_SETUP', agreementOn(today, 'OWNERSHIP_TRANSFER_AFTER_DEATH'), named, frame);
      await wizard.goOnTo('death');
      await wizard.answer('SPSA_DEATH', deathOf(first, today), named, frame);
      await wizard.goOnTo('heirs');
      for (const heir of heirs(second)) {
        const add = words('list.add', { name: SPSA_HEIRS.item.name[language] });
        await page.getByRole('button', { name: add }).click();
        const steps = stepsOfItem(SPSA_HEIRS.itemSteps, heir, frame, false);
        for (const step of steps) {
          const asked = step.fields.filter((field) => isAsked(field, heir, frame));
          await wizard.answerIn(page.getByRole('main'), asked, heir, named);
          await wizard.goOn();
        }
        await page.getByRole('button', { name: words('list.closeLater') }).click();
      }
    });
    await test.step('the page says what becomes of the shares', async () => {
      const outcome = page.getByRole('region', { name: words('shares.title') });
      await expect(outcome.getByRole('row', { name: DAUGHTERS[0].fullNameNepali }).first()).toContainText('२५०');
      await expect(outcome.getByRole('row', { name: OWNERS[1].fullNameNepali }).first()).toContainText('५५०');
    });
    await attachRequired(gateway, id);
    await wizard.submit(id);
    await verifiedWithoutFee(id);
    await act(demo.approver, id, 'approve');
    await test.step('the register has the heirs and no longer who died; a certificate proves itself', async () => {
      await wizard.paperProvesItself(gateway, id, 'SHARE_CERTIFICATE');
      await page.goto(`/post-amendment/company/${companyId}?part=shares`);
      const main = page.getByRole('main');
      for (const { fullNameNepali } of [...DAUGHTERS, OWNERS[1]]) await expect(main).toContainText(fullNameNepali);
      await expect(main.getByRole('table').first()).not.toContainText(OWNERS[0].fullNameNepali);
    });
  },
);
