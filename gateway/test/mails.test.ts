import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, bothCalendars } from '@registrar/domain/calendar';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { dayInNepal } from '../src/platform/clock';
import { domainLanguage } from '../src/platform/language';
import { act, APPLICATION, callerOf, detailOf, filledDraft, newKey, take, type Caller } from './filings-kit';
import { startTestGateway, type OutboundMessage, type TestGateway } from './harness';
import { submitVoucher, invoiceOf, payableOf, readPayable } from './money-kit';
import { officeOf, readyRegistration, type Office } from './registration-kit';
import { expectWhole } from './whole-messages';

let gateway: TestGateway;
let office: Office;
let rita: Caller;
let mails = 0;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  office = await officeOf(gateway);
  rita = await callerOf(gateway, 'rita.revenue');
});
afterAll(() => gateway?.close());

const speak = (language: 'np' | 'en') =>
  gateway.platform.database.db
    .updateTable('account')
    .set({ language })
    .where('username', '=', 'ram.applicant')
    .execute();
const today = (): string => dayInNepal(gateway.clock.now());

/** What Ram has been sent since the last question. */
async function news(): Promise<{ mail: (part: string) => OutboundMessage; texts: string[] }> {
  await gateway.platform.jobs.runDue();
  const { email, mobile_number } = await gateway.platform.database.db
    .selectFrom('account')
    .select(['email', 'mobile_number'])
    .where('username', '=', 'ram.applicant')
    .executeTakeFirstOrThrow();
  const fresh = gateway.outbox.slice(mails);
  mails = gateway.outbox.length;
  return {
    mail(part) {
      const found = fresh.filter(({ to, body }) => to === email && body.includes(part));
      const [first, ...again] = found;
      if (!first || again.length > 0)
        throw new Error(
          `${found.length} mails with ${part} in\n${fresh.map(({ to, body }) => `${to}: ${body}`).join('\n\n')}`,
        );
      return first;
    },
    texts: fresh.filter(({ to }) => to === mobile_number).map(({ body }) => body),
  };
}

async function claimed(): Promise<ApplicationDetail> {
  return take(await readyRegistration(office, twoOwners()), [
    [office.ram, 'submit'],
    [office.gita, 'claim'],
  ]);
}

