import { accessGrounds, accessParts } from '@registrar/domain/calls/access-log';
import { toLatinDigits } from '@registrar/domain/digits';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { RepresentedCompany } from '@registrar/domain/calls/representatives';
import { expect, signIn, test, type Mailbox, type Person } from '@registrar/testing/playwright';
import { GatewayCalls } from '../gateway-calls';
import { AccountPages } from '../pages/account-pages';
import { GeneralInformation } from '../pages/general-information';
import { NextStepCard } from '../pages/next-step-card';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { RepresentativePages } from '../pages/representative-pages';
import { demo, signedUp, someone } from '../people';
import { texts } from '../texts';

/** The company of the demonstration whose people the journeys change. */
const REGISTRATION_NUMBER = '100002';
const DIRECTOR = 'rajendra.shakya@demo.example';
const REPRESENTATIVE = 'puja.representative@demo.example';
const OTHER_REPRESENTATIVE = 'kiran.representative@demo.example';

// One company: the journeys follow each other. Calls are refused on purpose, which the browser notes.
test.describe.configure({ mode: 'serial' });
test.use({ allowedConsole: /Failed to load resource.*(401|403|404)/ });

async function callsOf({ username, password }: Person): Promise<GatewayCalls> {
  const gateway = new GatewayCalls();
  await gateway.login(username, password);
  return gateway;
}

async function theCompany(): Promise<RepresentedCompany> {
  const own = await (
    await callsOf(demo.representative)
  ).get<readonly RepresentedCompany[]>('/external/api/representative/company');
  const company = own.find(({ regNo }) => regNo === REGISTRATION_NUMBER);
  if (company === undefined) throw new Error(`puja does not represent ${REGISTRATION_NUMBER}`);
  return company;
}

/** The directors read the register's language; another representative reads their own. */
async function expectTold(mailbox: Mailbox, key: string): Promise<void> {
  const [ne, en] = [texts('gateway', 'ne')(key), texts('gateway', 'en')(key)];
  await expect.poll(() => mailbox.subjects(DIRECTOR), { timeout: 60_000 }).toContain(ne);
  await expect
    .poll(
      async () => (await mailbox.subjects(OTHER_REPRESENTATIVE)).some((subject) => subject === ne || subject === en),
      { timeout: 60_000 },
    )
    .toBe(true);
}

/** Other mails to the representative have six digits as well: the number of the company. */
async function ownCode(mailbox: Mailbox): Promise<string> {
  const subjects = (['ne', 'en'] as const).map((language) => texts('gateway', language)('mail.otp.subject'));
  for (;;) {
    const { subject, body } = await mailbox.next(REPRESENTATIVE, 'email');
    const code = /(?<!\d)\d{6}(?!\d)/.exec(toLatinDigits(body))?.[0];
    if (subject !== null && subjects.includes(subject) && code !== undefined) return code;
  }
}

