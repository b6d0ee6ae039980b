import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { migratedDocumentKinds } from '@registrar/domain/calls/migrated-documents';
import { migrationCompanyRegistration } from '@registrar/domain/processes/filings/migration-company-registration/definition';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { expect, test } from '@registrar/testing/playwright';
import { attachRequired, fillRegistration } from '../filed-registrations';
import { approveOnPage } from '../registration-desk';
import { GatewayCalls } from '../gateway-calls';
import { broughtOver } from '../old-people';
import { speak } from '../pages/portal-frame';
import { RegistrationPages } from '../pages/registration-pages';
import { RegistrationReviewPages } from '../pages/registration-review-pages';
import { demo } from '../people';
import { greyPicture } from '../plain-files';
import { signIn } from '../signed-in';
import { texts } from '../texts';

const t = texts('mf-registration', 'ne');
const certificate = migratedDocumentKinds.name('CERTIFICATE').ne;
const [oldCertificate] = migrationCompanyRegistration.documents;
const scan = (name: string) => ({ name, mimeType: 'image/png', buffer: greyPicture(900, 1200) });

test(
  'a company of the older system brings its papers, says what a new one says, and stands in the register',
  { tag: ['@demo-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const { person, company } = await broughtOver(mailbox, 'shyam_purano');
    await speak(page, 'ne');
    await signIn(page, person);
    const desk = await (await browser.newContext()).newPage();
    await speak(desk, 'ne');
    await signIn(desk, demo.operator);
    const openPaper = (tab: typeof page) =>
      tab.getByRole('button', { name: `${certificate}, ${company.nameNepali}` }).click();

    await test.step('the older system knew of papers; one is brought, refused, brought again and verified', async () => {
      await page.goto('/migrated-documents');
      await openPaper(page);
      const drawer = page.getByRole('dialog');
      await drawer.locator('input[type="file"]').setInputFiles(scan('first.png'));
      await expect(drawer.getByRole('img', { name: certificate })).toBeVisible();
      await desk.goto(`/migrated-documents?search=${encodeURIComponent(company.nameEnglish)}`);
      await openPaper(desk);
      await desk
        .getByRole('dialog')
        .getByRole('button', { name: t('migratedDocuments.reject') })
        .click();
      await desk.getByRole('dialog').last().locator('textarea').fill('छाप पढिँदैन।');
      await desk
        .getByRole('dialog')
        .last()
        .getByRole('button', { name: t('migratedDocuments.reject') })
        .click();
      await expect(desk.getByRole('row').filter({ hasText: certificate })).toContainText(
        t('migratedDocuments.state.REJECTED'),
      );

      await page.reload();
      await openPaper(page);
      await expect(drawer.getByText('छाप पढिँदैन।')).toBeVisible();
      await drawer.locator('input[type="file"]').setInputFiles(scan('second.png'));
      await expect(drawer.getByText(t('migratedDocuments.meaning.SUBMITTED'))).toBeVisible();
      await desk.reload();
      await openPaper(desk);
      await desk
        .getByRole('dialog')
        .getByRole('button', { name: t('migratedDocuments.verify') })
        .click();
      await expect(desk.getByRole('row').filter({ hasText: certificate })).toContainText(
        t('migratedDocuments.state.VERIFIED'),
      );
    });

    const filing = new RegistrationPages(page, 'ne');
    let id = '';
    await test.step('from the card of the company to the office', async () => {
      await page.goto('/company-registration');
      await page
        .getByRole('region', { name: company.nameEnglish })
        .getByRole('button', { name: t('start.migratedBegin') })
        .click();
      await filing.stepIsOpen('general-info');
      id = filing.applicationId();
      // the steps themselves are walked by the journeys of new companies
      const calls = new GatewayCalls();
      await calls.login(person.username, person.password);
      const begun = (await calls.get<ApplicationDetail>(`/external/api/application/${id}`)).sections.find(
        ({ key }) => key === 'GENERAL_INFORMATION',
      )?.data;
      const { WITNESS: _witness, LEGAL_PERSON_DETAILS: _drafter, ...answers } = twoOwners().answers;
      await fillRegistration(calls, id, {
        ...twoOwners(),
        answers: { ...answers, GENERAL_INFORMATION: Object.assign({}, answers['GENERAL_INFORMATION'], begun) },
      });
      await attachRequired(calls, id);
      await filing.openStep('summary');
      await filing.submit();
    });

    const review = new RegistrationReviewPages(desk, 'ne');
    const paper = oldCertificate.name.ne;
    await test.step('an operator finds it among the companies that came over, and refuses its old certificate', async () => {
      await desk.goto('/company-registration-approval');
      await desk.getByRole('combobox', { name: texts('review', 'ne')('approvalList.kind') }).click();
      // the number that waits stands behind the name
      await desk.getByTitle(migrationCompanyRegistration.name.ne).click();
      await desk.getByRole('row').filter({ hasText: company.nameNepali }).getByRole('link').first().click();
      await review.isOpen();
      await review.claim();
      await review.refuseDocument(paper, 'नम्बर पढिँदैन।');
      await review.pinDocument(paper, 'राम्रो प्रति राख्नुहोस्।');
      await review.sendBack('प्रमाणपत्र सच्याउनुहोस्।');
    });

    await test.step('the refused document is replaced where it is shown, and handed in again', async () => {
      await page.goto('/rejected-documents');
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: paper });
      await expect(card).toContainText('नम्बर पढिँदैन।');
      await card.locator('input[type="file"]').setInputFiles(scan('again.png'));
      await expect(card.getByText('again.png').first()).toBeVisible();
      await page.goto(`/company-registration/summary?application=${id}`);
      await filing.answerAndResubmit('नयाँ प्रति राखियो।');
    });

    await test.step('the office verifies and approves', async () => {
      await review.open(id);
      await expect(review.changes).toContainText('again.png');
      await review.claimUnlessHeld();
      await review.acceptAllDocuments();
      await review.forward();
      await expect(review.action('verify')).toBeHidden();
      await approveOnPage(browser, demo.approver, 'ne', id);
    });

    await test.step('everybody reads who directs and who holds it', async () => {
      const reader = await (await browser.newContext()).newPage();
      await speak(reader, 'ne');
      await reader.goto(`/search-company?name=${encodeURIComponent(company.nameEnglish)}`);
      await reader
        .getByRole('main')
        .getByRole('article')
        .filter({ hasText: company.nameEnglish })
        .getByRole('link')
        .first()
        .click();
      await expect(reader.getByRole('heading', { level: 1 })).toContainText(company.nameNepali);
      await expect(reader.getByRole('main')).toContainText('आशा श्रेष्ठ');
      await expect(reader.getByRole('main')).toContainText('६००');
    });
  },
);
