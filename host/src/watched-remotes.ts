import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDocument, RegistryEntry } from '@registrar/contract/registry';
import { routesDocumentProblems, type RoutesDocument } from '@registrar/contract/routes';
import { isReleaseMeta } from './published-remotes';

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const isRoutesDocument = (value: unknown): value is RoutesDocument => routesDocumentProblems(value).length === 0;

/**
 * While developing, remotes are served from the folder the watching build writes to. `WATCHED_REMOTES` is a JSON object
 * of name and folder; without it nothing is different.
 */
export class WatchedRemotes {
  readonly #folders: ReadonlyMap<string, string>;

  constructor(folders: Readonly<Record<string, string>> = {}) {
    this.#folders = new Map(Object.entries(folders));
  }

  folderOf(name: string, version: string): string | undefined {
    return version === 'dev' ? this.#folders.get(name) : undefined;
  }

  overlay(document: RegistryDocument): RegistryDocument {
    if (this.#folders.size === 0) return document;
    const entries = [...this.#folders].flatMap(([name, folder]): [string, RegistryEntry][] => {
      const [routes, meta] = ['routes.json', 'meta.json'].map((file): unknown => readJson(join(folder, file)));
      if (!isRoutesDocument(routes) || !isReleaseMeta(meta)) return [];
      const base = `/remotes/${name}/dev/`;
      const { contract, requires } = meta;
      return [
        [
          name,
          {
            version: 'dev',
            base,
            contract,
            requires,
            routes: routes.routes,
            filings: routes.filings ?? [],
            status: 'active',
            urgency: 'normal',
          },
        ],
      ];
    });
    return { ...document, remotes: { ...document.remotes, ...Object.fromEntries(entries) } };
  }
}
