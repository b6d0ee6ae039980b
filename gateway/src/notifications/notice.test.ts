import { expect, test } from '@jest/globals';
import { filingTransitions } from '@registrar/domain/transitions';
import en from '../locales/en.json' with { type: 'json' };
import ne from '../locales/ne.json' with { type: 'json' };
import { holesIn } from '../../test/whole-messages';
import {
  alreadyRegisteredMail,
  companyEmailMail,
  contactTakenMail,
  emailChangedMail,
  firstPasswordMail,
  mobileChangedSms,
  otpMail,
  otpSms,
  passwordChangedMail,
  resetLinkMail,
  usernameMail,
  usernameSms,
} from '../accounts/messages';
import { announcementsOf, eventOf } from '../filings/facts/dashboard/announcements';
import { audiences } from '../applications/audiences';
import {
  addressInUseMail,
  alreadyOverMail,
  alreadyOverSms,
  joinedMail,
  movedMail,
  movedSms,
} from '../old-system/messages';
import { sentence, type MessageKey, type WireLanguage } from '../platform/language';
import { layOut } from '../platform/outbound/mail-layout';
import type { Mail } from '../platform/outbound/message-jobs';
import { dayParameters } from './facts';
import { noticeBody, noticeContent, noticeSms, type Notice } from './notice';

const PORTAL = 'https://portal.example';
const LANGUAGES: readonly WireLanguage[] = ['np', 'en'];
const isKey = (key: string): key is MessageKey => Object.hasOwn(ne, key);
const keys = Object.keys(ne).filter(isKey);

/** A value for each place, as long as they commonly are. */
const SAMPLES = {
  number: 'NR-2083/84-KTM-000016',
  name: 'Himal Herbs Udhyog Private Limited',
  nameNepali: 'हिमाल हर्ब्स उद्योग प्राइभेट लिमिटेड',
  company: 'Himal Herbs Udhyog Private Limited',
  companyNepali: 'हिमाल हर्ब्स उद्योग प्राइभेट लिमिटेड',
  amount: 'Rs. 9,500.00',
  amountNepali: 'रु. ९,५००.००',
  ebpCode: '830000100000123',
  invoice: 'INV-2083/84-KTM-000012',
  what: 'Annual report of fiscal year 2082/83',
  whatNepali: 'आ.व. २०८२/८३ को वार्षिक विवरण',
  days: 7,
  minutes: 5,
  code: '123456',
  regNo: '100016',
  ...dayParameters('due', '2026-12-14'),
  ...dayParameters('until', '2027-02-21'),
  ...dayParameters('formDue', '2026-12-23'),
};

function parametersOf(key: MessageKey): Record<string, string | number> {
  // of a company's people the name is a person's
  const samples: Readonly<Record<string, string | number>> = /^(representation|mandate)\./.test(key)
    ? { ...SAMPLES, name: 'Ram Bahadur Thapa', nameNepali: 'राम बहादुर थापा' }
    : SAMPLES;
  const places = [ne[key], en[key]].flatMap((text) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, place = '']) => place),
  );
  return Object.fromEntries(places.map((place) => [place, samples[place] ?? `<${place}>`]));
}

