import { webcrypto } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Language } from '@registrar/contract/shell-api';
import type { LetterState } from '@registrar/domain/calls/letters';
import type { PaperVerdict } from '@registrar/domain/calls/papers';
import type { FakeAnswer } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import en from '../../locales/en.json' with { type: 'json' };
import ne from '../../locales/ne.json' with { type: 'json' };

const BY_CODE = 'GET /external/api/paper/verify/:code';
const BY_FILE = 'GET /external/api/paper/verify-file/:hash';
const words = { ne, en };
const languages = ['ne', 'en'] as const;
/** SHA-256 of "abc", from the standard. */
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

beforeAll(() => {
  if (globalThis.crypto?.subtle === undefined)
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

const verdict = (state: LetterState = 'VALID', supersededBy: string | null = null): PaperVerdict => ({
  known: true,
  paper: {
    code: '222222222222',
    kind: 'CERTIFICATE_OF_INCORPORATION',
    language: null,
    state,
    issuedOn: '2026-11-22',
    endedOn: state === 'VALID' ? null : '2026-11-23',
    supersededBy,
    company: { english: 'Himchuli Private Limited', nepali: 'हिमचुली प्राइभेट लिमिटेड', registrationNumber: '100200' },
    fileHash: ABC,
    link: '/view?code=2222-2222-2222',
  },
});
const open = (path: string, language: Language, gateway: Record<string, FakeAnswer>) =>
  renderRemote(app, { path, role: null, language, gateway });

test.each(languages)('the code in the address is asked for without a session (%s)', async (language) => {
  const { shell } = await open('/verify-document?code=2222-2222-2222', language, { [BY_CODE]: verdict() });
  expect(await screen.findByText(words[language]['verify.state.VALID'])).toBeVisible();
  for (const text of ['हिमचुली प्राइभेट लिमिटेड', 'Himchuli Private Limited', '100200', ABC])
    expect(screen.getByText(text)).toBeVisible();
  expect(shell.gateway.callsOf(BY_CODE).map(({ params, request }) => [params['code'], request.auth])).toEqual([
    ['222222222222', 'none'],
  ]);
});

test.each(languages)('leads to the signed heads of the audit (%s)', async (language) => {
  await open('/verify-document', language, {});
  expect(await screen.findByRole('link', { name: words[language]['verify.auditHeads'] })).toHaveAttribute(
    'href',
    '/audit-heads',
  );
});

test.each(['SUPERSEDED', 'COMPANY_DEREGISTERED', 'REVOKED'] as const)(
  'what it is worth now is said first: %s',
  async (state) => {
    await open('/verify-document?code=2222-2222-2222', 'ne', {
      [BY_CODE]: verdict(state, state === 'SUPERSEDED' ? '222222222222' : null),
    });
    expect(await screen.findByText(ne[`verify.state.${state}`])).toBeVisible();
    expect(screen.queryByRole('link', { name: '2222-2222-2222' }) !== null).toBe(state === 'SUPERSEDED');
  },
);

test.each(languages)(
  'of a file only its hash is asked about; one that is not known is told so (%s)',
  async (language) => {
    const { shell, user } = await open('/verify-document', language, { [BY_FILE]: { known: false, paper: null } });
    const file = new File(['abc'], 'paper.pdf', { type: 'application/pdf' });
    Object.defineProperty(file, 'arrayBuffer', { value: async () => new TextEncoder().encode('abc').buffer });
    const field = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!field) throw new Error('There is nowhere to choose a file');
    await user.upload(field, file);
    expect(
      await screen.findByText(words[language]['verify.unknownFile'].replace('{{name}}', 'paper.pdf')),
    ).toBeVisible();
    expect(shell.gateway.calls.map(({ params, request }) => [params['hash'], request.body])).toEqual([
      [ABC, undefined],
    ]);
  },
);
