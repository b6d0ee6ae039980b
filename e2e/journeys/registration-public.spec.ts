import { expect, test, type Mailbox, type Person } from '@registrar/testing/playwright';
import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { outsideSeat } from '@registrar/domain/testing/registration-people';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { validationMessage } from '@registrar/domain/messages/validation';
import { BOD_DETAILS } from '@registrar/domain/processes/questions/directors/bod-details';
import { SHAREHOLDER } from '@registrar/domain/processes/questions/holders/shareholder';
import { attachRequired } from '../filed-registrations';
import { GatewayCalls } from '../gateway-calls';
import { holderSheet } from '../holder-sheet';
import { publicCompanyOf } from '../many-holders';
import { speak } from '../pages/portal-frame';
import { RegistrationPages } from '../pages/registration-pages';
import { ShareholderPages } from '../pages/shareholder-pages';
import { demo, signedUp } from '../people';
import { begunRegistration, broughtToLastLevel, openFromSearch, without } from '../registered-companies';
import { startSignedIn } from '../signed-in';
import { approveOnPage } from '../registration-desk';
import { signIn } from '../signed-in';
import { texts } from '../texts';

const language = 'ne';
const t = texts('mf-registration', language);
const HOLDERS = 100;
const company = publicCompanyOf(HOLDERS);
const phone = (): string => `98${randomInt(10_000_000, 99_999_999)}`;
const WORDS = {
  'person.address.countryId': 'नेपाल',
  'person.address.provinceId': 'बागमती प्रदेश',
  'person.address.districtId': 'काठमाडौँ',
  'person.address.localBodyId': 'काठमाडौँ',
  'person.address.wardNo': '१०',
  'person.identification.districtId': 'काठमाडौँ',
};

/** The sheet of the company with two lines spoilt: one cell that cannot be read, and one that is not there. */
async function spoiltSheet(person: Person): Promise<string> {
  const [heading = '', ...lines] = await holderSheet(company, person, language);
  const [second = '', third = ''] = [lines[1], lines[2]];
  lines[1] = second.replace(/पुरुष/, 'मान्छे');
  lines[2] = third.replace('asha@makalu.example', '');
  return [heading, ...lines].join('\n');
}

async function importHolders(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: t('import.open') }).click();
  const drawer = page.getByRole('dialog', { name: t('import.title') });
  await drawer.getByLabel(t('import.paste')).fill(await spoiltSheet(person));
  await drawer.getByRole('button', { name: t('import.usePasted') }).click();
  const faulty = drawer.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(faulty).toHaveCount(2);
  await expect(faulty.first()).toContainText('विनोद अधिकारी');

  // Each is put right where it stands.
  await faulty.first().getByRole('combobox').click();
  await page.getByTitle('पुरुष', { exact: true }).last().click();
  await expect(faulty).toHaveCount(1);
  await expect(faulty.first()).toContainText(validationMessage('EMAIL_REQUIRED', language));
  await faulty.first().getByRole('textbox').fill('chandra@makalu.example');
  await faulty.first().getByRole('textbox').press('Enter');
  await expect(faulty).toHaveCount(0);
  await drawer
    .getByRole('button', { name: new RegExp(t('import.import_other').replace('{{count, number}}', '१००')) })
    .click();
  await expect(drawer.getByText(t('import.written_other').replace('{{count, number}}', '१००'))).toBeVisible({
    timeout: 240_000,
  });
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    drawer.getByRole('link', { name: t('import.report') }).click(),
  ]);
  const rows = await text(report);
  expect(rows.split('\n').filter((row) => row.includes(t('import.outcome.VALID')))).toHaveLength(HOLDERS);
  await drawer.getByRole('button', { name: t('import.toList') }).click();
  await expect(drawer).toBeHidden();
}

async function text(download: { createReadStream(): Promise<AsyncIterable<unknown>> }): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString('utf8');
}

async function board(page: Page, people: ShareholderPages, mailbox: Mailbox): Promise<void> {
  const { directorType: _, person, ...seat } = outsideSeat(62);
  const phones = [phone(), phone(), phone()] as const;
  const woman = page
    .getByRole('list', { name: t('board.rules') })
    .getByRole('listitem')
    .filter({ hasText: t('board.woman') });
  await people.add(
    'BOD_DETAILS',
    { ...seat, directorType: 'PROMOTER', phoneNo: phones[0] },
    { holderItemId: 'विनोद अधिकारी' },
    { later: true },
  );
  await expect(woman).toContainText('○');
  await people.add(
    'BOD_DETAILS',
    { ...seat, directorType: 'PROMOTER', phoneNo: phones[1] },
    { holderItemId: 'आशा अधिकारी' },
    { later: true },
  );
  await expect(woman).toContainText('✓');
  await people.add(
    'BOD_DETAILS',
    { ...seat, person, directorType: 'OUTSIDE_SHAREHOLDER', isIndependent: true, phoneNo: phones[2] },
    WORDS,
    { later: true },
  );
  const members = page.getByRole('region', { name: BOD_DETAILS.label[language], exact: true });
  await expect(members.getByText(t('board.unproven'))).toHaveCount(3);
  for (const [name, number] of [
    ['विनोद अधिकारी', phones[0]],
    ['आशा अधिकारी', phones[1]],
    ['आशा श्रेष्ठ', phones[2]],
  ] as const)
    await people.proveDirector(name, number, mailbox);
  await expect(members.getByText(t('board.proven'))).toHaveCount(3);
}

