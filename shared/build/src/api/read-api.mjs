import { readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { TypeText } from './type-text.mjs';

/** Everything that these export; of other packages of the repository, what the exports lead to. */
export const PACKAGES = ['contract', 'i18n', 'runtime', 'ui'];

/**
 * @typedef {{ readonly entries: Readonly<Record<string, readonly string[]>>,
 *   readonly types: readonly string[] }} PackageApi
 *   `entries`: of each entry point a line for each export; `types`: the types behind them
 */

/**
 * What packages promise to whoever imports them, by the name of the package.
 *
 * @param {string} root
 * @param {readonly string[]} [packages] folders of `shared/`
 * @returns {Readonly<Record<string, PackageApi>>}
 */
export function readApi(root, packages = PACKAGES) {
  const entries = packages.flatMap((name) => entryPoints(root, name));
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    compilerOptions(root),
  );
  return new ApiReader(root, program, packages).read(entries);
}

/** @param {string} root */
function compilerOptions(root) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  return ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, lib: ['ES2023', 'DOM', 'DOM.Iterable'], noEmit: true, allowJs: true },
    root,
  ).options;
}

/**
 * @param {string} root
 * @param {string} name
 */
function entryPoints(root, name) {
  const folder = join(root, 'shared', name);
  const { name: packageName, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, file]) => typeof file === 'string' && /\.tsx?$/.test(file) && !file.includes('*'))
    .map(([path, file]) => ({
      request: `${packageName}${path.slice(1)}`,
      file: join(folder, String(file)),
      folder: name,
    }));
}

/**
 * `export type Filing = z.infer<typeof filing>`: the compiler keeps no name for what comes out, the repository has one.
 *
 * @param {ts.Program} program
 * @param {ts.TypeChecker} checker
 */
function derivedTypes(program, checker) {
  /** @type {Map<ts.Type, ts.Symbol>} */
  const derived = new Map();
  for (const source of program.getSourceFiles()) {
    if (source.fileName.includes('/node_modules/')) continue;
    for (const statement of source.statements) {
      if (
        !ts.isTypeAliasDeclaration(statement) ||
        statement.typeParameters !== undefined ||
        !ts.isTypeReferenceNode(statement.type)
      )
        continue;
      const symbol = checker.getSymbolAtLocation(statement.name);
      if (symbol === undefined || !/^z\.(infer|input|output)\b/.test(statement.type.getText(source))) continue;
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      if (type.flags & ts.TypeFlags.Object && !checker.isArrayType(type) && !derived.has(type))
        derived.set(type, symbol);
    }
  }
  return derived;
}

class ApiReader {
  /**
   * @param {string} root
   * @param {ts.Program} program
   * @param {readonly string[]} packages
   */
  constructor(root, program, packages) {
    this.root = root;
    this.program = program;
    this.packages = packages;
    this.checker = program.getTypeChecker();
    /** @type {Map<ts.Symbol, { name: string, folder: string }>} */
    this.exported = new Map();
    /** @type {Map<ts.Symbol, { name: string, folder: string }>} */
    this.met = new Map();
    /** @type {ts.Symbol[]} */
    this.waiting = [];
    this.writing = '';
    this.derived = derivedTypes(program, this.checker);
    this.text = new TypeText(this.checker, {
      nameOf: (symbol) => this.nameOf(symbol),
      aliasOf: (type) => this.derived.get(type),
    });
  }

  /** @param {readonly { request: string, file: string, folder: string }[]} entries */
  read(entries) {
    const exports = entries.map((entry) => ({ ...entry, symbols: this.exportsOf(entry.file) }));
    for (const { folder, symbols } of exports) {
      for (const { name, symbol } of symbols) {
        const isTaken = [...this.exported].some(
          ([other, known]) => known.folder === folder && known.name === name && other !== symbol,
        );
        if (!this.exported.has(symbol) && !isTaken) this.exported.set(symbol, { name, folder });
      }
    }
    /** @type {Record<string, { entries: Record<string, string[]>, types: string[] }>} */
    const api = {};
    const of = (/** @type {string} */ folder) => (api[folder] ??= { entries: {}, types: [] });
    for (const { request, folder, symbols } of exports) {
      this.writing = folder;
      of(folder).entries[request] = symbols.flatMap(({ name, symbol }) => this.exportLines(name, symbol));
    }
    for (let symbol = this.waiting.shift(); symbol !== undefined; symbol = this.waiting.shift()) {
      const { name, folder } = this.met.get(symbol) ?? { name: symbol.name, folder: '' };
      this.writing = folder;
      of(folder).types.push(this.definition(name, symbol));
    }
    for (const { types } of Object.values(api)) types.sort();
    return api;
  }

