import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routesShapeProblems, type RouteDescription, type RoutesDocument } from '@registrar/contract/routes';

const isRoutesDocument = (value: unknown): value is RoutesDocument => routesShapeProblems(value).length === 0;

/** The shell's own pages, as its build wrote them down; read once for each build. */
export class ShellPages {
  #folder = '';
  #routes: readonly RouteDescription[] = [];

  of(folder: string): readonly RouteDescription[] {
    if (folder === this.#folder) return this.#routes;
    this.#routes = read(join(folder, 'routes.json'));
    this.#folder = folder;
    return this.#routes;
  }
}

function read(file: string): readonly RouteDescription[] {
  try {
    const value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    return isRoutesDocument(value) ? value.routes : [];
  } catch {
    return [];
  }
}
