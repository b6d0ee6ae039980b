import type { Page } from '@playwright/test';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { RepresentedCompany } from '@registrar/domain/calls/representatives';
import { decisionOfMergingCompany } from '@registrar/domain/processes/filings/decision-of-merging-company/definition';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import type { Mailbox, Person } from '@registrar/testing/playwright';
import { act, attachRequired } from './filed-registrations';
import { saveSection } from './filed-sections';
import { callsOf, type GatewayCalls } from './gateway-calls';
import { AmendmentWizard } from './pages/amendment-wizard';
import { demo, signedUp, someone } from './people';
import { companyOfOwn, verifiedWithoutFee } from './shareholder-changes';
import type { Language } from './texts';
import { ofTwo } from './two-shareholders';

const APPLICATION = '/external/api/application';
const PROCESS = decisionOfMergingCompany.process;
const today = nepalDayOfInstant(new Date().toISOString());

/** A company of two holders with a thousand shares, and who represents it. */
export interface MergingCompany extends RepresentedCompany {
  readonly person: Person;
  readonly gateway: GatewayCalls;
}

export async function mergingCompany(mailbox: Mailbox): Promise<MergingCompany> {
  const person = await signedUp(mailbox);
  await companyOfOwn(person, ofTwo([someone().email, someone().email]));
  const gateway = await callsOf(person);
  const [company] = await gateway.get<readonly RepresentedCompany[]>('/external/api/representative/company');
  if (company === undefined) throw new Error('The person represents no company');
  return { person, gateway, ...company };
}

const RESOLUTION = {
  reason: 'सँगै काम गर्दा लागत घट्छ।',
  resolution: { meeting: 'GENERAL_MEETING', resolutionOn: today, text: 'गाभ्ने प्रस्ताव पारित गरियो।' },
};
const SCHEME = { balanceOn: today, valuer: 'Himal Valuers', valuedOn: today, creditorsConsentedOn: today };

type Kind = 'MERGE' | 'ACQUISITION';

/** The decision of one company by the screens, from the list to what was submitted; answers with its id. */
export async function decidedOnScreen(
  page: Page,
  language: Language,
  { own, partner, kind }: { readonly own: MergingCompany; readonly partner: MergingCompany; readonly kind: Kind },
): Promise<string> {
  const wizard = new AmendmentWizard(page, language, decisionOfMergingCompany);
  const id = await wizard.begin('partner');
  await chooseCompany(page, language, partner);
  await wizard.answer('MERGER_PARTNER', { companyProcess: kind });
  await wizard.goOnTo('decision');
  await wizard.answer('MERGER_RESOLUTION', RESOLUTION);
  await wizard.answer('MERGER_SCHEME', SCHEME);
  await wizard.goOnTo('documents');
  await attachRequired(own.gateway, id);
  await wizard.submit(id);
  return id;
}

async function chooseCompany(page: Page, language: Language, { regNo, ...name }: MergingCompany) {
  const asked = decisionOfMergingCompany.sections[0].fields.find(({ widget }) => widget === 'otherCompany');
  await page
    .getByLabel(asked?.label[language] ?? '', { exact: true })
    .first()
    .click();
  await page.keyboard.type(regNo);
  const said = language === 'ne' ? name.nameNepali : name.nameEnglish;
  await page
    .getByTitle(new RegExp(`^${said} \\(${regNo}\\)`))
    .last()
    .click();
}

/** The same by calls, and approved. */
export async function decidedByCalls({ id, gateway, person }: MergingCompany, partner: MergingCompany, kind: Kind) {
  const draft = await gateway.post<ApplicationDetail>(APPLICATION, { processName: PROCESS, companyId: id });
  await saveSection(gateway, draft.id, 'MERGER_PARTNER', { companyId: partner.id, companyProcess: kind });
  await saveSection(gateway, draft.id, 'MERGER_RESOLUTION', RESOLUTION);
  await saveSection(gateway, draft.id, 'MERGER_SCHEME', SCHEME);
  await attachRequired(gateway, draft.id);
  await act(person, draft.id, 'submit');
  await approvedWithoutFee(draft.id);
}

export async function approvedWithoutFee(id: string): Promise<void> {
  await verifiedWithoutFee(id);
  await act(demo.approver, id, 'approve');
}
