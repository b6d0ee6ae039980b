import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, signIn as signInByForm, test } from '@registrar/testing/playwright';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { filedItems } from '@registrar/domain/processes';
import { soleOwner } from '@registrar/domain/testing/registration-examples';
import { NAMES, promoterSeat, WITNESS_ANSWERS } from '@registrar/domain/testing/registration-people';
import { readyRegistration, reservedName } from '../filed-registrations';
import { freshName } from '../names';
import { approvedByCalls, openFromSearch } from '../registered-companies';
import { RegisteredCompanyPages } from '../pages/registered-company-pages';
import { RegistrationPages } from '../pages/registration-pages';
import { ShareholderPages } from '../pages/shareholder-pages';
import { speak } from '../pages/portal-frame';
import { atDesk } from '../registration-desk';
import { demo, signedUp } from '../people';
import { placeNames, wordsByPath } from '../place-names';
import { greyPicture, onePagePdf } from '../plain-files';
import { signIn } from '../signed-in';
import { languages, texts, type Language } from '../texts';

const language: Language = 'ne';
const example = soleOwner();
/** Rs. 200,000 of authorized capital, and what the schedule of fees asks for it. */
const CAPITAL = { ne: '२,००,०००', en: '2,00,000' };
const FEE = { ne: '४,५००', en: '4,500' };
const ownerAnswers = filedItems(example, 'SHAREHOLDER')[0]?.data ?? {};
const { fromDate, toDate } = promoterSeat('h1');
const papersToBring = companyRegistration.documents.filter(({ key }) => key === 'MOA' || key === 'AOA');
const scan = (accept: string) =>
  accept.includes('png')
    ? { name: 'scan.png', mimeType: 'image/png', buffer: greyPicture(900, 1200) }
    : { name: 'paper.pdf', mimeType: 'application/pdf', buffer: onePagePdf('scan') };

