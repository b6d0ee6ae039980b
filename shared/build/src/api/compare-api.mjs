import ts from 'typescript';
import { bare, flipped, mentionedBy, parseLine, partsOf, positionOfArgument, textOf } from './type-nodes.mjs';

/**
 * @typedef {import('./read-api.mjs').PackageApi} PackageApi
 * @typedef {import('./type-nodes.mjs').Position} Position
 * @typedef {{ readonly grade: 'major' | 'minor', readonly what: string }} Change
 * @typedef {Readonly<Record<string, PackageApi>>} Apis by folder of the package
 */

const LONGEST = 160;
/** @param {string} text */
const short = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/**
 * What changed in the promises of a package. What is handed over may grow, what is given may grow too, each in the
 * direction that asks nothing new of whoever imports it; whatever this cannot tell is a major change.
 *
 * @param {string} folder of the package
 * @param {Apis} before
 * @param {Apis} after
 * @returns {readonly Change[]}
 */
export function compareApi(folder, before, after) {
  const [old, now] = [before[folder], after[folder]].map((api) => api ?? { entries: {}, types: [] });
  const changes = new Changes(namedIn(old), namedIn(now));
  if (old === undefined || now === undefined) return [];
  changes.names('', Object.keys(old.entries), Object.keys(now.entries));
  for (const [entry, lines] of Object.entries(old.entries)) {
    const [former, present] = [lines, now.entries[entry]].map(
      (list) => new Map((list ?? []).map((line) => [nameOfExport(line), line])),
    );
    if (former === undefined || present === undefined || !(entry in now.entries)) continue;
    changes.names(`${entry}: `, [...former.keys()], [...present.keys()]);
    for (const [name, line] of former) changes.line(`${entry}: ${name}`, line, present.get(name), 'out');
  }
  const positions = [positionsIn(before), positionsIn(after)];
  const present = new Map(now.types.map((line) => [parseLine(line).name, line]));
  for (const line of old.types) {
    const { name } = parseLine(line);
    const known = new Set(positions.flatMap((of) => [...(of.get(`${folder}.${name}`) ?? [])]));
    changes.line(name, line, present.get(name), known.size === 1 ? ([...known][0] ?? 'both') : 'both');
  }
  return changes.found;
}

/** @param {string} line */
const nameOfExport = (line) =>
  line.startsWith('export type')
    ? line.replace(/^export type \{ (?:.* as )?([\w$]+) \};$/s, 'type $1')
    : parseLine(line).name;

/**
 * Where each named type stands, as the exported values of all packages tell.
 *
 * @param {Apis} apis
 */
function positionsIn(apis) {
  /** @type {Map<string, Set<Position>>} */
  const positions = new Map();
  const definitions = new Map(
    Object.entries(apis).flatMap(([folder, { types }]) =>
      types.map(
        (line) => /** @type {const} */ ([`${folder}.${parseLine(line).name}`, { folder, type: parseLine(line).type }]),
      ),
    ),
  );
  /** @param {string} folder @param {ts.TypeNode | undefined} type @param {Position} position */
  const follow = (folder, type, position) => {
    if (type === undefined) return;
    mentionedBy(type, position, (name, at) => {
      const key = name.includes('.') ? name : `${folder}.${name}`;
      const known = positions.get(key) ?? new Set();
      const definition = definitions.get(key);
      if (definition === undefined || known.has(at)) return;
      positions.set(key, known.add(at));
      follow(definition.folder, definition.type, at);
    });
  };
  for (const [folder, { entries }] of Object.entries(apis)) {
    for (const line of Object.values(entries).flat()) follow(folder, parseLine(line).type, 'out');
  }
  return positions;
}

/**
 * @typedef {ReadonlyMap<string, ts.TypeNode | undefined>} Named types by name
 * @param {PackageApi | undefined} api
 * @returns {Named}
 */
const namedIn = (api) => new Map((api?.types ?? []).map((line) => [parseLine(line).name, parseLine(line).type]));

/**
 * The members that an intersection comes to, those of its named parts among them: whether an interface writes its
 * members itself or takes them from another one is no difference. Of what has no such members nothing.
 *
 * @param {ts.TypeNode} type
 * @param {Named} named
 * @returns {readonly ts.TypeElement[] | undefined}
 */
function membersOf(type, named) {
  const node = bare(type);
  if (ts.isTypeLiteralNode(node)) return node.members;
  const parts = ts.isIntersectionTypeNode(node)
    ? node.types
    : ts.isTypeReferenceNode(node)
      ? [named.get(textOf(node))]
      : [undefined];
  const all = parts.map((part) => (part === undefined ? undefined : membersOf(part, named)));
  return all.includes(undefined) ? undefined : all.flatMap((members) => members ?? []);
}

class Changes {
  /** @param {Named} before @param {Named} after */
  constructor(before, after) {
    this.before = before;
    this.after = after;
    /** @type {Change[]} */
    this.found = [];
  }

