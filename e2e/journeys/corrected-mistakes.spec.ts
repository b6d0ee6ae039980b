import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { IssuedPaper } from '@registrar/domain/calls/papers';
import { applicationStatuses, everyProcess } from '@registrar/domain/enumerations';
import { errorCorrection } from '@registrar/domain/processes/filings/error-correction/definition';
import { acceptDocuments, act, attachRequired, verifiedByCalls } from '../filed-registrations';
import { callsOf } from '../gateway-calls';
import { approvedLocationChange } from '../location-changes';
import { AmendmentWizard } from '../pages/amendment-wizard';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

/** One company corrects one filing after the other. */
test.describe.configure({ mode: 'serial' });

const person = demo.publicRepresentative;
const idIn = (page: Page): string =>
  new URL(page.url()).pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? '';
const letterOf = async (id: string): Promise<IssuedPaper> => {
  const papers = await (await callsOf(person)).get<readonly IssuedPaper[]>(`/external/api/paper?applicationId=${id}`);
  const letter = papers.find(({ kind }) => kind === 'RECORD_LETTER');
  if (letter === undefined) throw new Error('The move has no letter');
  return letter;
};
const field = (path: string, language: Language): string =>
  errorCorrection.sections
    .flatMap(
      (section): readonly { readonly path: string; readonly label: Record<Language, string> }[] => section.fields,
    )
    .find((one) => one.path === path)?.label[language] ?? path;

/** From the page of the move to the handed-in correction; answers with the id of the correction. */
async function askForCorrection(
  page: Page,
  language: Language,
  {
    moved,
    fault,
    street,
  }: { readonly moved: ApplicationDetail; readonly fault: 'OFFICE' | 'COMPANY'; readonly street: string },
): Promise<string> {
  const t = texts('mf-post-amendment', language);
  const wizard = new AmendmentWizard(page, language, errorCorrection);
  await page.goto(`/post-amendment/application/${moved.id}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('mistakes.ask') })
    .click();
  const card = page.getByRole('region', { name: new RegExp(moved.applicationNumber ?? '') });
  await expect(page.getByRole('heading', { level: 1, name: t('mistakes.chooseTitle') })).toBeVisible();
  await expect(page.getByText(t('mistakes.elsewhere'))).toBeVisible();
  await card.getByRole('button').click();
  await wizard.isAt('mistake');
  const id = idIn(page);
  await expect(page.getByText(t('mistakes.corrects'))).toBeVisible();
  await wizard.answer('MISTAKE', { part: 'REGISTERED_OFFICE', fault, wrong: 'New Road', right: street });
  await wizard.goOnTo('corrected');
  await page.getByLabel(field('address.toleStreet', language), { exact: true }).first().fill(street);
  await wizard.goOnTo('documents');
  await attachRequired(await callsOf(person), id);
  await wizard.submit(id);
  return id;
}

async function standsAs(page: Page, language: Language, id: string, status: string): Promise<void> {
  await new PortalTab(page).visit(`/post-amendment/application/${id}`);
  await expect(page.getByRole('main')).toContainText(applicationStatuses.name(status)[language]);
}

test('त्रुटि कार्यालयको: the company asks, two officers decide, nobody pays; the filing shows it meanwhile, the old letter says so, and the history whose mistake it was', async ({
  page,
}) => {
  const language: Language = 'ne';
  const words = texts('company', language);
  await speak(page, language);
  await signIn(page, person);
  const moved = await approvedLocationChange(person, 'Gyaneshwor Marg 1');
  const letter = await letterOf(moved.id);
  const id = await askForCorrection(page, language, { moved, fault: 'OFFICE', street: 'Gyaneshwar Marg 1' });
  await standsAs(page, language, moved.id, 'CORRECTION_REQUESTED');
  await act(demo.operator, id, 'claim');
  await acceptDocuments(demo.operator, id);
  await act(demo.operator, id, 'verify');
  await act(demo.approver, id, 'approve');
  await standsAs(page, language, moved.id, 'APPROVED');
  await new PortalTab(page).visit(`/company/${moved.company?.id ?? ''}`);
  await expect(page.getByText(words('corrected.OFFICE')).first()).toBeVisible();
  await new PortalTab(page).visit(`/verify-document?code=${letter.code}`);
  await expect(page.getByRole('main')).toContainText(texts('mf-registration', language)('verify.state.SUPERSEDED'));
});

test("the company's own mistake costs its fee; the second correction is refused while the office has the first; rejected, everything is as it was", async ({
  page,
}) => {
  const language: Language = 'en';
  const t = texts('mf-post-amendment', language);
  await speak(page, language);
  await signIn(page, person);
  const moved = await approvedLocationChange(person, 'Baneshwor Marg 2');
  const id = await askForCorrection(page, language, { moved, fault: 'COMPANY', street: 'Baneshwar Marg 2' });
  await page.goto(`/error-correction/request?company=${moved.company?.id ?? ''}&filing=${moved.id}`);
  const card = page.getByRole('region', { name: new RegExp(moved.applicationNumber ?? '') });
  await expect(card).toContainText(t('mistakes.open'));
  await expect(card.getByRole('button')).toHaveCount(0);
  await verifiedByCalls(person, id);
  await act(demo.approver, id, 'reject', { reasonCode: 'OTHER', remark: 'It is a new decision of the company.' });
  await standsAs(page, language, moved.id, 'APPROVED');
  await page.goto('/error-correction/list');
  await expect(page.getByRole('heading', { level: 1, name: t('mistakes.title') })).toBeVisible();
  await expect(
    page.getByRole('link', { name: everyProcess.name('ERROR_CORRECTION').en, exact: true }).first(),
  ).toBeVisible();
});

test('कार्यालयको आफ्नै पहल: an operator begins the correction from the approved move, another one verifies it, an approver decides, and the company reads of it', async ({
  page,
}) => {
  const language: Language = 'ne';
  const t = texts('mf-post-amendment', language);
  await speak(page, language);
  await signIn(page, demo.operator);
  const moved = await approvedLocationChange(person, 'Maitidevi Marg 3');
  const wizard = new AmendmentWizard(page, language, errorCorrection);
  await page.goto(`/post-amendment/review/${moved.id}`);
  await page.getByRole('link', { name: t('mistakes.officeBegin') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('mistakes.officeTitle') })).toBeVisible();
  await page
    .getByRole('region', { name: new RegExp(moved.applicationNumber ?? '') })
    .getByRole('button')
    .click();
  await expect.poll(() => idIn(page)).not.toBe('');
  await wizard.isAt('mistake');
  const id = idIn(page);
  const right = 'Maitidevee Marg 3';
  await wizard.answer('MISTAKE', { part: 'REGISTERED_OFFICE', fault: 'OFFICE', wrong: 'Maitidevi', right });
  await wizard.goOnTo('corrected');
  await page.getByLabel(field('address.toleStreet', language), { exact: true }).first().fill(right);
  await wizard.goOnTo('documents');
  await attachRequired(await callsOf(demo.operator), id);
  await wizard.submit(id);
  await act(demo.otherOperator, id, 'claim');
  await acceptDocuments(demo.otherOperator, id);
  await act(demo.otherOperator, id, 'verify');
  await act(demo.approver, id, 'approve');
  await signIn(page, person);
  await page.goto(`/company/${moved.company?.id ?? ''}`);
  await expect(page.getByText(texts('company', language)('corrected.OFFICE')).first()).toBeVisible();
});
