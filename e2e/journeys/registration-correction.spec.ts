import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { FilingDocuments } from '@registrar/domain/calls/documents';
import { toNepaliDigits } from '@registrar/domain/digits';
import { expect, test } from '@registrar/testing/playwright';
import { submitVoucher, submittedRegistration, verifyVoucher } from '../filed-registrations';
import { approveOnPage } from '../registration-desk';
import { GatewayCalls } from '../gateway-calls';
import { speak } from '../pages/portal-frame';
import { RegistrationPages } from '../pages/registration-pages';
import { RegistrationReviewPages } from '../pages/registration-review-pages';
import { demo, signedUp } from '../people';
import { greyPicture } from '../plain-files';
import { signIn } from '../signed-in';
import { texts } from '../texts';

const t = texts('mf-registration', 'ne');
const NEW_PHONE = '014998877';

// what the gateway refuses the browser writes down as well
test.use({ allowedConsole: /status of 4(03|09|12|22)/ });

test(
  'what is sent back is open where a remark is pinned and nowhere else; the officer sees what the round has changed',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const applicant = await signedUp(mailbox);
    const { id, name } = await submittedRegistration(applicant);
    const calls = new GatewayCalls();
    await calls.login(applicant.username, applicant.password);
    const { places } = await calls.get<FilingDocuments>(`/external/api/application/${id}/document`);
    const place = places.find(({ document, extensions }) => document !== null && extensions.includes('PNG'));
    if (place === undefined) throw new Error('No picture was filed');
    const paper = place.nameNepali;

    const desk = await (await browser.newContext()).newPage();
    const review = new RegistrationReviewPages(desk, 'ne');
    await speak(desk, 'ne');
    await signIn(desk, demo.operator);

    await test.step('an operator pins a remark at a question, refuses a document, and sends it back', async () => {
      await review.openFromList(name.english);
      await review.claim();
      await review.pinField('GENERAL_INFORMATION', 'contact.phoneNo', 'यो फोन उठ्दैन।');
      await review.refuseDocument(paper, 'अक्षर पढिँदैन।');
      await review.pinDocument(paper, 'नयाँ प्रति राख्नुहोस्।');
      await review.sendBack('चिनो लगाइएका ठाउँ सच्याउनुहोस्।');
      await expect(review.action('verify')).toBeHidden();
    });

    const filing = new RegistrationPages(page, 'ne');
    await test.step('the applicant reads the remarks; only what they point at is open', async () => {
      await speak(page, 'ne');
      await signIn(page, applicant);
      await page.goto(`/company-registration?application=${id}`);
      await expect(page.getByText('यो फोन उठ्दैन।')).toBeVisible();
      await expect(page.getByText('नयाँ प्रति राख्नुहोस्।')).toBeVisible();
      await page.getByRole('button', { name: t('status.correct') }).click();
      // the correction begins at the first remark
      await filing.stepIsOpen('general-info');
      await expect(filing.field('GENERAL_INFORMATION', 'contact.phoneNo')).toBeFocused();
      await filing.openStep('capital-structure');
      await expect(filing.field('CAPITAL_STRUCTURE', 'authorizedCapital')).toBeDisabled();
    });

    await test.step('nor does the gateway take anything else', async () => {
      const { sections } = await calls.get<ApplicationDetail>(`/external/api/application/${id}`);
      const capital = sections.find(({ key }) => key === 'CAPITAL_STRUCTURE');
      const written = await calls.raw(
        'PUT',
        `/external/api/application/${id}/section/CAPITAL_STRUCTURE`,
        { ...capital?.data, authorizedCapital: 90_000_000 },
        undefined,
        { 'if-match': `"${capital?.version ?? 0}"` },
      );
      expect(written.status).toBe(409);
      const others = places.find(({ key, document }) => document !== null && key !== place.key);
      const form = new FormData();
      form.append('requirementKey', others?.key ?? '');
      form.append('file', new Blob([new Uint8Array(greyPicture(10, 10))], { type: 'image/png' }), 'other.png');
      await expect(calls.upload(`/external/api/application/${id}/document`, form)).rejects.toThrow(/answered 409/);
    });

    await test.step('they correct it, lay another document in the place, answer and hand it in again', async () => {
      await filing.openStep('general-info');
      await filing.fill('GENERAL_INFORMATION', 'contact.phoneNo', NEW_PHONE);
      await filing.saveAndContinue();
      await expect
        .poll(async () =>
          JSON.stringify((await calls.get<ApplicationDetail>(`/external/api/application/${id}`)).sections),
        )
        .toContain(NEW_PHONE);
      await filing.openStep('document-details');
      const before = place.document?.id;
      await page
        .getByRole('region', { name: paper, exact: true })
        .locator('input[type="file"]')
        .setInputFiles({ name: 'again.png', mimeType: 'image/png', buffer: greyPicture(1000, 1300) });
      await expect
        .poll(
          async () =>
            (await calls.get<FilingDocuments>(`/external/api/application/${id}/document`)).places.find(
              ({ key }) => key === place.key,
            )?.document?.id,
        )
        .not.toBe(before);
      await filing.openStep('summary');
      await filing.answerAndResubmit('सच्याइयो।');
    });

    await test.step('the officer sees what has changed and the answers, and takes it on', async () => {
      await review.open(id);
      await expect(review.changes).toContainText(toNepaliDigits(NEW_PHONE));
      await expect(review.changes).toContainText('again.png');
      await expect(desk.getByText('सच्याइयो।').first()).toBeVisible();
      await review.claimUnlessHeld();
      await review.acceptAllDocuments();
      await review.confirmPayable();
      await verifyVoucher(await submitVoucher(applicant, id));
      await desk.reload();
      await review.isOpen();
      await review.payableIs('SETTLED');
      await review.forward();
      await expect(review.action('verify')).toBeHidden();
    });

    await test.step('an approver approves, and everybody reads it', async () => {
      // With the approval the applicant comes to speak for the company: another role ends the session that is open
      // here.
      await page.goto('about:blank');
      await approveOnPage(browser, demo.approver, 'ne', id);

      const reader = await (await browser.newContext()).newPage();
      await speak(reader, 'ne');
      await reader.goto(`/search-company?name=${encodeURIComponent(name.english)}`);
      await reader
        .getByRole('main')
        .getByRole('article')
        .filter({ hasText: name.english })
        .getByRole('link')
        .first()
        .click();
      await expect(reader.getByRole('heading', { level: 1 })).toContainText(name.nepali);
      await expect(reader.getByText('काठमाडौँ', { exact: false }).first()).toBeVisible();
    });
  },
);