  /** @param {string} where @param {readonly string[]} before @param {readonly string[]} after */
  names(where, before, after) {
    for (const name of before)
      if (!after.includes(name)) this.found.push({ grade: 'major', what: `- ${where}${name}` });
    for (const name of after)
      if (!before.includes(name)) this.found.push({ grade: 'minor', what: `+ ${where}${name}` });
  }

  /** @param {string} where @param {string} before @param {string | undefined} after @param {Position} position */
  line(where, before, after, position) {
    if (after === undefined || before === after) return;
    const [old, now] = [parseLine(before), parseLine(after)];
    if (old.type === undefined || now.type === undefined || !this.parameters(where, old.parameters, now.parameters))
      this.changed(where, before, after, 'major');
    else this.type(where, old.type, now.type, position);
  }

  /**
   * Whether type parameters are the same but for what they may stand for, which whoever imports this hands over.
   *
   * @param {string} where
   * @param {readonly ts.TypeParameterDeclaration[]} before
   * @param {readonly ts.TypeParameterDeclaration[]} after
   */
  parameters(where, before, after) {
    const isSame =
      before.length === after.length &&
      before.every(({ name, constraint, default: fallback }, index) => {
        const other = after[index];
        return (
          name.text === other?.name.text &&
          (fallback?.getText() === other.default?.getText() || (isWhole(before[index]) && isWhole(other))) &&
          (constraint === undefined) === (other.constraint === undefined)
        );
      });
    if (!isSame) return false;
    for (const [index, { name, constraint }] of before.entries()) {
      const present = after[index]?.constraint;
      if (constraint !== undefined && present !== undefined)
        this.type(`${where}<${name.text}>`, constraint, present, 'in');
    }
    return true;
  }

  /** @param {string} where @param {string} before @param {string} after @param {'major' | 'minor'} grade */
  changed(where, before, after, grade) {
    this.found.push({ grade, what: `~ ${where}: ${short(before)} → ${short(after)}` });
  }

  /** @param {string} where @param {ts.TypeNode} before @param {ts.TypeNode} after @param {Position} position */
  type(where, before, after, position) {
    const [old, now] = [bare(before), bare(after)];
    if (textOf(old) === textOf(now)) return;
    const members =
      ts.isIntersectionTypeNode(old) && ts.isIntersectionTypeNode(now)
        ? []
        : [membersOf(old, this.before), membersOf(now, this.after)];
    if (
      members[0] !== undefined &&
      members[1] !== undefined &&
      !(ts.isTypeReferenceNode(old) && ts.isTypeReferenceNode(now))
    )
      this.members(where, members[0], members[1], position);
    else if (ts.isFunctionTypeNode(old) && ts.isFunctionTypeNode(now)) this.call(where, old, now, position);
    else if (
      ts.isIntersectionTypeNode(old) &&
      ts.isIntersectionTypeNode(now) &&
      old.types.length === now.types.length
    ) {
      for (const [index, part] of old.types.entries()) this.type(where, part, now.types[index] ?? part, position);
    } else if (
      ts.isTypeReferenceNode(old) &&
      ts.isTypeReferenceNode(now) &&
      old.typeName.getText() === now.typeName.getText() &&
      old.typeArguments?.length === now.typeArguments?.length
    ) {
      for (const [index, part] of (old.typeArguments ?? []).entries())
        this.type(
          where,
          part,
          now.typeArguments?.[index] ?? part,
          positionOfArgument(old.typeName.getText(), position),
        );
    } else this.union(where, old, now, position);
  }

  /**
   * A type that stands alone is a union of one.
   *
   * @param {string} where
   * @param {ts.TypeNode} before
   * @param {ts.TypeNode} after
   * @param {Position} position
   */
  union(where, before, after, position) {
    const [old, now] = [before, after].map((type) => partsOf(type).map(textOf));
    const [gone, come] = [
      partsOf(before).filter((part) => !now?.includes(textOf(part))),
      partsOf(after).filter((part) => !old?.includes(textOf(part))),
    ];
    // of a part that may also be missing, the part itself is compared; one that stands alone has been by now
    if (
      (partsOf(before).length > 1 || partsOf(after).length > 1) &&
      gone.length === 1 &&
      come.length === 1 &&
      gone[0] &&
      come[0] &&
      (isEach(ts.isTypeLiteralNode, gone[0], come[0]) || isEach(ts.isTypeReferenceNode, gone[0], come[0]))
    )
      return this.type(where, gone[0], come[0], position);
    const isOpen = old?.some(isCode) ?? false;
    const grown = now?.some((part) => !old?.includes(part) && !(isOpen && isCode(part)));
    const lost = old?.some((part) => !now?.includes(part));
    const fits = (position === 'in' || !grown) && (position === 'out' || !lost);
    this.changed(where, textOf(before), textOf(after), fits ? 'minor' : 'major');
  }

