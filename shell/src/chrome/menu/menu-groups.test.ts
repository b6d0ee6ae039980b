import { expect, test } from '@jest/globals';
import type { RouteDescription } from '@registrar/contract/routes';
import { buildCatalog } from '../../remotes/catalog';
import { leadsTo, menuGroups } from './menu-groups';

const page = (path: string, menu?: Partial<NonNullable<RouteDescription['menu']>>): RouteDescription => ({
  path,
  title: { ne: path, en: path },
  auth: 'public',
  ...(menu && { menu: { group: 'annual', order: 1, icon: 'file', ...menu } }),
});

test('T10: an entry leads to its target, and a pattern without one is no entry', () => {
  const catalog = buildCatalog([
    {
      remote: 'r',
      routes: [
        page('/list/:status', { target: '/list/all', order: 2 }),
        page('/plain', {}),
        page('/old/:id', { order: 3 }),
        page('/none'),
      ],
    },
  ]);
  const asked: string[] = [];
  const groups = menuGroups(catalog, (path) => asked.push(path) > 0);
  expect(groups).toMatchObject([{ name: 'annual', pages: [{ path: '/plain' }, { path: '/list/:status' }] }]);
  expect(groups[0]?.pages.map(leadsTo)).toEqual(['/plain', '/list/all']);
  expect(asked.toSorted()).toEqual(['/list/all', '/plain']);
});
