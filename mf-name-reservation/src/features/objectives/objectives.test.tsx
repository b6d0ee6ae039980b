import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { nsicSchema } from '@registrar/domain/calls/lookups';
import type { FakeAnswers, FakeCall } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { APPLICATION_ID, applicationDetail, filledSections, nameCheckAnswer } from '../../testing/builders';
import { gatewayAnswers } from '../../testing/gateway-answers';

const READ = 'GET /external/api/application/:id';
const open = (path: string, language: 'ne' | 'en', answers: FakeAnswers = {}) =>
  renderRemote(app, { path, role: 'APPLICANT', language, gateway: { ...gatewayAnswers, ...answers } });
const PAGE = '/company-name-reservation/objective';
afterEach(() => void jest.useRealTimers());

test.each([
  ['ne', 'NSIC सूची खाली छ।'],
  ['en', 'NSIC list is empty.'],
] as const)('an empty list is said to be empty (%s)', async (language, sentence) => {
  await open(PAGE, language, { 'GET /external/api/nsic/list': [] });
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('the classification is opened heading by heading, and shows the old and the new code', async () => {
  const { user } = await open(PAGE, 'en');
  const section = await screen.findByRole('button', { name: /Accommodation and food service/ });
  expect(section).toHaveAttribute('aria-expanded', 'false');
  await user.click(section);
  await user.click(screen.getByRole('button', { name: /^.?\s*55 Accommodation/ }));
  expect(screen.getByText('Hotels')).toBeVisible();
  expect(screen.getByText('Old code 5510 · New code 5510')).toBeVisible();
});

test('a search stands in the address and can be taken back', async () => {
  const { user } = await open(`${PAGE}?search=nothing-like-it`, 'en');
  expect(await screen.findByText(/Nothing matches “nothing-like-it”/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByRole('list', { name: 'Choose from the classification' })).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'होटल');
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('search')).toBe('होटल'));
  expect(await screen.findByText('Hotels')).toBeVisible();
});

test('rows that stand are not moved by an answer that comes late, and nothing is said not to match meanwhile', async () => {
  jest.useFakeTimers();
  const [hotels, hostels] = ['Hotels', 'Youth hostels'].map((objectiveEnglish, index) =>
    nsicSchema.parse({
      nsicCode: `551${index}`,
      newNsicCodes: [],
      objectiveEnglish,
      objectiveNepali: 'होटल',
      parentObjectiveEnglish: null,
    }),
  );
  let answer: (found: unknown) => void = () => undefined;
  await open(`${PAGE}?search=होटल`, 'en', {
    'GET /external/api/nsic/list': ({ query: { search } }: FakeCall) =>
      search === undefined ? [hotels, hostels] : new Promise((resolve) => (answer = resolve)),
  });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('Searching …')).toBeVisible();
  expect(screen.queryByText(/Nothing matches/)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  const rows = () =>
    within(screen.getByRole('list', { name: 'Objectives found' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  const before = rows();
  await act(async () => {
    answer([hostels, hotels]);
    await jest.advanceTimersByTimeAsync(1_000);
  });
  expect(rows()).toEqual(before);
  expect(before).toHaveLength(2);
});

test('objectives that do not fit the name are told where they are chosen', async () => {
  const why = { ne: 'नाममा “होटल” छ, तर उद्देश्यमा छैन।', en: 'The name says “Hotel”, the objectives do not.' };
  await open(`/company-name-reservation/${APPLICATION_ID}/objectives`, 'en', {
    [READ]: applicationDetail({ sections: filledSections }),
    'POST /external/api/name/check': nameCheckAnswer({
      findings: [{ kind: 'ACTIVITY_FIT', severity: 'warn', token: 'Hotel', why, rule: 'NAME_FITS_OBJECTIVES' }],
    }),
  });
  expect(await screen.findByText(why.en)).toBeVisible();
});
