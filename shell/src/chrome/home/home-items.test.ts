import { expect, test } from '@jest/globals';
import { addressOfSearch, homeGroups, homeSearches } from './home-items';

const keys = (exists: (path: string) => boolean, settings: Record<string, string>) =>
  homeGroups(exists, settings).map(({ key, links }) => [key, ...links.map((link) => link.key)]);

test('only what leads somewhere is offered, and a group without links is no group', () => {
  expect(keys((path) => path === '/register', {})).toEqual([['registration', 'newRegistration']]);
  expect(keys(() => false, { website: 'https://ocr.example', nidStatus: 'javascript:alert(1)' })).toEqual([
    ['links', 'website'],
  ]);
});

test('a paper is verified where papers are verified', () => {
  const links = homeGroups(() => true, {}).flatMap((group) => group.links);
  expect(links.find(({ key }) => key === 'verifyDocument')?.href).toBe('/verify-document');
});

test.each([
  ['company', ' Karnali & Sons ', '/search-company?name=Karnali+%26+Sons'],
  ['company', '100005', '/search-company?number=100005'],
  ['company', '१००००५', '/search-company?number=%E0%A5%A7%E0%A5%A6%E0%A5%A6%E0%A5%A6%E0%A5%A6%E0%A5%AB'],
  ['company', '  ', '/search-company'],
  ['name', 'Himchuli', '/check-name?english=Himchuli'],
  ['name', 'हिमचुली', '/check-name?nepali=%E0%A4%B9%E0%A4%BF%E0%A4%AE%E0%A4%9A%E0%A5%81%E0%A4%B2%E0%A5%80'],
])('the home leads a search of a %s for "%s" to %s', (key, text, address) => {
  const search = homeSearches(() => true).find((one) => one.key === key);
  expect(search && addressOfSearch(search, text)).toBe(address);
});
