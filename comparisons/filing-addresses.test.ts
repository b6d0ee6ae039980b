import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { routesDocumentProblems, type RoutesDocument } from '@registrar/contract/routes';
import { filableProcesses } from '@registrar/domain/processes/tables/definitions';
import { buildCatalog, filingAddress, matchPath } from '../shell/src/remotes/catalog';

const ID = '0190a000-0000-7000-8000-00000000c001';
const root = fileURLToPath(new URL('..', import.meta.url));
const documents = readdirSync(root)
  .map((folder) => `${root}${folder}/routes.json`)
  .filter(existsSync)
  .map((file): RoutesDocument => {
    const document: RoutesDocument = JSON.parse(readFileSync(file, 'utf8'));
    expect(routesDocumentProblems(document)).toEqual([]);
    return document;
  });
const catalog = buildCatalog(documents);
const routeAt = (address: string | null) =>
  address === null ? null : (matchPath(catalog, address)?.page.route ?? null);

test('whoever files has a page for every filing, and the office one that only its screen codes open', () => {
  expect(filableProcesses.length).toBeGreaterThan(6);
  for (const process of filableProcesses) {
    expect([process, routeAt(filingAddress(catalog, { process, id: ID }, 'own'))]).not.toEqual([process, null]);
    expect([process, routeAt(filingAddress(catalog, { process, id: ID }, 'review'))?.whitelisted]).toEqual([
      process,
      false,
    ]);
  }
});

test('a parent company is asked on a page where the filing may need its consent, and nowhere else', () => {
  const asked = filableProcesses.filter(
    (process) => routeAt(filingAddress(catalog, { process, id: ID }, 'consent')) !== null,
  );
  expect(asked.toSorted()).toEqual(['NAME_CHANGE', 'NAME_RESERVATION']);
});

test('of what cannot be filed no address is made up', () => {
  expect(['GRIEVANCE', 'toString', ''].map((process) => filingAddress(catalog, { process, id: ID }, 'own'))).toEqual([
    null,
    null,
    null,
  ]);
});
