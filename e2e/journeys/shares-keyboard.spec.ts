import { expect, test } from '@registrar/testing/playwright';
import type { Locator, Page } from '@playwright/test';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { sectionOf, type Answers, type FilingFrame, type ProcessDefinition } from '@registrar/domain/processes';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { capitalChange } from '@registrar/domain/processes/filings/capital-change/definition';
import { shareBaadPhaad } from '@registrar/domain/processes/filings/share-baad-phaad/definition';
import { sharesPurchaseSalesAgreement as spsa } from '@registrar/domain/processes/filings/shares-purchase-sales-agreement/definition';
import { SPSA_TRANSFERS } from '@registrar/domain/processes/filings/shares-purchase-sales-agreement/transfers';
import { agreementOn, sale, witnessOfDeed } from '@registrar/domain/testing/share-agreement';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { companyWithPapers } from '../companies-with-papers';
import { attachRequired } from '../filed-registrations';
import { callsOf, type GatewayCalls } from '../gateway-calls';
import { pressOn } from '../keyboard';
import { KeyedFields } from '../pages/keyed-fields';
import { speak } from '../pages/portal-frame';
import { signedUp, someone } from '../people';
import { placeNames, type Words } from '../place-names';
import { greyPicture } from '../plain-files';
import { companyOfOwn } from '../shareholder-changes';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';
import { ofTwo, OWNERS } from '../two-shareholders';

const language: Language = 'ne';
const t = texts('mf-post-amendment', language);
const common = texts('shared/i18n', language);
const words = texts('filings', language);
const today = nepalDayOfInstant(new Date().toISOString());
const frame: FilingFrame = { companyType: null, company: null, answers: {}, today };
/** The page of the documents has a stop for each paper. */
const STOPS = 150;
const press = (page: Page, target: Locator, key?: 'Enter' | 'Space') => pressOn(page, target, key, STOPS);
const goOn = (page: Page) => press(page, page.getByRole('button', { name: words('wizard.saveAndContinue') }));

/** From the list of what may be filed; answers with the id of the filing. */
async function begun(page: Page, definition: ProcessDefinition): Promise<string> {
  await page.goto('/post-amendment/add-new');
  const card = page.getByRole('region', { name: definition.name[language], exact: true });
  await press(page, card.getByRole('button', { name: t('addNew.begin') }));
  await stepIsOpen(page, definition, definition.steps?.[0]?.key ?? '');
  return new URL(page.url()).pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? '';
}

async function stepIsOpen(page: Page, definition: ProcessDefinition, key: string): Promise<void> {
  const name = definition.steps?.find((step) => step.key === key)?.label[language] ?? '';
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

async function answered(page: Page, definition: ProcessDefinition, key: string, given: Answers): Promise<void> {
  const section = sectionOf(definition, key);
  const fields = section !== undefined && 'fields' in section ? section.fields : [];
  await new KeyedFields(page, language).answerAll(page.getByRole('main'), fields, given, () => undefined);
}

/** One paper is chosen by its button, the others are brought beside; then the fee, the check and in. */
async function handedIn(page: Page, definition: ProcessDefinition, id: string, gateway: GatewayCalls): Promise<void> {
  await stepIsOpen(page, definition, 'documents');
  const place = page.getByRole('main').getByRole('button', { name: common('upload.choose') });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, place.first())]);
  // its name is there before the gateway has it, and a second paper at its place would take it away again
  const kept = page.waitForResponse((answer) => answer.ok() && /\/document\/[\da-f-]{36}$/.test(answer.url()));
  await chooser.setFiles({ name: 'decision.png', mimeType: 'image/png', buffer: greyPicture(900, 1200) });
  await kept;
  await expect(page.getByText('decision.png').first()).toBeVisible();
  await attachRequired(gateway, id);
  await page.reload();
  for (const next of ['fine-revenue-details', 'check']) {
    await goOn(page);
    await stepIsOpen(page, definition, next);
  }
  await press(page, page.getByLabel(trueStatement.text[language]), 'Space');
  const send = common('action.submit');
  await press(page, page.getByRole('button', { name: send, exact: true }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: send }));
  await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
}

