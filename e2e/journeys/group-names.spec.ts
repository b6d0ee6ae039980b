import { expect, test, type Person } from '@registrar/testing/playwright';
import type { Browser, Page } from '@playwright/test';
import { attachPaper } from '../filing-papers';
import { GatewayCalls } from '../gateway-calls';
import { demoGroup } from '../group';
import { groupName } from '../names';
import { GroupRequestPages } from '../pages/group-request-pages';
import { NamePages } from '../pages/name-pages';
import { speak } from '../pages/portal-frame';
import { demo, signedUp } from '../people';
import { signIn } from '../signed-in';
import { reservationStep } from '../step-names';
import { texts, type Language } from '../texts';

/** The consent letter through the gateway’s own call; then the answers are looked over and handed in. */
async function fileWithLetter(page: Page, names: NamePages, person: Person): Promise<string> {
  const id = names.applicationId();
  const gateway = new GatewayCalls();
  await gateway.login(person.username, person.password);
  await attachPaper(gateway, id, 'PARENT_CONSENT_LETTER');
  await page.goto(`/company-name-reservation/${id}/check`);
  await names.submitDraft();
  return id;
}

/** Somebody else at a browser of their own, who closes it afterwards. */
async function as(
  browser: Browser,
  person: Person,
  language: Language,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await speak(page, language);
  await signIn(page, person);
  await work(page);
  await context.close();
}

test(
  'a group name is verified by the parent company, and the office and the applicant read its remark, in Nepali',
  { tag: ['@demo-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const person = await signedUp(mailbox);
    const name = groupName();
    const ne = texts('mf-name-reservation', 'ne');
    const remark = 'हाम्रै समूहको कम्पनी हो।';
    const names = new NamePages(page, 'ne');
    await speak(page, 'ne');
    await signIn(page, person);

    let id = '';
    await test.step('the registration number brings the parent company from the register; the application goes to it', async () => {
      await names.fillDraft(name, demoGroup.groupRegistrationNumber);
      id = await fileWithLetter(page, names, person);
      await expect(page.getByRole('heading', { level: 1, name: ne('result.sentToParent') })).toBeVisible();
      await page.goto(`/company-name-reservation/${id}`);
      await expect(new GroupRequestPages(page, 'ne').note()).toContainText(ne('groupNote.state.WAITING'));
    });

    await test.step('its representative finds it in the menu, sees both names and verifies it', async () => {
      await as(browser, demo.parentRepresentative, 'ne', async (parent) => {
        const requests = new GroupRequestPages(parent, 'ne');
        await requests.open(name);
        await expect(requests.sharedWord('त्रिवेणी')).toHaveCount(2);
        await expect(requests.sharedWord('Triveni')).toHaveCount(2);
        await requests.answer('parentVerify', remark);
      });
    });

    await test.step('the officer reads what the parent company said', async () => {
      await as(browser, demo.operator, 'ne', async (desk) => {
        await new NamePages(desk, 'ne').openReview(id);
        const note = new GroupRequestPages(desk, 'ne').note();
        await expect(note).toContainText(ne('groupNote.state.CONSENTED'));
        await expect(note).toContainText(remark);
      });
    });

    await test.step('the applicant is told, and sees that it is at the office', async () => {
      await expect(async () => expect((await mailbox.next(person.email, 'email')).body).toContain(remark)).toPass();
      await page.goto(`/company-name-reservation/${id}`);
      await expect(page.getByText(ne('statusMeaning.VERIFIED_BY_PARENT'))).toBeVisible();
      await expect(new GroupRequestPages(page, 'ne').note()).toContainText(remark);
    });
  },
);

test(
  'a group name is rejected by the parent company; the applicant reads why, leaves the group and files again, in English',
  { tag: ['@demo-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const person = await signedUp(mailbox);
    const name = groupName();
    const en = texts('mf-name-reservation', 'en');
    const remark = 'The letter is not signed by our board.';
    const names = new NamePages(page, 'en');
    await speak(page, 'en');
    await signIn(page, person);
    await names.fillDraft(name, demoGroup.groupRegistrationNumber);
    const id = await fileWithLetter(page, names, person);
    await expect(page.getByRole('heading', { level: 1, name: en('result.sentToParent') })).toBeVisible();

    await test.step('its representative rejects it with a remark, and finds it among what was answered', async () => {
      await as(browser, demo.parentRepresentative, 'en', async (parent) => {
        const requests = new GroupRequestPages(parent, 'en');
        await requests.open(name);
        await requests.answer('parentReject', remark);
        await parent.goto('/company-name-reservation/group-request?show=answered');
        await expect(parent.getByRole('row', { name: new RegExp(name.english) })).toContainText(remark);
      });
    });

    await test.step('the applicant sees whose rejection it is, and why', async () => {
      await page.goto(`/company-name-reservation/${id}`);
      await expect(page.getByText(en('statusMeaning.REJECTED_BY_PARENT'))).toBeVisible();
      await expect(new GroupRequestPages(page, 'en').note()).toContainText(remark);
    });

    await test.step('filed again outside the group, it goes to the office at once', async () => {
      await page.getByRole('button', { name: en('status.fileAgain') }).click();
      await expect(page.locator('input[id$="english"]')).toHaveValue(name.english);
      await page.getByLabel(en('names.isPartOfGroup')).uncheck();
      await page.getByRole('button', { name: en('wizard.saveAndContinue') }).click();
      await expect(page.getByRole('heading', { level: 2, name: reservationStep('objectives', 'en') })).toBeVisible();
      expect(names.applicationId()).not.toBe(id);
      await page.getByRole('button', { name: new RegExp(reservationStep('check', 'en')) }).click();
      await names.submitDraft();
      await expect(page.getByRole('heading', { level: 1, name: en('result.submitted') })).toBeVisible();
    });
  },
);