function expectComplete(mail: Pick<Mail, 'subject' | 'language' | 'contents'>, { link }: { link: boolean }): void {
  const { text, html } = layOut(mail, PORTAL);
  expect([text, holesIn(mail.subject), holesIn(text)]).toEqual([text, [], []]);
  expect(html).not.toMatch(/\{\{|undefined|<(h1|p|a)[^>]*>\s*<\/\1>/);
  expect([text, /https:\/\/portal\.example\/\w/.test(text)]).toEqual([text, link]);
}

/** Where a title is told with another thing's sentence. */
const titled = keys
  .filter((key) => key.endsWith('.title'))
  .map((title) => ({ title, of: title.slice(0, -'.title'.length) }));
const notices = titled.flatMap(({ title, of }): Notice[] => {
  const [body, next] = [`${of}.body`, `${of}.next`];
  return isKey(body) ? [{ title, body, next: isKey(next) ? next : undefined, link: '/dashboard' }] : [];
});

test.each(notices.map((notice): [string, Notice] => [notice.title, notice]))(
  '%s is complete in both languages, with and without a remark',
  (_title, notice) => {
    const all = {
      ...parametersOf(notice.title),
      ...parametersOf(notice.body),
      ...(notice.next ? parametersOf(notice.next) : {}),
    };
    for (const language of LANGUAGES) {
      for (const remark of [undefined, '', 'Please look at it again.']) {
        const told = { ...notice, parameters: all, remark };
        const content = noticeContent(told, language, 'Ram');
        expectComplete({ subject: content.heading, language, contents: [content] }, { link: true });
        expect([noticeBody(told, language), holesIn(noticeBody(told, language))]).toEqual([
          noticeBody(told, language),
          [],
        ]);
        expect(noticeBody(told, language).includes('Please look')).toBe(remark === 'Please look at it again.');
      }
    }
  },
);

test('every sentence of a message is complete in both languages', () => {
  const spoken = keys.filter((key) =>
    /^(mail|sms|fact|filing|group|reservation|deadline|money|fine|papers|desk|mandate|representation|oldSystem|account|staff|schedule|wordList)\./.test(
      key,
    ),
  );
  expect(spoken.length).toBeGreaterThan(300);
  for (const key of spoken)
    for (const language of LANGUAGES) {
      const said = sentence(key, language, parametersOf(key));
      expect([key, said, holesIn(said.replace(/:$/, ''))]).toEqual([key, said, []]);
      expect([key, language, said.trim() === said && said !== '']).toEqual([key, language, true]);
    }
  // one language never borrows the words of the other
  expect(keys.filter((key) => /\{\{\w+(Nepali|Bs)\}\}/.test(en[key]) || /\{\{\w+English\}\}/.test(ne[key]))).toEqual(
    [],
  );
});

test('who has something to do is led to where it is done', () => {
  const events = new Set(
    filingTransitions.map((transition) => eventOf(transition)).filter((event) => event !== undefined),
  );
  for (const event of events) {
    for (const audience of audiences) {
      const announcement = announcementsOf(event)[audience];
      if (announcement?.mail)
        expect([event, audience, announcement.action?.label]).toEqual([
          event,
          audience,
          expect.stringMatching(/^mail\.action\./),
        ]);
    }
  }
});

/** Seven bits a letter in English, sixteen in Nepali; a little of each part says which it is. */
const TWO_PARTS: Readonly<Record<WireLanguage, number>> = { np: 2 * 67, en: 2 * 153 };
/** Whose link alone takes half of it: they come in three parts at most. */
const WITH_A_LINK: readonly string[] = ['sms.representativeInvitation', 'sms.disclosure', 'sms.share', 'sms.shareTold'];

test('an SMS names the office and fits into two parts, in letters that the shorter alphabet has', () => {
  const texts = keys
    .filter((key) => key.endsWith('.sms') || key.endsWith('.smsBy'))
    .map((key) => ({ key, of: (language: WireLanguage) => noticeSms(key, parametersOf(key), language) }));
  const others = keys
    .filter((key) => key.startsWith('sms.') && key !== 'sms.office' && !WITH_A_LINK.includes(key))
    .map((key) => ({ key, of: (language: WireLanguage) => sentence(key, language, parametersOf(key)) }));
  expect(texts.length).toBeGreaterThan(30);
  for (const { key, of } of [...texts, ...others]) {
    for (const language of LANGUAGES) {
      const text = of(language);
      expect([key, text, holesIn(text)]).toEqual([key, text, []]);
      expect([key, text, text.length <= TWO_PARTS[language], text.length]).toEqual([key, text, true, text.length]);
      expect([key, text.includes(sentence('mail.office', language))]).toEqual([key, true]);
    }
    expect([key, /^[\x20-\x7e]*$/.test(of('en'))]).toEqual([key, true]);
  }
});

test.each(LANGUAGES)('the mails of an account are complete, in %s', (language) => {
  const to = {
    email: 'ram@example.com',
    language,
    username: 'ram',
    name_english: 'Ram Thapa',
    name_nepali: 'राम थापा',
  };
  const linked = [
    firstPasswordMail(to, 'Abc@12345', language),
    alreadyRegisteredMail(to),
    resetLinkMail(to, 'token', 60, language),
    passwordChangedMail(to, '2026-11-23'),
    usernameMail(to, language),
    addressInUseMail(to),
    joinedMail(to),
    alreadyOverMail('old@example.com', language),
  ];
  const purposes = [
    'USER_REGISTRATION',
    'USER_LOGIN',
    'FORGOT_PASSWORD',
    'USER_MIGRATION',
    'DETAILS_VERIFICATION',
    'CONTACT_CHANGE',
    'COMPANY_EMAIL',
    'REPRESENTATIVE_INVITATION',
    'DIRECTOR_PHONE',
  ] as const;
  const plain = [
    ...purposes.map((purpose) => otpMail('a@example.com', { code: '123456', minutes: 5, purpose }, language)),
    contactTakenMail(to),
    emailChangedMail(to, 'r*****@example.com'),
    companyEmailMail('office@company.example', { person: 'Ram', company: 'Himal', regNo: '100001' }, language),
    movedMail('old@example.com', language),
  ];
  for (const mail of linked) expectComplete(mail, { link: true });
  for (const mail of plain) expectComplete(mail, { link: false });
  const person = language === 'np' ? 'नमस्कार राम थापा,' : 'Dear Ram Thapa,';
  for (const mail of [...linked.slice(0, -1), contactTakenMail(to), emailChangedMail(to, 'r')])
    expect(layOut(mail, PORTAL).text.startsWith(person)).toBe(true);
  // an address that was typed may be a stranger's: no name
  for (const mail of [
    alreadyOverMail('old@example.com', language),
    movedMail('old@example.com', language),
    ...purposes.map((purpose) => otpMail('a@example.com', { code: '123456', minutes: 5, purpose }, language)),
  ]) {
    expect(layOut(mail, PORTAL).text).toMatch(language === 'np' ? /^नमस्कार,/ : /^Hello,/);
  }
  for (const { text } of [
    otpSms('98', { code: '123456', minutes: 5 }, language),
    usernameSms('98', 'ram', language),
    mobileChangedSms('98', '********02', language),
    alreadyOverSms('98', language),
    movedSms('98', language),
  ])
    expect(holesIn(text)).toEqual([]);
});
