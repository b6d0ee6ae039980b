import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import type { FilingSignatures } from '@registrar/domain/calls/filing-signatures';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { IssuedPaper } from '@registrar/domain/calls/papers';
import { sectionOf, type Answers, type FieldDefinition } from '@registrar/domain/processes';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { sharesPurchaseSalesAgreement as spsa } from '@registrar/domain/processes/filings/shares-purchase-sales-agreement/definition';
import { SPSA_TRANSFERS } from '@registrar/domain/processes/filings/shares-purchase-sales-agreement/transfers';
import { agreementOn, sale, witnessOfDeed } from '@registrar/domain/testing/share-agreement';
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
import { SIGNING } from '../signing-links';
import { texts, type Language } from '../texts';
import { ofTwo, OWNERS } from '../two-shareholders';

const language: Language = 'ne';
const t = texts('mf-post-amendment', language);
const common = texts('shared/i18n', language);
const words = texts('filings', language);
const today = nepalDayOfInstant(new Date().toISOString());
const APPLICATION = '/external/api/application';
const address = (id: string, rest: string) =>
  `/post-amendment/activity/POST_AMENDMENT/SHARES_PURCHASE_SALES_AGREEMENT/${id}/${rest}`;
const stepName = (key: string) => spsa.steps.find((step) => step.key === key)?.label[language] ?? '';
const kitta = [{ from: 51, to: 60 }];

async function answered(page: Page, fields: readonly FieldDefinition[], given: Answers, named: Words): Promise<void> {
  await new AnsweredFields(page, language).answerAll(page.getByRole('main'), fields, given, named);
}

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

    await test.step('the deed is written, then who sells which kitta to whom', async () => {
      const setup = sectionOf(spsa, 'SPSA_SETUP');
      await answered(page, setup && 'fields' in setup ? setup.fields : [], agreementOn(today, 'TRANSFER'), named);
      await page.getByRole('button', { name: words('wizard.saveAndContinue') }).click();
      await expect(page.getByRole('heading', { level: 2, name: stepName('transfer-share') })).toBeVisible();
      await page.getByRole('button', { name: words('list.add', { name: SPSA_TRANSFERS.item.name[language] }) }).click();
      const given = sale(first ?? '', kitta, { buyer: 'REGISTERED', buyerId: second }, today);
      const [general, , ofWitness] = SPSA_TRANSFERS.itemSteps;
      await answered(page, general?.fields ?? [], given, named);
      await page.getByRole('button', { name: words('wizard.saveAndContinue') }).click();
      await expect(page).toHaveURL(/spsa-setup\/transfer-share\/[\da-f-]{36}\/witness-details$/);
      await answered(page, ofWitness?.fields ?? [], { witness: { ...witnessOfDeed, email: witness } }, named);
      await page.getByRole('button', { name: words('wizard.saveAndContinue') }).click();
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
      for (const email of [seller, buyer, witness]) {
        const tab = await (await browser.newContext()).newPage();
        const own = texts('mf-registration', language);
        await speak(tab, language);
        await tab.goto(await mailbox.link(email, SIGNING));
        await expect(tab.getByRole('main')).toContainText(OWNERS[1].fullNameNepali);
        await tab.getByRole('button', { name: own('signature.sendCode') }).click();
        await tab.getByLabel(common('otp.label')).fill(await mailbox.otp(email, 'email'));
        await tab.getByRole('button', { name: own('signature.signNow'), exact: true }).click();
        await expect(tab.getByText(own('signature.state.SIGNED'))).toBeVisible();
        await tab.context().close();
      }
    });
    await attachRequired(gateway, id);
    await page.goto(address(id, 'check'));
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
    await test.step('the register has the new table, and the letter proves itself', async () => {
      const papers = await gateway.get<readonly IssuedPaper[]>(`/external/api/paper?applicationId=${id}`);
      const code = papers.find(({ kind }) => kind === 'RECORD_LETTER')?.code ?? '';
      await new PortalTab(page).visit(`/verify-document?code=${code}`);
      await expect(page.getByRole('main')).toContainText(code.match(/.{4}/g)?.join('-') ?? '');
      await page.goto(`/post-amendment/company/${companyId}?part=shares`);
      await expect(page.getByRole('main')).toContainText('५९०');
    });
  },
);
