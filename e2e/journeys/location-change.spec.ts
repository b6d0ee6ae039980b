import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import { sectionOf } from '@registrar/domain/processes';
import { others } from '@registrar/domain/processes/filings/others/definition';
import { locationChange } from '@registrar/domain/processes/filings/location-change/definition';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { act, attachRequired, verifiedByCalls } from '../filed-registrations';
import { callsOf } from '../gateway-calls';
import { approvedLocationChange, companyRepresentedBy, locationDraft } from '../location-changes';
import { AnsweredFields } from '../pages/answered-fields';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { placeNames } from '../place-names';
import { demo } from '../people';
import { openedDialog } from '../pages/opened-dialog';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const t = texts('mf-post-amendment', language);
const common = texts('shared/i18n', language);
const STREET = 'नयाँ सडक १२';
const WRITTEN = 'नयाँ सडक १४';

/** One company has one draft of a move at a time, so these follow each other. */
test.describe.configure({ mode: 'serial' });

const stepHeading = (page: Page, key: string) =>
  page.getByRole('heading', {
    level: 2,
    name: locationChange.steps.find((step) => step.key === key)?.label[language] ?? '',
    exact: true,
  });
const goOn = (page: Page) => page.getByRole('button', { name: t('wizard.saveAndContinue') }).click();
const regionOf = (page: Page, key: string) =>
  page.getByRole('region', { name: sectionOf(locationChange, key)?.label[language] ?? '' });
const street = (page: Page, script: 'नेपाली' | 'अङ्ग्रेजी') =>
  regionOf(page, 'NEW_REGISTERED_OFFICE').getByLabel(`टोल/सडक (${script})`, { exact: true }).first();

async function submit(page: Page, action: 'submit' | 'again'): Promise<void> {
  const name = action === 'submit' ? common('action.submit') : t('summary.resubmit');
  await page.getByLabel(trueStatement.text[language]).check();
  await (
    await openedDialog(page, page.getByRole('button', { name, exact: true }))
  )
    .getByRole('button', { name })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
}

test(
  'an office moves: from the company’s own page over a correction to the record of today and of the day before',
  { tag: ['@core', '@demo-data'] },
  async ({ page }) => {
    const person = demo.lateRepresentative;
    const { id: companyId } = await companyRepresentedBy(person);
    await speak(page, language);
    await signIn(page, person);
    const id = await test.step('begun from the company’s own page, answered step by step', async () => {
      await page.goto('/post-amendment/company');
      await page.getByRole('button', { name: t('company.file') }).click();
      await page.getByRole('region', { name: locationChange.name[language], exact: true }).getByRole('button').click();
      await expect(stepHeading(page, 'change')).toBeVisible();
      const general: Record<string, unknown> = { ...Object(twoOwners().answers['GENERAL_INFORMATION']) };
      const address: Record<string, unknown> = {
        ...Object(general['address']),
        toleStreet: 'New Road 12',
        toleStreetNepali: STREET,
      };
      const words = await placeNames(person, language, [Number(address['districtId'])]);
      const answer = new AnsweredFields(page, language);
      const fieldsOf = (key: string) => {
        const section = sectionOf(locationChange, key);
        return section !== undefined && 'fields' in section ? section.fields : [];
      };
      await answer.answerAll(
        regionOf(page, 'LOCATION_DECISION'),
        fieldsOf('LOCATION_DECISION'),
        {
          scope: 'REGISTERED_OFFICE',
          decision: { decidedBy: 'BOARD', decidedOn: '2026-11-01', text: 'सञ्चालक समितिले कार्यालय सार्ने निर्णय गर्‍यो।' },
        },
        words,
      );
      await goOn(page);
      await expect(stepHeading(page, 'registered-office')).toBeVisible();
      // another address than the proven one would have to be settled by the representative after the approval
      const { email } = await (
        await callsOf(person)
      ).get<{ readonly email: { readonly address: string } | null }>(`/external/api/company/${companyId}/standing`);
      await answer.answerAll(
        regionOf(page, 'NEW_REGISTERED_OFFICE'),
        fieldsOf('NEW_REGISTERED_OFFICE').filter(({ widget }) => widget !== 'office'),
        { address, contact: { ...Object(general['contact']), ...(email && { email: email.address }) } },
        words,
      );
      await goOn(page);
      await expect(stepHeading(page, 'documents')).toBeVisible();
      return new URL(page.url()).pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? '';
    });
    await test.step('the documents lie there, the fee is told, and it is submitted', async () => {
      await attachRequired(await callsOf(person), id);
      await page.reload();
      await goOn(page);
      await expect(stepHeading(page, 'fine-revenue-details')).toBeVisible();
      await goOn(page);
      await submit(page, 'submit');
    });
    await test.step('a second move is told of the first one before it is begun; what touches something else is not', async () => {
      await new PortalTab(page).visit('/post-amendment/add-new');
      const card = page.getByRole('region', { name: locationChange.name[language], exact: true });
      await expect(card.getByText(t('addNew.notNow'))).toBeVisible();
      await expect(card.getByRole('link', { name: t('addNew.wayOut') }).first()).toHaveAttribute(
        'href',
        new RegExp(id),
      );
      // a draft of it may be open, which is no conflict either
      await expect(page.getByRole('region', { name: others.name[language], exact: true })).not.toContainText(
        locationChange.name[language],
      );
    });
    await test.step('the office sends it back for the street; it is corrected and submitted again', async () => {
      await act(demo.operator, id, 'claim');
      const operator = await callsOf(demo.operator);
      await operator.post(`/external/api/application/${id}/pin`, {
        path: 'NEW_REGISTERED_OFFICE.address.toleStreetNepali',
        remark: 'लालपुर्जामा सडकको नम्बर फरक छ।',
      });
      await act(demo.operator, id, 'sendForCorrection', { remark: 'सडकको नम्बर सच्याउनुहोस्।' });
      await page.goto(`/post-amendment/activity/POST_AMENDMENT/LOCATION_CHANGE/${id}/registered-office`);
      const saved = page.waitForResponse(
        (answer) =>
          answer.url().includes('/section/NEW_REGISTERED_OFFICE') && answer.request().method() !== 'GET' && answer.ok(),
      );
      await street(page, 'नेपाली').fill(WRITTEN);
      await saved;
      await page.getByLabel(t('pin.answer')).fill('सच्याइयो।');
      await page.getByRole('button', { name: t('pin.saveAnswer') }).click();
      await expect(page.getByRole('button', { name: t('pin.changeAnswer') })).toBeVisible();
      await page.goto(`/post-amendment/activity/POST_AMENDMENT/LOCATION_CHANGE/${id}/check`);
      await expect(page.getByRole('main')).toContainText(WRITTEN);
      await submit(page, 'again');
    });
    await test.step('paid, verified and approved; the filing says what it changed', async () => {
      await verifiedByCalls(person, id);
      await act(demo.approver, id, 'approve');
      await new PortalTab(page).visit(`/post-amendment/application/${id}`);
      await expect(page.getByRole('region', { name: t('entered.title') })).toContainText(WRITTEN);
    });
    await test.step('the record of today has the new address, that of the day before the old one', async () => {
      await new PortalTab(page).visit(`/post-amendment/company/${companyId}`);
      const registration = page.getByRole('region', { name: 'दर्ता', exact: true });
      await expect(registration).toContainText(WRITTEN);
      const yesterday = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' }).format(
        new Date(Date.now() - 86_400_000),
      );
      await new PortalTab(page).visit(`/post-amendment/company/${companyId}?part=record&on=${yesterday}`);
      await expect(registration).toBeVisible();
      await expect(registration).not.toContainText(WRITTEN);
    });
  },
);