test(
  'a transfer of shares is begun, answered and handed in without a pointer',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    test.setTimeout(600_000);
    const person = await signedUp(mailbox);
    await companyOfOwn(person, ofTwo([someone().email, someone().email]));
    const gateway = await callsOf(person);
    const places = await placeNames(person, language, [27]);
    await speak(page, language);
    await signIn(page, person);
    const id = await begun(page, spsa);
    const { filedCompany } = await gateway.get<ApplicationDetail>(`/external/api/application/${id}`);
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
    await answered(page, spsa, 'SPSA_SETUP', agreementOn(today, 'TRANSFER'));
    await goOn(page);
    await stepIsOpen(page, spsa, 'transfer-share');
    await press(
      page,
      page.getByRole('button', { name: words('list.add', { name: SPSA_TRANSFERS.item.name[language] }) }),
    );
    const given = sale(first ?? '', [{ from: 51, to: 60 }], { buyer: 'REGISTERED', buyerId: second }, today);
    const [general, , ofWitness] = SPSA_TRANSFERS.itemSteps;
    const keyed = new KeyedFields(page, language);
    await keyed.answerAll(page.getByRole('main'), general?.fields ?? [], given, named);
    await goOn(page);
    await expect(page).toHaveURL(/\/witness-details$/);
    const witness = { witness: { ...witnessOfDeed, email: someone().email } };
    await keyed.answerAll(page.getByRole('main'), ofWitness?.fields ?? [], witness, named, frame);
    await goOn(page);
    await expect(page).toHaveURL(/\/documents$/);
    await press(page, page.getByRole('button', { name: words('list.closeLater') }));
    await stepIsOpen(page, spsa, 'transfer-share');
    await goOn(page);
    await handedIn(page, spsa, id, gateway);
  },
);

test(
  'capital is raised, and shares are split, without a pointer',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    test.setTimeout(600_000);
    await speak(page, language);
    const resolution = { meeting: 'GENERAL_MEETING', resolutionOn: today, text: 'प्रस्ताव पारित भयो।' };
    await test.step('capital, in four steps', async () => {
      const { person, gateway } = await companyWithPapers(mailbox, { english: 'Dyers', nepali: 'रङ' });
      await signIn(page, person);
      const id = await begun(page, capitalChange);
      await answered(page, capitalChange, 'CAPITAL_DETAILS', {
        move: 'RAISE',
        authorizedCapital: 1_000_000_00,
        authorizedOn: today,
        issuedCapital: 150_000_00,
        issuedOn: today,
        rightQuantity: 400,
        rightPaidPerShare: 100_00,
        allottedOn: today,
      });
      await goOn(page);
      await stepIsOpen(page, capitalChange, 'allotment');
      await goOn(page);
      await stepIsOpen(page, capitalChange, 'fund');
      await answered(page, capitalChange, 'CAPITAL_FUND', {
        sourcesOfFund: [{ source: 'OWN_INCOME', amount: 40_000_00 }],
      });
      await goOn(page);
      await stepIsOpen(page, capitalChange, 'decision');
      await answered(page, capitalChange, 'CAPITAL_RESOLUTION', { reason: 'व्यवसाय विस्तार।', resolution });
      await goOn(page);
      await handedIn(page, capitalChange, id, gateway);
    });
    await test.step('a split of another company', async () => {
      const { person, gateway } = await companyWithPapers(mailbox, { english: 'Potters', nepali: 'माटो' });
      await signIn(page, person);
      const id = await begun(page, shareBaadPhaad);
      await answered(page, shareBaadPhaad, 'SHARE_OPERATION', { operation: 'SPLIT', oldShares: 1, newShares: 10 });
      await goOn(page);
      await stepIsOpen(page, shareBaadPhaad, 'decision');
      await answered(page, shareBaadPhaad, 'SHARE_RESOLUTION', { reason: 'सानो शेयर बेच्न सजिलो।', resolution });
      await goOn(page);
      await handedIn(page, shareBaadPhaad, id, gateway);
    });
  },
);