for (const [language, newcomer] of [
  ['ne', true],
  ['en', false],
] as const) {
  test(
    `a representative invites ${newcomer ? 'somebody without an account' : 'a person with an account'}, who accepts, hears of a removal that comes to nothing, and steps down, in ${language}`,
    { tag: [...(newcomer ? [] : ['@core']), '@demo-data', '@mailbox'] },
    async ({ page, browser, mailbox }) => {
      const person = newcomer ? someone() : await signedUp(mailbox);
      const { id, nameEnglish, nameNepali } = await theCompany();
      const company = new RepresentativePages(page, language);
      await speak(page, language);
      await signIn(page, demo.representative);
      await company.open();
      await company.invite(person);

      const context = await browser.newContext();
      const tab = await context.newPage();
      await speak(tab, language);
      const invited = new RepresentativePages(tab, language);
      const accounts = new AccountPages(tab, mailbox, language);
      const link = await mailbox.link(person.email, '/representative-invitation/');
      await test.step('the link leads to the invitation, through sign-up or login', async () => {
        await tab.goto(link);
        if (newcomer) {
          const signUp = tab.getByRole('link', { name: texts('mf-auth', language)('invitation.signUp') });
          await accounts.fillSignUp(person, (await signUp.getAttribute('href')) ?? '');
          await accounts.enterOtp(person);
          await accounts.changeFirstPassword(person);
        } else {
          await tab.getByRole('button', { name: texts('mf-auth', language)('invitation.logIn') }).click();
        }
        await accounts.login(person);
        await expect(tab).toHaveURL(link);
      });

      await test.step('it waits on the dashboard as well', async () => {
        await new PortalTab(tab).visit('/dashboard');
        if (newcomer) await new GeneralInformation(tab, language).close();
        await expect(
          tab.getByText(texts('gateway', language)('next.answerInvitation', { name: nameEnglish, nameNepali })),
        ).toBeVisible();
        await new NextStepCard(tab, language).press('ANSWER_INVITATION', /\/representative-invitation\//);
      });

      await test.step('the code that went to the invited address makes a representative', async () => {
        await invited.askForCode();
        await invited.accept(await mailbox.otp(person.email, 'email'));
        await accounts.login(person);
        await expect(tab).toHaveURL(new RegExp(`/representatives\\?company=${id}`));
        await expect(invited.people('active')).toContainText(texts('mf-auth', language)('people.you'));
        await expectTold(mailbox, 'representation.accepted.title');
      });

      const remark = language === 'ne' ? 'कम्पनी छाड्नुभयो' : 'Has left the company';
      await test.step('a removal takes the code of whoever removes, and the one it concerns is told', async () => {
        await company.open();
        await company.remove(person, remark, () => ownCode(mailbox));
        await expectTold(mailbox, 'representation.removalAsked.title');
        // whoever has not chosen a language is written to in that of their last login
        const told = (['ne', 'en'] as const).map((read) =>
          texts('gateway', read)('representation.yourRemovalAsked.title'),
        );
        await expect
          .poll(async () => (await mailbox.subjects(person.email)).some((subject) => told.includes(subject ?? '')))
          .toBe(true);
      });

      await test.step(newcomer ? 'they object, and stay' : 'another representative takes it back', async () => {
        if (newcomer) {
          await invited.open();
          await invited.objectTo(person, remark);
          await expectTold(mailbox, 'representation.removalObjected.title');
        } else {
          await company.withdrawRemoval(person, remark);
          await expectTold(mailbox, 'representation.removalWithdrawn.title');
        }
      });

      await test.step('after stepping down the next call on the company is refused, and so is the one after a new login', async () => {
        const gateway = await callsOf(person);
        const people = `/external/api/company/${id}/representative`;
        expect((await gateway.raw('GET', people)).status).toBe(200);
        await invited.open();
        await invited.stepDown(person, remark);
        expect((await gateway.raw('GET', people)).status).toBe(401);
        expect((await (await callsOf(person)).raw('GET', people)).status).toBe(404);
        await tab.goto('/representatives');
        await expect(tab).toHaveURL((url) => !url.pathname.startsWith('/representatives'));
        await expectTold(mailbox, 'representation.left.title');
      });
      await context.close();
    },
  );
}

test(
  'an intermediary acts for a company from the acceptance of the mandate until its end',
  { tag: ['@demo-data'] },
  async ({ page, browser }) => {
    const { id } = await theCompany();
    const name = 'Hari Bahadur Thapa';
    const hari = await callsOf(demo.intermediary);
    const opened = { processName: 'NAME_RESERVATION', companyId: id };
    expect(
      (
        await hari.raw('POST', '/external/api/application', opened, undefined, {
          'idempotency-key': crypto.randomUUID(),
        })
      ).status,
    ).toBe(404);

    const context = await browser.newContext();
    const tab = await context.newPage();
    await test.step('the intermediary asks', async () => {
      await speak(tab, 'en');
      await signIn(tab, demo.intermediary);
      const mandates = new RepresentativePages(tab, 'en');
      await mandates.openMandates();
      await mandates.askForMandate(REGISTRATION_NUMBER);
    });

    const company = new RepresentativePages(page, 'en');
    await speak(page, 'en');
    await signIn(page, demo.representative);
    await company.open();
    await company.acceptMandate(name);
    const draft = await hari.post<ApplicationDetail>('/external/api/application', opened);
    expect((await hari.raw('GET', `/external/api/application/${draft.id}`)).status).toBe(200);

    await test.step('the representative sees in the access log what the intermediary has read, in Nepali', async () => {
      expect((await hari.raw('GET', `/external/api/company/${id}/shareholder`)).status).toBe(200);
      const ownContext = await browser.newContext();
      const own = await ownContext.newPage();
      const t = texts('mf-post-amendment', 'ne');
      await speak(own, 'ne');
      await signIn(own, demo.representative);
      await own.goto(`/post-amendment/company/${id}`);
      await own.getByRole('link', { name: t('accessLog.toLog') }).click();
      await expect(own.getByRole('heading', { level: 1, name: t('accessLog.title') })).toBeVisible();
      const byIntermediary = own
        .getByRole('row')
        .filter({ hasText: 'हरि बहादुर थापा' })
        .filter({ hasText: accessGrounds.name('AUTHORISATION').ne });
      for (const part of ['SHAREHOLDERS', 'FILING'] as const)
        await expect(byIntermediary.filter({ hasText: accessParts.name(part).ne }).first()).toBeVisible();
      await ownContext.close();
    });

    await company.endMandate(name, 'The work is done');
    expect((await hari.raw('GET', `/external/api/application/${draft.id}`)).status).toBe(404);
    await tab.reload();
    await expect(tab.getByRole('main')).toContainText(texts('mf-auth', 'en')('mandate.state.ENDED'));
    await context.close();
  },
);
