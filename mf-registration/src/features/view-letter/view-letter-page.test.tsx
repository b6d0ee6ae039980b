import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Language } from '@registrar/contract/shell-api';
import type { LetterState, LetterView } from '@registrar/domain/calls/letters';
import { failure, type FakeAnswer } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import en from '../../locales/en.json' with { type: 'json' };
import ne from '../../locales/ne.json' with { type: 'json' };

const VIEW = 'GET /external/api/letter/view/:code';
const CODE = '2222-2222-2222';
const words = { ne, en };
const languages = ['ne', 'en'] as const;

const letter = (state: LetterState = 'VALID'): LetterView => ({
  genuine: true,
  letter: {
    code: '222222222222',
    kind: 'NAME_RESERVATION',
    state,
    issuedOn: '2026-11-01',
    validUntil: '2027-01-30',
    content: {
      office: { ne: 'कम्पनी रजिष्ट्रारको कार्यालय', en: 'Office of the Company Registrar' },
      title: { ne: 'नाम आरक्षणको पत्र', en: 'Name reservation letter' },
      number: 'NR-2083-000012',
      addressee: { ne: 'राम बहादुर', en: 'Ram Bahadur' },
      subject: { ne: 'कम्पनीको नाम आरक्षण सम्बन्धमा।', en: 'Reservation of a company name' },
      paragraphs: [{ ne: 'नाम आरक्षित गरिएको छ।', en: 'The name has been reserved.' }],
      facts: [
        {
          label: { ne: 'आरक्षित नाम (नेपालीमा)', en: 'Reserved name (in Nepali)' },
          value: { ne: 'हिमचुली व्यापार', en: 'हिमचुली व्यापार' },
        },
      ],
      signatory: { name: { ne: 'माया श्रेष्ठ', en: 'Maya Shrestha' }, role: { ne: 'शाखा अधिकृत', en: 'Section Officer' } },
    },
  },
});
const open = (path: string, language: Language, answer: FakeAnswer = letter()) =>
  renderRemote(app, { path, role: null, language, gateway: { [VIEW]: answer } });

test.each(languages)(
  'the code in the address is asked for without a session, and the letter is shown as it was issued (%s)',
  async (language) => {
    const { shell } = await open(`/view?code=${CODE.toLowerCase()}`, language);
    const { content } = letter().letter ?? {};
    expect(await screen.findByText(words[language]['viewLetter.state.VALID'])).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: content?.title[language] })).toBeVisible();
    expect(screen.getByText('NR-2083-000012')).toBeVisible();
    expect(
      screen.getByText(`${words[language]['letter.subject']}: ${content?.subject?.[language] ?? ''}`),
    ).toBeVisible();
    expect(screen.getByText('हिमचुली व्यापार')).toHaveAttribute('lang', 'ne');
    expect(screen.getByText(content?.signatory?.name[language] ?? '')).toBeVisible();
    expect(screen.getByRole('img', { name: words[language]['letter.qr'] })).toBeVisible();
    expect(screen.getByText(`?code=${CODE}`)).toBeVisible();
    const calls = shell.gateway.callsOf(VIEW);
    expect(calls.map(({ params, request }) => [params['code'], request.auth])).toEqual([['222222222222', 'none']]);
  },
);

test.each(['EXPIRED', 'CONSUMED', 'REVOKED'] as const)('what a letter is worth is said first: %s', async (state) => {
  const { setLanguage } = await open(`/view?code=${CODE}`, 'ne', letter(state));
  expect(await screen.findByText(ne[`viewLetter.state.${state}`])).toBeVisible();
  await setLanguage('en');
  expect(await screen.findByText(en[`viewLetter.state.${state}`])).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Name reservation letter' })).toBeVisible();
});

test.each(languages)(
  'a slip of the pen is told without a call; the right code then stands in the address (%s)',
  async (language) => {
    const { shell, user } = await open('/view', language);
    const field = await screen.findByRole('textbox', { name: words[language]['viewLetter.code'] });
    await user.type(field, '2222-2222-2223');
    await user.click(screen.getByRole('button', { name: words[language]['viewLetter.submit'] }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words[language]['viewLetter.misspelled']);
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(shell.gateway.calls).toHaveLength(0);

    await user.type(field, '{Backspace}2');
    await user.click(screen.getByRole('button', { name: words[language]['viewLetter.submit'] }));
    expect(await screen.findByText(words[language]['viewLetter.state.VALID'])).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe(`?code=${CODE}`));
  },
);

test('who asks again about the same letter is told what it is worth by then', async () => {
  const { shell, user } = await open(`/view?code=${CODE}`, 'en');
  expect(await screen.findByText(en['viewLetter.state.VALID'])).toBeVisible();
  shell.gateway.answer({ [VIEW]: letter('REVOKED') });
  await user.click(screen.getByRole('button', { name: en['viewLetter.submit'] }));
  expect(await screen.findByText(en['viewLetter.state.REVOKED'])).toBeVisible();
});

test.each(languages)('a code that was never issued is no letter (%s)', async (language) => {
  await open(`/view?code=${CODE}`, language, { genuine: false, letter: null });
  expect(await screen.findByText(words[language]['viewLetter.notFound'])).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('a call that fails is not a verdict: it can be tried again', async () => {
  const { shell, user } = await open(`/view?code=${CODE}`, 'en', () => {
    throw failure(500, { message: 'out of order' });
  });
  expect(await screen.findByText(en['viewLetter.failed'])).toBeVisible();
  shell.gateway.answer({ [VIEW]: letter() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(en['viewLetter.state.VALID'])).toBeVisible();
});

test.each([
  ['ne', 'यहाँबाट छोटो समयमा धेरै पत्र जाँचियो। कृपया ४५ सेकेन्डपछि फेरि प्रयास गर्नुहोस्।'],
  ['en', 'Too many letters were verified from here in a short time. Please try again in 45 seconds.'],
] as const)('who verified too many is told for how long to wait (%s)', async (language, sentence) => {
  await open(`/view?code=${CODE}`, language, () => {
    throw failure(429, { code: 'RATE-429', message: 'Too many', details: { retryAfterSeconds: 45 } });
  });
  expect(await screen.findByText(sentence)).toBeVisible();
});
