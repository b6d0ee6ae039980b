import type { CDPSession } from '@playwright/test';
import { expect, test } from '@registrar/testing/playwright';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { filedItems, isList, sectionOf } from '@registrar/domain/processes';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { soleOwner } from '@registrar/domain/testing/registration-examples';
import { NAMES, promoterSeat, WITNESS_ANSWERS } from '@registrar/domain/testing/registration-people';
import { reservedName } from '../filed-registrations';
import { freshName } from '../names';
import { speak } from '../pages/portal-frame';
import { RegistrationPages } from '../pages/registration-pages';
import { ShareholderPages } from '../pages/shareholder-pages';
import { signedUp } from '../people';
import { placeNames, wordsByPath } from '../place-names';
import { greyPicture, onePagePdf } from '../plain-files';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const example = soleOwner();
const ownerAnswers = filedItems(example, 'SHAREHOLDER')[0]?.data ?? {};
const { fromDate, toDate } = promoterSeat('h1');
const CUTS = 10;
/** A mobile line: bytes a second and milliseconds. */
const SLOW = { offline: false, downloadThroughput: 200_000, uploadThroughput: 60_000, latency: 150 };
const GONE = { offline: true, downloadThroughput: 0, uploadThroughput: 0, latency: 0 };

/** What the browser itself notes of requests that find no line. */
test.use({
  viewport: { width: 375, height: 667 },
  hasTouch: true,
  allowedConsole:
    /ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_FAILED|status of 412|WebSocket|\[ Federation Runtime \]|RUNTIME-0\d\d/,
});

/** The line of a phone on the road: slow, and gone for a while. */
class MobileLine {
  readonly #session: CDPSession;
  cuts = 0;

  constructor(session: CDPSession) {
    this.#session = session;
  }

  async slow(): Promise<void> {
    await this.#session.send('Network.emulateNetworkConditions', SLOW);
  }

  /** There is no line while this is done. */
  async goneFor(deed: () => Promise<void>): Promise<void> {
    this.cuts += 1;
    await this.#session.send('Network.emulateNetworkConditions', GONE);
    await deed();
    await this.slow();
  }
}

test(
  'a company registered on a phone whose line is gone ten times: nothing typed or brought is lost',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, context, mailbox }) => {
    test.setTimeout(900_000);
    const person = await signedUp(mailbox);
    const name = freshName();
    await reservedName(person, example, name);
    const words = await placeNames(person, language, [27]);
    const registration = new RegistrationPages(page, language);
    const holders = new ShareholderPages(page, language);
    const common = texts('shared/i18n', language);
    const own = texts('mf-registration', language);
    const offline = page.getByRole('status').filter({ hasText: common('state.offline') });
    /** Somebody is made something more without a line: it is said, and can be pressed again. */
    const notAdded = async (sectionKey: string) => {
      const section = sectionOf(companyRegistration, sectionKey);
      if (section === undefined || !isList(section)) throw new Error(`${sectionKey} is no list`);
      await page
        .getByRole('listitem')
        .filter({ has: page.getByText(NAMES.fullNameNepali, { exact: true }) })
        .getByRole('button', { name: own('people.alsoAs', { role: section.item.name[language] }), exact: true })
        .click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    };
    await speak(page, language);
    await signIn(page, person);
    const line = new MobileLine(await context.newCDPSession(page));
    await line.slow();
    const id = await registration.begin(name.english);

    await test.step('answers typed without a line are saved when it is back', async () => {
      await line.goneFor(async () => {
        await registration.fill('GENERAL_INFORMATION', 'address.toleStreet', 'चौथो गल्ली');
        await expect(offline.first()).toBeVisible();
      });
      await registration.answerForm('GENERAL_INFORMATION', example, words);
      // going on without a line leaves the step as it is, and the answers in it
      await line.goneFor(() => registration.saveAndContinue());
      await registration.goOn('branch-info');
      // a step with nothing to save needs no line
      await line.goneFor(async () => {
        await registration.saveAndContinue();
        await registration.stepIsOpen('objective-details');
      });
      await registration.goOn('capital-structure');
    });
    await test.step('capital', async () => {
      await line.goneFor(() => registration.answerForm('CAPITAL_STRUCTURE', example, words));
      await registration.isSaved();
      await registration.goOn('shareholder');
    });
    await test.step('the owner, a witness, the seat', async () => {
      await holders.add('SHAREHOLDER', ownerAnswers, wordsByPath('SHAREHOLDER', ownerAnswers, words));
      await holders.add('WITNESS', WITNESS_ANSWERS, wordsByPath('WITNESS', WITNESS_ANSWERS, words));
      await line.goneFor(() =>
        page.reload().then(
          () => undefined,
          () => undefined,
        ),
      );
      await page.goto(`/company-registration/shareholder?application=${id}`);
      await registration.stepIsOpen('shareholder');
      await line.goneFor(() => notAdded('BOD_DETAILS'));
      await holders.alsoAs(NAMES.fullNameNepali, 'BOD_DETAILS', { fromDate, toDate });
      await registration.goOn('share-range-assign');
      await holders.assignAutomatically();
      await registration.goOn('representative');
    });
    await test.step('representative and drafter', async () => {
      await line.goneFor(() => notAdded('COMPANY_REPRESENTATIVE'));
      await holders.alsoAs(NAMES.fullNameNepali, 'COMPANY_REPRESENTATIVE', { designation: 'सञ्चालक' });
      await registration.goOn('legal-Person-details');
      await line.goneFor(() => registration.answerForm('LEGAL_PERSON_DETAILS', example, words));
      await registration.isSaved();
      await registration.goOn('document-generation');
      await registration.goOn('document-details');
    });
    await test.step('a photo whose upload is cut is put again; the others stay', async () => {
      const paper = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: onePagePdf('scan') };
      const first = page.getByTestId('file-input').first();
      await line.goneFor(async () => {
        await first.setInputFiles(paper);
        await expect(page.getByRole('alert').first()).toBeVisible();
      });
      await registration.bringRequired((accept) =>
        accept.includes('png')
          ? { name: 'scan.png', mimeType: 'image/png', buffer: greyPicture(900, 1200) }
          : { ...paper },
      );
      await registration.goOn('fine-revenue-details');
      await registration.goOn('summary');
    });
    await test.step('submitted once', async () => {
      await line.goneFor(() => page.getByLabel(trueStatement.text[language]).check());
      await registration.submit();
      expect(line.cuts).toBe(CUTS);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    });
  },
);
