import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { pageImports } from './page-imports.cjs';

const TABLE = `
import { Navigate } from 'react-router-dom';
import './routes.css';
const shared = async () => ({ Component: (await import('./features/shared-page')).SharedPage });
export const routes = [
  { path: '/plain', lazy: async () => ({ Component: (await import('./features/plain-page')).PlainPage }) },
  { path: '/shared/:id', lazy: shared },
  { path: '/drawn', element: <Navigate to="/plain" /> },
  { path: '/above', children: [
    { index: true, lazy: async () => ({ Component: (await import('./features/list-page')).default }) },
    { path: 'below/:id/:step?', lazy: async () => { const [page] = await Promise.all([import('./features/below-page'), import('./features/beside')]); return { Component: page.Below }; } },
  ] },
];`;

test('F5: a table of routes says itself which modules its pages begin with', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'routes-'));
  const file = join(folder, 'routes.tsx');
  writeFileSync(file, TABLE);
  const page = (name: string) => join(folder, 'features', name);
  try {
    expect(await pageImports(file)).toEqual({
      '/plain': [page('plain-page')],
      '/shared/:id': [page('shared-page')],
      '/above': [page('list-page')],
      '/above/below/:id': [page('below-page'), page('beside')],
      '/above/below/:id/:step': [page('below-page'), page('beside')],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