/** Represents a company that no other journey of this portal changes. */
const person = demo.renamingRepresentative;

test(
  'a draft whose company changed meanwhile shows what changed before it goes on, and keeps what was written',
  { tag: ['@demo-data'] },
  async ({ page }) => {
    const done = await approvedLocationChange(person, 'First Lane 1');
    const draft = await locationDraft(person, 'Second Lane 2');
    await act(demo.otherApprover, done.id, 'revoke', {
      reasonCode: 'WRONG_INFORMATION',
      remark: 'The lease that was filed is not genuine.',
    });
    await speak(page, language);
    await signIn(page, person);
    await page.goto(`/post-amendment/activity/POST_AMENDMENT/LOCATION_CHANGE/${draft.id}/check`);
    await expect(page.getByRole('heading', { level: 2, name: t('takeOver.title') })).toBeFocused();
    const changed = page.getByRole('region', { name: 'रजिष्टर्ड कार्यालय', exact: true });
    await expect(changed).toContainText('First Lane 1');
    await expect(changed).toContainText('Second Lane 2');
    await page.getByRole('button', { name: t('takeOver.goOn') }).click();
    await expect(changed).toContainText(t('takeOver.choose'));
    await changed.getByRole('radio', { name: t('takeOver.keep') }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: t('takeOver.goOn') }).press('Enter');
    await expect(stepHeading(page, 'check')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Second Lane 2');
    await act(person, draft.id, 'discard');
  },
);

test.describe('an older form', () => {
  // the browser notes the refusal by itself
  test.use({ allowedConsole: /409/ });

  test(
    'a page that was built with another form is refused, and nothing that was typed is lost',
    { tag: ['@demo-data'] },
    async ({ page }) => {
      const draft = await locationDraft(person, 'Third Lane 3');
      await speak(page, language);
      await signIn(page, person);
      await page.goto(`/post-amendment/activity/POST_AMENDMENT/LOCATION_CHANGE/${draft.id}/registered-office`);
      await expect(street(page, 'अङ्ग्रेजी')).toHaveValue('Third Lane 3');
      const stamp = `definition=LOCATION_CHANGE.${locationChange.version}`;
      const older = (url: URL): boolean => url.search.includes(stamp);
      // the page says that it has the form of before; the answer is the gateway's own
      await page.route(older, (route) =>
        route.continue({ url: route.request().url().replace(stamp, 'definition=LOCATION_CHANGE.0') }),
      );
      const refused = page.waitForResponse(
        (response) =>
          response.request().method() === 'PUT' &&
          response.url().includes('/section/NEW_REGISTERED_OFFICE') &&
          response.status() === 409,
      );
      await street(page, 'अङ्ग्रेजी').fill('Fourth Lane 4');
      expect((await (await refused).json()).code).toBe('DEF-409');
      await expect(page.getByText(t('wizard.refused'))).toBeVisible();
      // the portal offers the newer page
      await expect(page.getByText(texts('shell', language)('update.reload'))).toBeVisible();
      await expect(street(page, 'अङ्ग्रेजी')).toHaveValue('Fourth Lane 4');

      await page.unroute(older);
      await page.reload();
      await expect(page.getByText(t('wizard.restored'))).toBeVisible();
      await expect(street(page, 'अङ्ग्रेजी')).toHaveValue('Fourth Lane 4');
      await page.getByRole('button', { name: common('action.saveDraft') }).click();
      const gateway = await callsOf(person);
      await expect
        .poll(async () => JSON.stringify(await gateway.get(`/external/api/application/${draft.id}`)))
        .toContain('Fourth Lane 4');
      await act(person, draft.id, 'discard');
    },
  );
});