describe.each(['np', 'en'] as const)('in %s', (language) => {
  const day = (ad: string): string => bothCalendars(ad, domainLanguage(language));
  const greeting = language === 'np' ? 'नमस्कार राम' : 'Dear Ram';
  beforeEach(async () => {
    await speak(language);
    await news();
  });

  test('an approved reservation says until when it is reserved, by when the form is due, and leads to it', async () => {
    const approved = await take(await filledDraft(office.ram), [
      [office.ram, 'submit'],
      [office.gita, 'claim'],
      [office.gita, 'verify'],
      [office.maya, 'approve', { remark: 'A fine name' }],
    ]);
    const { expiresOn = '', formDueOn = '' } = approved.reservation ?? {};
    const { mail, texts } = await news();
    const { body, html } = mail(day(expiresOn));
    for (const said of [
      greeting,
      approved.applicationNumber ?? '?',
      day(formDueOn),
      'A fine name',
      '/company-registration',
    ])
      expect(body).toContain(said);
    expect(html).toContain(`<html lang="${domainLanguage(language)}">`);
    expect(html).toMatch(/href="https?:\/\/[^"]+\/company-registration"/);
    expect(texts.at(-1)).toContain(approved.applicationNumber);
    const [told] = await gateway.platform.database.db
      .selectFrom('notification')
      .select(['link', 'body_ne', 'body_en'])
      .where('type', '=', 'APPLICATION_APPROVED')
      .orderBy('created_at', 'desc')
      .limit(1)
      .execute();
    expect(told).toMatchObject({
      link: `/application/${approved.id}`,
      body_en: expect.stringMatching(/Remark: A fine name$/),
    });
  });

  test('without a remark nothing is left of it', async () => {
    const approved = await take(await filledDraft(office.ram), [
      [office.ram, 'submit'],
      [office.gita, 'claim'],
      [office.gita, 'verify'],
      [office.maya, 'approve'],
    ]);
    expect((await news()).mail(day(approved.reservation?.formDueOn ?? '')).body).not.toMatch(/Remark|कैफियत/);
  });

  test('a rejected application says why, and what can still be done', async () => {
    const rejected = await take(await filledDraft(office.ram), [
      [office.ram, 'submit'],
      [office.gita, 'claim'],
      [office.gita, 'verify'],
      [office.maya, 'reject', { remark: 'Taken by another', reasonCode: 'TOO_SIMILAR' }],
    ]);
    const { body } = (await news()).mail('Taken by another');
    for (const said of [
      rejected.applicationNumber ?? '?',
      language === 'np' ? 'झुक्किने गरी' : 'Confusingly similar',
      language === 'np' ? 'नयाँ निवेदन' : 'new application',
      `/application/${rejected.id}`,
    ])
      expect(body).toContain(said);
  });

  test('sent back for correction: every remark at its place, until when, and the link', async () => {
    const filing = await claimed();
    await office.gita.call('POST', `${APPLICATION}/${filing.id}/pin`, {
      path: 'GENERAL_INFORMATION.numberOfDirectors',
      remark: 'Not that many',
    });
    const sent = detailOf(await act(office.gita, filing, 'sendForCorrection', { remark: 'Please see the remarks' }));
    const { mail, texts } = await news();
    const { body, html } = mail('Please see the remarks');
    for (const said of [
      greeting,
      sent.applicationNumber ?? '?',
      'Not that many',
      day(sent.dueOn ?? ''),
      `/application/${filing.id}`,
    ])
      expect(body).toContain(said);
    expect(html).toContain('Not that many');
    expect(texts.at(-1)).toContain(sent.applicationNumber);
  });

  test('another document: which, why, until when, and the link', async () => {
    const filing = await claimed();
    const documents = [
      {
        type: 'OTHER',
        nameEnglish: 'Lease of the office',
        nameNepali: 'कार्यालयको भाडा सम्झौता',
        reason: 'The address is rented',
      },
    ];
    const asked = detailOf(
      await office.gita.call(
        'POST',
        `${APPLICATION}/${filing.id}/requestAdditionalDocument`,
        { version: filing.version, remark: 'One more paper', documents },
        newKey(),
      ),
    );
    const { body } = (await news()).mail('One more paper');
    for (const said of [
      language === 'np' ? 'कार्यालयको भाडा सम्झौता: The address' : 'Lease of the office: The address',
      day(asked.dueOn ?? ''),
      `/application/${filing.id}`,
    ])
      expect(body).toContain(said);
  });

  test('an invoice: amount, number, EBP code, until when and where to pay; a refused voucher: why, and where to go on', async () => {
    const filing = await claimed();
    await office.gita.call(
      'POST',
      `${APPLICATION}/${filing.id}/assess`,
      { version: filing.version, assessment: { overrides: [] } },
      newKey(),
    );
    const invoice = invoiceOf(await readPayable(office.ram, filing.id));
    const asked = await news();
    const { body } = asked.mail(invoice.number ?? '?');
    const amount = language === 'np' ? 'रु. ४,५००.००' : 'Rs. 4,500.00';
    for (const said of [
      greeting,
      filing.applicationNumber ?? '?',
      amount,
      invoice.ebpCode ?? '?',
      day(addDays(today(), 35)),
      `/payment/${invoice.id}`,
    ])
      expect(body).toContain(said);
    expect(asked.texts.at(-1)).toContain(invoice.ebpCode);

    const [voucher] = invoiceOf(
      payableOf(await submitVoucher(office.ram, filing.id, invoice, { voucherNumber: `V-${language}` })),
    ).vouchers;
    await rita.call(
      'POST',
      `external/api/payment-voucher/${voucher?.id}/reject`,
      { version: voucher?.version, reason: 'The stamp of the bank is missing' },
      newKey(),
    );
    const refused = (await news()).mail('The stamp of the bank is missing');
    for (const said of [amount, invoice.number ?? '?', `/payment/${invoice.id}`]) expect(refused.body).toContain(said);
  });

  test('a recovery mail comes in the language it was asked in, whatever the language of the account is', async () => {
    await gateway.addAccount({ username: `recovers.${language}`, language: language === 'np' ? 'en' : 'np' });
    const address = `recovers.${language}@example.com`;
    await gateway.call('POST', 'auth/api/user/reset-password', { body: { email: address, method: 'LINK' }, language });
    await gateway.call('POST', 'auth/api/user/recover-username', { body: { email: address }, language });
    for (const mail of [await gateway.messageTo(address), await gateway.messageTo(address)]) {
      expect([mail.language, mail.body.startsWith(language === 'np' ? 'नमस्कार' : 'Dear')]).toEqual([language, true]);
      expect(mail.html).toContain(`<html lang="${domainLanguage(language)}">`);
    }
  });
});

test('nothing that went out has a hole', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});
