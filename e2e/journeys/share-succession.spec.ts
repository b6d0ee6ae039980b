import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { IssuedPaper } from '@registrar/domain/calls/papers';
import {
  isAsked,
  sectionOf,
  stepsOfItem,
  type Answers,
  type FieldDefinition,
  type FilingFrame,
} from '@registrar/domain/processes';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { sharesPurchaseSalesAgreement as spsa } from '@registrar/domain/processes/filings/shares-purchase-sales-agreement/definition';
import { SPSA_HEIRS } from '@registrar/domain/processes/questions/shares/heirs';
import { agreementOn, deathOf, heirOf } from '@registrar/domain/testing/share-agreement';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { act, attachRequired } from '../filed-registrations';
import { callsOf } from '../gateway-calls';
import { AnsweredFields } from '../pages/answered-fields';
import { openedDialog } from '../pages/opened-dialog';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo, signedUp, someone } from '../people';
import { placeNames, type Words } from '../place-names';
import { companyOfOwn, verifiedWithoutFee } from '../shareholder-changes';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';
import { ofTwo, OWNERS } from '../two-shareholders';

const language: Language = 'ne';
const t = texts('mf-post-amendment', language);
const common = texts('shared/i18n', language);
const words = texts('filings', language);
const today = nepalDayOfInstant(new Date().toISOString());
const APPLICATION = '/external/api/application';
const stepName = (key: string) => spsa.steps.find((step) => step.key === key)?.label[language] ?? '';
const names = (fullNameNepali: string, fullNameEnglish: string) => ({ fullNameNepali, fullNameEnglish });

const DAUGHTERS = [names('बिमला थापा', 'Bimala Thapa'), names('कमला थापा', 'Kamala Thapa')] as const;
const heirs = (second: string): readonly Answers[] => [
  ...DAUGHTERS.map((daughter, at) => {
    const given = heirOf(at === 0 ? 250 : 200, 40 + at);
    return { ...given, person: { ...Object(given['person']), ...daughter } };
  }),
  { heir: 'REGISTERED', heirId: second, relation: 'OTHER', quantity: 150 },
];

async function answered(page: Page, fields: readonly FieldDefinition[], given: Answers, named: Words): Promise<void> {
  const asked = fields.filter((field) => isAsked(field, given, frame));
  await new AnsweredFields(page, language).answerAll(page.getByRole('main'), asked, given, named);
}
/** What is asked depends on the answers alone. */
const frame: FilingFrame = { companyType: null, company: null, answers: {}, today };
const goOn = (page: Page) => page.getByRole('button', { name: words('wizard.saveAndContinue') }).click();

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

    await page.goto('/post-amendment/add-new');
    await page
      .getByRole('region', { name: spsa.name[language], exact: true })
      .getByRole('button', { name: t('addNew.begin') })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: stepName('spsa-setup') })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? '';
    const { filedCompany } = await gateway.get<ApplicationDetail>(`${APPLICATION}/${id}`);
    const [first, second] = OWNERS.map(
      ({ fullNameEnglish }) =>
        filedCompany?.parts.find(({ data }) => data['nameEnglish'] === fullNameEnglish)?.subjectId ?? '',
    );
    const named: Words = (widget, value) =>
      value === first
        ? `${OWNERS[0].fullNameNepali} (शेयर: ६००)`
        : value === second
          ? `${OWNERS[1].fullNameNepali} (शेयर: ४००)`
          : places(widget, value);
    const form = async (key: string, given: Answers) => {
      const section = sectionOf(spsa, key);
      await answered(page, section && 'fields' in section ? section.fields : [], given, named);
      await goOn(page);
    };

    await test.step('who died, then each heir with the shares they get', async () => {
      await form('SPSA_SETUP', agreementOn(today, 'OWNERSHIP_TRANSFER_AFTER_DEATH'));
      await expect(page.getByRole('heading', { level: 2, name: stepName('death') })).toBeVisible();
      await form('SPSA_DEATH', deathOf(first ?? '', today));
      await expect(page.getByRole('heading', { level: 2, name: stepName('heirs') })).toBeVisible();
      for (const heir of heirs(second ?? '')) {
        const add = words('list.add', { name: SPSA_HEIRS.item.name[language] });
        await page.getByRole('button', { name: add }).click();
        const steps = stepsOfItem(SPSA_HEIRS.itemSteps, heir, frame, false);
        for (const step of steps) {
          await answered(page, step.fields, heir, named);
          await page.getByRole('button', { name: words('wizard.saveAndContinue') }).click();
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
    await page.goto(`/post-amendment/activity/POST_AMENDMENT/SHARES_PURCHASE_SALES_AGREEMENT/${id}/check`);
    await page.getByLabel(trueStatement.text[language]).check();
    const send = common('action.submit');
    await (
      await openedDialog(page, page.getByRole('button', { name: send, exact: true }))
    )
      .getByRole('button', { name: send })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
    await verifiedWithoutFee(id);
    await act(demo.approver, id, 'approve');
    await test.step('the register has the heirs and no longer who died; a certificate proves itself', async () => {
      const papers = await gateway.get<readonly IssuedPaper[]>(`/external/api/paper?applicationId=${id}`);
      const code = papers.find(({ kind }) => kind === 'SHARE_CERTIFICATE')?.code ?? '';
      await new PortalTab(page).visit(`/verify-document?code=${code}`);
      await expect(page.getByRole('main')).toContainText(code.match(/.{4}/g)?.join('-') ?? '');
      await page.goto(`/post-amendment/company/${companyId}?part=shares`);
      const main = page.getByRole('main');
      for (const { fullNameNepali } of [...DAUGHTERS, OWNERS[1]]) await expect(main).toContainText(fullNameNepali);
      await expect(main.getByRole('table').first()).not.toContainText(OWNERS[0].fullNameNepali);
    });
  },
);
