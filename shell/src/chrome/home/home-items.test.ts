import { expect, test } from '@jest/globals';
import { homeGroups } from './home-items';

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