  /** @param {string} file */
  exportsOf(file) {
    const source = this.program.getSourceFile(file);
    const module = source === undefined ? undefined : this.checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} is no module`);
    return this.checker
      .getExportsOfModule(module)
      .map((symbol) => ({
        name: symbol.name,
        symbol: symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol,
      }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  /**
   * @param {string} name
   * @param {ts.Symbol} symbol
   */
  exportLines(name, symbol) {
    const lines = [];
    if (symbol.flags & ts.SymbolFlags.Value)
      lines.push(`export const ${name}: ${this.text.of(this.checker.getTypeOfSymbol(symbol))};`);
    if (symbol.flags & ts.SymbolFlags.Type) {
      const known = this.nameOf(symbol);
      lines.push(known === name ? `export type { ${name} };` : `export type { ${known} as ${name} };`);
    }
    return lines;
  }

  /**
   * @param {ts.Symbol} symbol the name under which a type is written here; types of the repository are written down too
   */
  nameOf(symbol) {
    const folder = this.folderOf(symbol);
    if (folder === undefined) return symbol.name;
    let known = this.met.get(symbol);
    if (known === undefined) {
      const file = basename(symbol.declarations?.[0]?.getSourceFile().fileName ?? '')
        .replace(/\.tsx?$/, '')
        .replace(/\W(\w)/g, (_, letter) => letter.toUpperCase());
      const exported = this.exported.get(symbol);
      known = exported?.folder === folder ? exported : { name: `${file}$${symbol.name}`, folder };
      this.met.set(symbol, known);
      this.waiting.push(symbol);
    }
    return known.folder === this.writing ? known.name : `${known.folder}.${known.name}`;
  }

  /** @param {ts.Symbol} symbol the package of the repository whose type it is */
  folderOf(symbol) {
    const file = symbol.declarations?.[0]?.getSourceFile().fileName;
    if (file === undefined || file.includes('/node_modules/')) return undefined;
    const [shared, folder] = relative(this.root, file).split(sep);
    return shared === 'shared' ? folder : undefined;
  }

  /**
   * @param {string} name
   * @param {ts.Symbol} symbol
   */
  definition(name, symbol) {
    const declared = this.checker.getDeclaredTypeOfSymbol(symbol);
    const parameters =
      declared.aliasSymbol === symbol
        ? declared.aliasTypeArguments
        : 'typeParameters' in declared
          ? declared.typeParameters
          : [];
    const told = this.text.typeParameters(/** @type {readonly ts.TypeParameter[]} */ (parameters ?? []));
    const body =
      this.derived.get(declared) === symbol
        ? this.text.structure(declared, '\n')
        : declared.aliasSymbol === undefined || declared.aliasSymbol === symbol
          ? this.body(declared, symbol)
          : this.text.of(declared);
    return `type ${name}${told} = ${body.startsWith('\n') ? body.slice(1) : body};`;
  }

  /**
   * @param {ts.Type} type
   * @param {ts.Symbol} symbol
   */
  body(type, symbol) {
    // an alias of an interface has the interface's name, not its own members
    if (type.aliasSymbol === undefined && type.symbol !== symbol) return this.text.of(type);
    if (!type.isClassOrInterface()) return this.text.structure(type, '\n');
    const above = (this.checker.getBaseTypes(type) ?? []).map((base) => this.text.of(base));
    if (above.length === 0) return this.text.structure(type, '\n');
    const own = [...(symbol.members?.values() ?? [])].filter(
      ({ flags }) => flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Method),
    );
    const members = own
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map((member) => this.text.member(member));
    return [...above, `{\n  ${members.join('\n  ')}\n}`].join(' & ');
  }
}
