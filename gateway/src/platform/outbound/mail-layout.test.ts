import { expect, test } from '@jest/globals';
import { layOut } from './mail-layout';
import type { Mail, MailContent } from './message-jobs';

const PORTAL = 'https://portal.example';
const content: MailContent = {
  language: 'en',
  heading: 'Your application <is> approved',
  person: 'Ram "the" <b>Thapa</b>',
  paragraphs: ['First & last.', 'Second.'],
  facts: [
    { label: 'Application no.', value: 'NR-2083/84-KTM-000001' },
    { label: 'Name', value: '<script>alert(1)</script>' },
  ],
  remarks: [{ label: 'Remark', text: 'One line\nand <another>' }],
  next: ['Go on.'],
  action: { label: 'Open & read', path: '/company-name-reservation/1?a=1&b=2' },
  closing: [{ text: 'Forgotten?', path: '/forgot-password' }, { text: 'Not you?' }],
};
const mailOf = (...contents: MailContent[]): Pick<Mail, 'subject' | 'language' | 'contents'> => ({
  subject: contents[0]?.heading ?? '',
  language: contents[0]?.language ?? 'np',
  contents,
});

test('what people wrote is text in both parts', () => {
  const { text, html } = layOut(mailOf(content), PORTAL);
  expect(html).not.toMatch(/<script|<b>|<is>|<another>/);
  for (const escaped of [
    'Your application &lt;is&gt; approved',
    'Dear Ram &quot;the&quot; &lt;b&gt;Thapa&lt;/b&gt;,',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    'First &amp; last.',
    'One line<br>and &lt;another&gt;',
  ])
    expect(html).toContain(escaped);
  expect(text).toContain(
    'Dear Ram "the" <b>Thapa</b>,\n\nFirst & last.\n\nSecond.\n\nApplication no.: NR-2083/84-KTM-000001\nName: <script>alert(1)</script>\n\nRemark: One line\nand <another>\n\nGo on.',
  );
});

test('the link is absolute, a button and an address in HTML, an address in the text', () => {
  const { text, html } = layOut(mailOf(content), PORTAL);
  const address = 'https://portal.example/company-name-reservation/1?a=1&b=2';
  expect(text).toContain(`Open & read: ${address}`);
  expect(html.split(`href="${address.replace('&', '&amp;')}"`)).toHaveLength(3);
  expect(html).toContain(`>${address.replace('&', '&amp;')}</a>`);
  for (const part of [text, html]) expect(part).toContain('https://portal.example/forgot-password');
});

test('days and numbers of applications stay in one piece, and are found as they are written', () => {
  const { text, html } = layOut(
    mailOf({
      ...content,
      paragraphs: ['NR-2083/84-KTM-000001 until 2083-09-13 BS (2026-12-28 AD), वि.सं. २०८३-०९-१३, रु. ४,५००.०० को'],
    }),
    PORTAL,
  );
  for (const whole of ['NR-2083/84-KTM-000001', '2083-09-13', '2026-12-28', '२०८३-०९-१३', 'रु. ४,५००.००']) {
    expect(html).toContain(`<span style="white-space:nowrap">${whole}</span>`);
    expect(text).toContain(whole);
  }
});

test('nothing is fetched from anywhere, and every style is on its element', () => {
  const { html } = layOut(mailOf(content), PORTAL);
  expect(html).not.toMatch(/<img|<link|<style|<script|url\(|@import|\ssrc=/);
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(html).toContain('max-width:600px');
});

test('who is not known by name is greeted without one, and what is missing leaves no gap', () => {
  const bare: MailContent = { language: 'np', heading: 'ओटीपी कोड', paragraphs: ['कोड राख्नुहोस्।'] };
  const { text, html } = layOut(mailOf(bare), PORTAL);
  expect(text).toBe('नमस्कार,\n\nकोड राख्नुहोस्।\n\nकम्पनी रजिष्ट्रारको कार्यालय\nhttps://portal.example/');
  expect(html).toMatch(/<html lang="ne">[\s\S]*<div lang="ne">/);
  expect(html).not.toMatch(/undefined|<table[^>]*><\/table>|<p[^>]*><\/p>/);
});

test('a mail in both languages names the language of each', () => {
  const { text, html } = layOut(mailOf({ ...content, language: 'np' }, content), PORTAL);
  expect(html).toMatch(/<div lang="ne">[\s\S]*<div lang="en">/);
  expect(text).toMatch(/नमस्कार[\s\S]*\n—\n[\s\S]*Dear Ram/);
  expect(html).toMatch(/<p lang="ne"[\s\S]*<p lang="en"/);
});

test('a mail that was written before mails had contents still goes out as it was written', () => {
  const { text, html } = layOut(
    { subject: 'Password reset', language: 'en', text: 'Dear user,\n\nOpen <this>.\nNow.' },
    PORTAL,
  );
  expect(text).toBe('Dear user,\n\nOpen <this>.\nNow.');
  expect(html).toContain('Open &lt;this&gt;.<br>Now.');
  expect(html).not.toContain('Hello,');
});
