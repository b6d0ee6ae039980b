import { expect, test } from '@jest/globals';
import type { CompanyCard } from '@registrar/domain/calls/companies';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../../app';

const company = (number: string, more: Partial<CompanyCard> = {}): CompanyCard => ({
  id: `0190a000-0000-7000-8000-${number.padStart(12, '0')}`,
  registrationNumber: number,
  nameEnglish: `Karnali Agro ${number} Private Limited`,
  nameNepali: `कर्णाली एग्रो ${number} प्राइभेट लिमिटेड`,
  companyType: { nameEnglish: 'Private', nameNepali: 'प्राइभेट' },
  status: 'ACTIVE',
  registeredOn: '2010-04-28',
  deregisteredOn: null,
  office: { nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ' },
  addressEnglish: null,
  addressNepali: null,
  formerNames: [],
  ...more,
});
const SEARCH = 'GET /external/api/company/search';
const CHOICES = {
  'GET /external/api/office/minimal-detail': [],
  'GET /external/api/district': [
    { id: 27, nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ', provinceId: 3 },
    { id: 5, nameEnglish: 'Morang', nameNepali: 'मोरङ', provinceId: 1, formerNames: ['मोरंग'] },
  ],
};

test.each([
  ['ne', 'कम्पनी खोजी', 'खोज्नुहोस्', 'थप देखाउनुहोस्', 'मिल्दाजुल्दा नाम'],
  ['en', 'Search companies', 'Search', 'Show more', 'Names that are alike'],
] as const)(
  'companies are found by what stands in the address, a page at a time, in %s',
  async (language, title, _search, more, alike) => {
    const { shell } = await renderRemote(app, {
      path: '/search-company?name=karnali',
      role: null,
      language,
      gateway: {
        ...CHOICES,
        [SEARCH]: ({ query }) =>
          query['after']
            ? { items: [company('2')], next: null, alike: [] }
            : {
                items: [
                  company('1', {
                    formerNames: [{ nameEnglish: 'Old Name', nameNepali: 'पुरानो', heldUntil: '2012-01-01' }],
                  }),
                ],
                next: 'page-2',
                alike: [company('9', { status: 'DEREGISTERED', deregisteredOn: '2022-05-05' })],
              },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(await screen.findByText('Karnali Agro 1 Private Limited')).toBeTruthy();
    expect(screen.getByRole('heading', { name: alike })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: more }));
    expect(await screen.findByText('Karnali Agro 2 Private Limited')).toBeTruthy();
    expect(shell.gateway.callsOf(SEARCH)).toHaveLength(2);
  },
);

test('the search goes into the address, and too little is said before anything is asked', async () => {
  const { shell } = await renderRemote(app, {
    path: '/search-company',
    role: null,
    language: 'en',
    gateway: { ...CHOICES, [SEARCH]: { items: [], next: null, alike: [] } },
  });
  await userEvent.type(await screen.findByLabelText('Company name'), 'Ka{Enter}');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(shell.gateway.callsOf(SEARCH)).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Company name'), 'rnali{Enter}');
  expect(await screen.findByText(/No company has this name/)).toBeTruthy();
  expect(window.location.search).toBe('?name=Karnali');
});

test('a search that fails says so and can be tried again', async () => {
  await renderRemote(app, {
    path: '/search-company?number=100000',
    role: null,
    language: 'en',
    gateway: { ...CHOICES, [SEARCH]: failure(503) },
  });
  expect(await screen.findByText(/did not work just now/)).toBeTruthy();
});

test('a number typed as a name is looked for as a number, and a company that comes twice is shown once', async () => {
  const { shell } = await renderRemote(app, {
    path: '/search-company',
    role: null,
    language: 'en',
    gateway: {
      ...CHOICES,
      [SEARCH]: ({ query }) => ({ items: [company('1')], next: query['after'] ? null : 'page-2', alike: [] }),
    },
  });
  await userEvent.type(await screen.findByLabelText('Company name'), '१०००००{Enter}');
  expect(await screen.findByText('Karnali Agro 1 Private Limited')).toBeTruthy();
  expect(shell.gateway.callsOf(SEARCH)[0]?.query).toEqual({ number: '१०००००' });
  expect(screen.getByLabelText('Registration number')).toHaveValue('१०००००');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('1 company found.')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('where nothing is found the filters can be dropped and the name be checked', async () => {
  await renderRemote(app, {
    path: '/search-company?name=Zenmora&status=DEREGISTERED',
    role: null,
    language: 'en',
    gateway: { ...CHOICES, [SEARCH]: { items: [], next: null, alike: [] } },
  });
  expect(await screen.findByRole('link', { name: 'Check whether this name is free' })).toHaveAttribute(
    'href',
    '/check-name?english=Zenmora',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Search without the filters' }));
  expect(window.location.search).toBe('?name=Zenmora');
});

test.each([
  ['ne', 'जिल्ला (रजिष्टर्ड कार्यालय)', 'मोरङ'],
  ['en', 'District (registered office)', 'Morang'],
] as const)(
  'a district narrows what was found at once and stands in the address, in %s',
  async (language, label, morang) => {
    const { shell } = await renderRemote(app, {
      path: '/search-company?name=karnali&status=ACTIVE&page=2',
      role: null,
      language,
      gateway: {
        ...CHOICES,
        [SEARCH]: ({ query }) => ({ items: [company(query['districtId'] === '5' ? '5' : '1')], next: null, alike: [] }),
      },
    });
    expect(await screen.findByText('Karnali Agro 1 Private Limited')).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: label }));
    await userEvent.click(await screen.findByTitle(morang));
    expect(await screen.findByText('Karnali Agro 5 Private Limited')).toBeTruthy();
    expect(screen.queryByText('Karnali Agro 1 Private Limited')).toBeNull();
    // what is asked for anew begins with its first page
    expect(window.location.search).toBe('?name=karnali&status=ACTIVE&districtId=5');
    expect(shell.gateway.callsOf(SEARCH).at(-1)?.query).toEqual({ name: 'karnali', status: 'ACTIVE', districtId: '5' });
  },
);

test.each(['मोरंग', 'Morang'])(
  'a district is found by what it was called and in the other language: %s',
  async (typed) => {
    await renderRemote(app, {
      path: '/search-company?name=karnali&status=ACTIVE',
      role: null,
      language: 'ne',
      gateway: { ...CHOICES, [SEARCH]: { items: [], next: null, alike: [] } },
    });
    await userEvent.type(await screen.findByRole('combobox', { name: /^जिल्ला/ }), typed);
    expect(screen.queryByTitle('काठमाडौँ')).toBeNull();
    await userEvent.click(await screen.findByTitle('मोरङ'));
    expect(window.location.search).toBe('?name=karnali&status=ACTIVE&districtId=5');
  },
);

test('a link with a district shows it chosen, and it can be dropped', async () => {
  await renderRemote(app, {
    path: '/search-company?name=karnali&districtId=27',
    role: null,
    language: 'en',
    gateway: { ...CHOICES, [SEARCH]: { items: [], next: null, alike: [] } },
  });
  expect(await screen.findByTitle('Kathmandu')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Search without the filters' }));
  expect(window.location.search).toBe('?name=karnali');
});

/** As many pages as there are numbers up to the last, one company on each. */
const pagesUpTo =
  (last: number) =>
  ({ query }: { query: Readonly<Record<string, unknown>> }) => {
    const page = Number(query['after'] ?? 1);
    return { items: [company(String(page))], next: page < last ? String(page + 1) : null, alike: [] };
  };
const shown = () =>
  screen.queryAllByText(/^Karnali Agro \d+ Private Limited$/).map(({ textContent }) => /\d+/.exec(textContent)?.[0]);

test('how far one has read on stands in the address: back shows less, forward shows it again', async () => {
  const { shell } = await renderRemote(app, {
    path: '/search-company?name=karnali',
    role: null,
    language: 'en',
    gateway: { ...CHOICES, [SEARCH]: pagesUpTo(3) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(shown()).toEqual(['1', '2']));
  expect(window.location.search).toBe('?name=karnali&page=2');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(shown()).toEqual(['1', '2', '3']));
  expect(window.location.search).toBe('?name=karnali&page=3');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  act(() => window.history.back());
  await waitFor(() => expect(shown()).toEqual(['1', '2']));
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
  act(() => window.history.back());
  await waitFor(() => expect(shown()).toEqual(['1']));
  act(() => window.history.forward());
  await waitFor(() => expect(shown()).toEqual(['1', '2']));
  expect(shell.gateway.callsOf(SEARCH)).toHaveLength(3);
});

test('a link to a page shows everything up to it, and no more', async () => {
  const { shell } = await renderRemote(app, {
    path: '/search-company?name=karnali&page=3',
    role: null,
    language: 'en',
    gateway: { ...CHOICES, [SEARCH]: pagesUpTo(9) },
  });
  await waitFor(() => expect(shown()).toEqual(['1', '2', '3']));
  expect(shell.gateway.callsOf(SEARCH)).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
});

test.each(['nonsense', '-2', '0', '1.5'])('a page that is none is the first one: %s', async (page) => {
  const { shell } = await renderRemote(app, {
    path: `/search-company?name=karnali&page=${page}`,
    role: null,
    language: 'en',
    gateway: { ...CHOICES, [SEARCH]: pagesUpTo(3) },
  });
  await waitFor(() => expect(shown()).toEqual(['1']));
  expect(shell.gateway.callsOf(SEARCH)).toHaveLength(1);
});

test('a link to a page far away does not use up what one may ask in a minute, and reading on goes on from there', async () => {
  const { shell } = await renderRemote(app, {
    path: '/search-company?name=karnali&page=5000',
    role: null,
    language: 'en',
    gateway: { ...CHOICES, [SEARCH]: pagesUpTo(100) },
  });
  await waitFor(() => expect(shown()).toHaveLength(20));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(shown()).toHaveLength(21));
  expect(window.location.search).toBe('?name=karnali&page=21');
  expect(shell.gateway.callsOf(SEARCH)).toHaveLength(21);
});

test('a page on the way that fails is not asked for again and again', async () => {
  let fails = true;
  const { shell } = await renderRemote(app, {
    path: '/search-company?name=karnali&page=3',
    role: null,
    language: 'en',
    gateway: {
      ...CHOICES,
      [SEARCH]: (call) => (call.query['after'] === '2' && fails ? failure(503) : pagesUpTo(3)(call)),
    },
  });
  await screen.findByText(/did not work just now/);
  expect(shown()).toEqual(['1']);
  const asked = shell.gateway.callsOf(SEARCH).length;
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shown()).toEqual(['1', '2', '3']));
  expect(asked).toBeLessThanOrEqual(4);
});

test('a result that is kept for a while says as of when, in both languages', async () => {
  const { setLanguage } = await renderRemote(app, {
    path: '/search-company?number=1',
    role: null,
    language: 'en',
    gateway: {
      ...CHOICES,
      [SEARCH]: { items: [company('1')], next: null, alike: [], asOf: '2027-01-10T05:57:00.000Z' },
    },
  });
  expect(await screen.findByText(/^As of 11:42:/)).toBeVisible();
  await setLanguage('ne');
  expect(await screen.findByText(/^११:४२ बजेको विवरण/)).toBeVisible();
});

test('where no name has every word, the page says that these have the most of them', async () => {
  await renderRemote(app, {
    path: '/search-company?name=karnali+xylophone',
    role: null,
    language: 'en',
    gateway: { ...CHOICES, [SEARCH]: { items: [company('1')], partly: true, next: null, alike: [] } },
  });
  expect(await screen.findByText(/These have the most of them/)).toBeTruthy();
});
