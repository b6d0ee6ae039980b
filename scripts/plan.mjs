/**
 * `npm run plan [-- FOLDER …]`: how the folders of the house stand on each other. `-- --root DIR` looks at another
 * checkout.
 *
 * A module of a folder is a file or a folder in it. An arrow goes from one module to another where a file of the one
 * imports a file of the other; tests, generated files and what is written for tests are left out. The modules are put
 * in an order in which few arrows run back up (Eades, Lin and Smyth); floors are the longest way down in it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { ROOT } from './portal/paths.mjs';
import { run } from './portal/say.mjs';

const FOLDERS = ['.', 'gateway/src', 'gateway/src/filings', 'shared/domain/src/processes', 'shared/ui/src'];
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.data', 'coverage', 'testing', 'locales', 'template']);
const isProduct = (file) => /\.(?:ts|tsx|mjs|cjs)$/.test(file) && !/\.(?:test|spec|generated|d)\.[a-z]+$/.test(file);

function productFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name) || (entry.name.startsWith('.') && entry.name !== '.')) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return productFiles(path);
    return isProduct(entry.name) ? [path] : [];
  });
}

/** Where `@registrar/domain/x` of another package lies is said by the folder of its name. */
function targetOf(root, from, name, files) {
  const path = name.startsWith('.')
    ? resolve(dirname(from), name)
    : name.startsWith('@registrar/')
      ? join(root, 'shared', name.slice('@registrar/'.length).replace('/', '/src/'))
      : undefined;
  if (path === undefined) return undefined;
  return [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((file) => files.has(file));
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {(file: string) => string} moduleOf by the path within the folder
 * @returns {{ modules: string[], arrows: [string, string][] }}
 */
export function planOf(root, folder, moduleOf = (file) => file.split('/')[0]) {
  const base = join(root, folder);
  const files = new Set(productFiles(base));
  const within = (file) => moduleOf(relative(base, file));
  const arrows = new Map();
  for (const file of files)
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      const target = targetOf(root, file, fileName, files);
      const [from, to] = [within(file), target === undefined ? within(file) : within(target)];
      if (from !== to) arrows.set(`${from}\n${to}`, [from, to]);
    }
  return { modules: [...new Set([...files].map(within))].sort(), arrows: [...arrows.values()] };
}

/** From the top down, so that few arrows run back up. */
function ordered(modules, arrows) {
  const left = new Set(modules);
  const [top, bottom] = [[], []];
  const count = (module, side) =>
    arrows.filter((arrow) => arrow[side] === module && arrow.every((end) => left.has(end))).length;
  const take = (module, into) => {
    left.delete(module);
    into(module);
  };
  while (left.size > 0) {
    const sink = [...left].find((module) => count(module, 0) === 0);
    const source = sink === undefined ? [...left].find((module) => count(module, 1) === 0) : undefined;
    if (sink !== undefined) take(sink, (module) => bottom.unshift(module));
    else if (source !== undefined) take(source, (module) => top.push(module));
    else {
      const [best] = [...left].toSorted((a, b) => count(b, 0) - count(b, 1) - (count(a, 0) - count(a, 1)));
      take(best, (module) => top.push(module));
    }
  }
  return [...top, ...bottom];
}

/** @returns {{ modules: number, floors: number, arrows: number, up: [string, string][] }} */
export function floorsOf({ modules, arrows }) {
  const order = ordered(modules, arrows);
  const place = new Map(order.map((module, index) => [module, index]));
  const isUp = ([from, to]) => place.get(from) > place.get(to);
  const floors = new Map();
  for (const module of order.toReversed()) {
    const below = arrows.filter((arrow) => arrow[0] === module && !isUp(arrow)).map(([, to]) => floors.get(to));
    floors.set(module, 1 + Math.max(0, ...below));
  }
  return {
    modules: modules.length,
    floors: Math.max(0, ...floors.values()),
    arrows: arrows.length,
    up: arrows.filter(isUp),
  };
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === resolve(import.meta.filename)) {
  await run(async () => {
    const asked = process.argv.slice(2);
    const at = asked.indexOf('--root');
    const root = at === -1 ? ROOT : resolve(asked.splice(at, 2)[1] ?? '.');
    for (const folder of asked.length > 0 ? asked : FOLDERS) {
      const { modules, floors, arrows, up } = floorsOf(planOf(root, folder));
      console.log(`${folder}: ${modules} modules, ${floors} floors, ${arrows} arrows, ${up.length} of them up`);
      for (const [from, to] of up) console.log(`    ${from} -> ${to}`);
    }
  });
}