test(
  'a public company of a hundred shareholders comes into the register with its ranges',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    test.setTimeout(900_000);
    // Somebody of their own: whoever comes to speak for a company has its official address to settle first.
    const person = await signedUp(mailbox);
    const { id, name } = await begunRegistration(
      person,
      without(company, ['SHAREHOLDER', 'BOD_DETAILS', 'SHARE_RANGE_ASSIGN']),
    );
    await startSignedIn(page.context(), person, language);
    const steps = new RegistrationPages(page, language);
    const people = new ShareholderPages(page, language);

    await test.step('a hundred shareholders come from a sheet; what is wrong with a row is put right before', async () => {
      await page.goto(`/company-registration/shareholder?application=${id}`);
      await steps.stepIsOpen('shareholder');
      await importHolders(page, person);
      await expect(page.getByRole('region', { name: SHAREHOLDER.label[language], exact: true })).toContainText(
        t('list.showAll', { count: '१००' }),
      );
      await steps.saveAndContinue();
      await steps.stepIsOpen('listed-company-bod-details');
    });

    await test.step('each director agrees with the code sent to the phone; a woman and an independent one among them', async () => {
      await board(page, people, mailbox);
      await steps.saveAndContinue();
      await steps.stepIsOpen('share-range-assign');
    });

    await test.step('ranges by hand are refused where they overlap and where they leave a hole, then assigned automatically', async () => {
      const row = (holder: string) => page.getByRole('row').filter({ hasText: holder });
      for (const [holder, from, to] of [
        ['आशा अधिकारी', '1', '1020'],
        ['विनोद अधिकारी', '1020', '2039'],
      ] as const) {
        await row(holder)
          .getByRole('button', { name: t('ranges.addFor', { name: holder }) })
          .click();
        await row(holder).getByRole('textbox').first().fill(from);
        await row(holder).getByRole('textbox').last().fill(to);
      }
      await steps.saveAndContinue();
      await expect(row('विनोद अधिकारी').getByRole('alert')).toContainText(
        validationMessage('RANGE_ALREADY_DEFINED', language),
      );
      await row('विनोद अधिकारी').getByRole('textbox').first().fill('1041');
      await row('विनोद अधिकारी').getByRole('textbox').last().fill('2060');
      await steps.saveAndContinue();
      await expect(row('विनोद अधिकारी').getByRole('alert')).toBeVisible();
      await expect(page.getByText(t('ranges.nothingFree'))).toHaveCount(0);
      await page.getByRole('button', { name: t('ranges.assignAll') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('ranges.assignAll') })
        .click();
      await expect(page.getByText(t('ranges.nothingFree'))).toBeVisible();
      await steps.saveAndContinue();
      await steps.stepIsOpen('representative');
    });

    await test.step('with its papers it is handed in', async () => {
      const gateway = new GatewayCalls();
      await gateway.login(person.username, person.password);
      await attachRequired(gateway, id);
      await steps.openStep('summary');
      await steps.submit();
    });

    await test.step('the first approver sends it on, the registrar approves it on the page', async () => {
      // With the approval the applicant comes to speak for the company: another role ends the session that is open
      // here.
      await page.goto('about:blank');
      await broughtToLastLevel(person, id, 2);
      await approveOnPage(browser, demo.otherApprover, language, id);
    });

    await test.step('anybody reads who owns how much; the representative reads the ledger of the day', async () => {
      const anybody = await browser.newContext();
      const register = await anybody.newPage();
      await speak(register, language);
      await openFromSearch(register, language, name);
      await expect(register.getByRole('region', { name: t('company.directors') }).getByRole('listitem')).toHaveCount(3);
      await expect(register.getByRole('region', { name: t('company.directors') })).toContainText(
        t('company.independent'),
      );
      await expect(
        register.getByRole('img', { name: new RegExp(`${t('company.ownershipOf', { name: '.*' })}`) }),
      ).toBeVisible();
      await expect(register.getByRole('button', { name: t('company.openPrivate') })).toHaveCount(0);

      const companyId = new URL(register.url()).pathname.split('/').at(-1) ?? '';
      const speaker = new GatewayCalls();
      await speaker.login(person.username, person.password);
      await speaker.post('/external/api/company-email/confirm', { companyId });
      await signIn(register, person);
      await register.goto(`/company/${companyId}?on=${nepalDayOfInstant(new Date().toISOString())}`);
      await register.getByRole('button', { name: t('company.openPrivate') }).click();
      const ledger = register.getByRole('region', { name: t('company.shareholders'), exact: true });
      await expect(ledger.getByRole('row')).toHaveCount(HOLDERS + 2);
      await expect(ledger.getByRole('row').filter({ hasText: 'विनोद अधिकारी' })).toContainText('१,०२१–२,०४०');
      await expect(ledger.getByRole('row').filter({ hasText: t('company.bucket.RESERVE') })).toContainText('९८,०००');
      await anybody.close();
    });
  },
);