  /**
   * @param {string} where
   * @param {readonly ts.TypeElement[]} before
   * @param {readonly ts.TypeElement[]} after
   * @param {Position} position
   */
  members(where, before, after, position) {
    const [old, now] = [before, after].map((members) => new Map(members.map((member) => [keyOf(member), member])));
    for (const [key, member] of old ?? []) {
      const present = now?.get(key);
      if (present === undefined) this.found.push({ grade: 'major', what: `- ${where}.${key}` });
      else this.member(`${where}.${key}`, member, present, position);
    }
    for (const [key, member] of now ?? []) {
      if (old?.has(key)) continue;
      const asksNothing = member.questionToken !== undefined || position === 'out';
      this.found.push({
        grade: asksNothing ? 'minor' : 'major',
        what: `+ ${where}.${key}${member.questionToken === undefined ? ' (required)' : ''}`,
      });
    }
  }

  /** @param {string} where @param {ts.TypeElement} before @param {ts.TypeElement} after @param {Position} position */
  member(where, before, after, position) {
    const [wasOptional, isOptional] = [before, after].map(({ questionToken }) => questionToken !== undefined);
    if (wasOptional !== isOptional)
      this.changed(
        where,
        wasOptional ? 'optional' : 'required',
        isOptional ? 'optional' : 'required',
        position === (isOptional ? 'in' : 'out') ? 'minor' : 'major',
      );
    if (
      ts.isPropertySignature(before) &&
      ts.isPropertySignature(after) &&
      before.type !== undefined &&
      after.type !== undefined
    )
      this.type(where, before.type, after.type, position);
    else if (ts.isCallSignatureDeclaration(before) && ts.isCallSignatureDeclaration(after))
      this.call(where, before, after, position);
    else if (before.getText() !== after.getText()) this.changed(where, before.getText(), after.getText(), 'major');
  }

  /**
   * @param {string} where
   * @param {ts.SignatureDeclaration} before
   * @param {ts.SignatureDeclaration} after
   * @param {Position} position
   */
  call(where, before, after, position) {
    if (!this.parameters(where, before.typeParameters ?? [], after.typeParameters ?? []))
      return this.changed(where, before.getText(), after.getText(), 'major');
    for (const [index, parameter] of before.parameters.entries()) {
      const present = after.parameters[index];
      const place = `${where}(${index + 1})`;
      if (present === undefined || parameter.type === undefined || present.type === undefined)
        this.found.push({ grade: 'major', what: `- ${place}` });
      else {
        const [wasOptional, isOptional] = [parameter, present].map(
          ({ questionToken, dotDotDotToken }) => questionToken !== undefined || dotDotDotToken !== undefined,
        );
        if (wasOptional !== isOptional)
          this.changed(
            place,
            wasOptional ? 'optional' : 'required',
            isOptional ? 'optional' : 'required',
            position === (isOptional ? 'out' : 'in') ? 'minor' : 'major',
          );
        this.type(place, parameter.type, present.type, flipped(position));
      }
    }
    for (const [index, parameter] of [...after.parameters].slice(before.parameters.length).entries()) {
      const asksNothing =
        parameter.questionToken !== undefined || parameter.dotDotDotToken !== undefined || position === 'in';
      this.found.push({
        grade: asksNothing ? 'minor' : 'major',
        what: `+ ${where}(${before.parameters.length + index + 1})${asksNothing ? '' : ' (required)'}`,
      });
    }
    if (before.type !== undefined && after.type !== undefined)
      this.type(`${where}()`, before.type, after.type, position);
  }
}

/**
 * The registry's enumerations are open: whoever reads a code bears one that it does not know, as pages and gateway are
 * released apart from each other anyway. The same holds for what is told apart by a code, its `kind`.
 *
 * @param {string} part
 */
const isCode = (part) => /^(?:\{ (?:.* )?kind: )?"[A-Z][A-Z\d]*(_[A-Z\d]+)*"(?:(?:; .*)? \})?$/s.test(part);

/**
 * Whether a type parameter that is left out stands for all that it may stand for.
 *
 * @param {ts.TypeParameterDeclaration | undefined} parameter
 */
const isWhole = (parameter) =>
  parameter?.default !== undefined && parameter.default.getText() === parameter.constraint?.getText();

/** @param {(node: ts.Node) => boolean} kind @param {readonly ts.TypeNode[]} parts */
const isEach = (kind, ...parts) => parts.every((part) => kind(bare(part)));

/** @param {ts.TypeElement} member */
function keyOf(member) {
  if (member.name !== undefined) return member.name.getText();
  return ts.isIndexSignatureDeclaration(member)
    ? `[${member.parameters[0]?.type?.getText() ?? ''}]`
    : ts.isConstructSignatureDeclaration(member)
      ? 'new ()'
      : '()';
}