test(
  'a private company of one Nepali owner, from the reserved name to the register',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    test.setTimeout(900_000);
    const person = await signedUp(mailbox);
    const name = freshName();
    await reservedName(person, example, name);
    const words = await placeNames(person, language, [27]);
    const registration = new RegistrationPages(page, language);
    const company = new RegisteredCompanyPages(page, language);
    const voucherNumber = `V-${randomInt(1e9)}`;
    const holders = new ShareholderPages(page, language);
    await speak(page, language);
    await signIn(page, person);
    const ownName = NAMES.fullNameNepali;

    const id = await test.step('begun from the reserved name', () => registration.begin(name.english));

    await test.step('office, address, branch and objectives', async () => {
      await registration.answerForm('GENERAL_INFORMATION', example, words);
      await registration.goOn('branch-info');
      await registration.goOn('objective-details');
      await registration.goOn('capital-structure');
    });
    await test.step('capital', async () => {
      await registration.answerForm('CAPITAL_STRUCTURE', example, words);
      await registration.goOn('shareholder');
    });
    await test.step('the one owner, a witness, the director, the kitta', async () => {
      await holders.add('SHAREHOLDER', ownerAnswers, wordsByPath('SHAREHOLDER', ownerAnswers, words));
      await holders.add('WITNESS', WITNESS_ANSWERS, wordsByPath('WITNESS', WITNESS_ANSWERS, words));
      // the owner is named once: the seat and the representative take over what is known of them
      await holders.alsoAs(ownName, 'BOD_DETAILS', { fromDate, toDate });
      await registration.goOn('share-range-assign');
      await holders.assignAutomatically();
      await registration.goOn('representative');
    });
    await test.step('representative and drafter', async () => {
      await holders.alsoAs(ownName, 'COMPANY_REPRESENTATIVE', { designation: 'सञ्चालक' });
      await registration.goOn('legal-Person-details');
      await registration.answerForm('LEGAL_PERSON_DETAILS', example, words);
      await registration.goOn('document-generation');
    });
    await test.step('the memorandum and the articles are written from the answers, taken home and brought signed', async () => {
      const papers = [];
      for (const { name: paper } of papersToBring)
        papers.push({ paper, file: await registration.downloadPaper(paper[language]) });
      await registration.goOn('document-details');
      for (const { paper, file } of papers)
        await registration.bring(paper[language], {
          name: 'signed.pdf',
          mimeType: 'application/pdf',
          buffer: await readFile(file),
        });
      await registration.bringRequired(scan);
      await registration.goOn('fine-revenue-details');
    });
    await test.step('the fee is told, and the answers are handed in', async () => {
      await registration.goOn('summary');
      await expect(page.getByRole('main')).toContainText(FEE[language]);
      await registration.submit();
    });

    await test.step('the office looks at it and sets the fee', async () => {
      const desk = await atDesk(browser, demo.operator, language);
      await desk.review.openFromList(name.english);
      await desk.review.claim();
      await desk.review.acceptAllDocuments();
      await desk.review.confirmPayable();
      await desk.leave();
    });
    await test.step('the applicant pays from the page of the filing, the revenue officer verifies', async () => {
      await company.openStatus(id);
      await company.payableIs('PENDING');
      await company.submitVoucher(voucherNumber);
      const desk = await atDesk(browser, demo.revenueOfficer, language);
      await desk.review.verifyVoucher(voucherNumber);
      await desk.leave();
      await company.openStatus(id);
      await company.payableIs('SETTLED');
    });
    await test.step('verified and approved', async () => {
      // With the approval the applicant comes to speak for the company: another role ends the session that is open
      // here.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
      for (const [officer, action] of [
        [demo.operator, 'forward'],
        [demo.approver, 'approve'],
      ] as const) {
        const desk = await atDesk(browser, officer, language);
        await desk.review.open(id);
        await desk.review[action]();
        await desk.leave();
      }
    });

    await test.step('the founder, who now speaks for the company, says at which address the office writes to it', async () => {
      await signInByForm(page, person);
      await page.getByRole('button', { name: texts('mf-auth', language)('companyEmail.confirm') }).click();
      await expect(page).toHaveURL(/\/dashboard/);
    });
    const certificate =
      await test.step('certificate, memorandum and articles, in the page and in the post', async () => {
        await company.openStatus(id);
        for (const kind of ['MEMORANDUM', 'ARTICLES'] as const)
          for (const written of languages)
            expect((await company.downloadPaper(kind, written)).content.subarray(0, 5).toString()).toBe('%PDF-');
        const signed = await company.downloadPaper('CERTIFICATE_OF_INCORPORATION', null);
        const mail = await mailbox.withAttachment(person.email);
        expect(mail.attachments.map((attached) => attached.name)).toEqual([
          `certificate-of-incorporation-${signed.code}.pdf`,
        ]);
        expect(
          (await mailbox.attachment(mail)).equals(signed.content),
          'the file in the post is the one in the page',
        ).toBe(true);
        return signed;
      });
    await test.step('everybody finds the company and can check its certificate', async () => {
      const visitor = await (await browser.newContext()).newPage();
      await speak(visitor, language);
      const open = new RegisteredCompanyPages(visitor, language);
      await open.findCompany(name.english);
      await expect(visitor.getByRole('heading', { level: 1 })).toContainText(name.nepali);
      await open.expectFact('authorizedCapital', CAPITAL[language]);
      await expect(visitor.getByRole('main')).toContainText(ownName);
      await open.verifyByCode(certificate.code);
      await expect(visitor.getByRole('main')).toContainText(name.english);
      await open.verifyByDropping('certificate.pdf', certificate.content);
      await visitor.context().close();
    });
  },
);

test(
  'the same company in English: what is checked before it is handed in, and what everybody reads of it',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const person = await signedUp(mailbox);
    const { id, name } = await readyRegistration(person, example);
    const registration = new RegistrationPages(page, 'en');
    await speak(page, 'en');
    await signIn(page, person);
    await page.goto(`/company-registration/summary?application=${id}`);
    await registration.stepIsOpen('summary');
    await expect(page.getByRole('main')).toContainText(FEE.en);
    await registration.submit();

    // With the approval the applicant comes to speak for the company: another role ends the session that is open here.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await approvedByCalls(person, id, 1);
    await openFromSearch(page, 'en', name);
    await new RegisteredCompanyPages(page, 'en').expectFact('authorizedCapital', CAPITAL.en);
    await expect(page.getByRole('main')).toContainText(NAMES.fullNameEnglish);
  },
);
