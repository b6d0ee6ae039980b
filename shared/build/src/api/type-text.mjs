import ts from 'typescript';

/**
 * How a named type is written, and told that it was met; and the name that the repository gave to a type which a schema
 * derives, so that it has none of its own.
 *
 * @typedef {{ readonly nameOf: (symbol: ts.Symbol) => string,
 *   readonly aliasOf: (type: ts.Type) => ts.Symbol | undefined }} Names
 */

const NOTHING = ts.TypeFlags.Undefined;
const PLAIN =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrayAsGenericType;

/**
 * Writes types the way the compiler understands them: without the names of parameters' parts, without what a schema
 * derived them from, unions in a fixed order. Equal types have equal texts however their sources are written.
 */
export class TypeText {
  /**
   * @param {ts.TypeChecker} checker
   * @param {Names} names
   */
  constructor(checker, names) {
    this.checker = checker;
    this.names = names;
    /** @type {Set<ts.Type>} */
    this.open = new Set();
  }

  /** @param {ts.Type} type */
  of(type) {
    return this.named(type) ?? this.structure(type);
  }

  /** @param {ts.Type} type */
  named(type) {
    const alias = this.names.aliasOf(type);
    if (alias !== undefined) return this.names.nameOf(alias);
    if (type.aliasSymbol !== undefined)
      return `${this.names.nameOf(type.aliasSymbol)}${this.args(type.aliasTypeArguments)}`;
    const { symbol } = type;
    if (symbol?.name === 'globalThis') return 'typeof globalThis';
    if (
      symbol === undefined ||
      !(
        symbol.flags &
        (ts.SymbolFlags.Interface | ts.SymbolFlags.Class | ts.SymbolFlags.Enum | ts.SymbolFlags.EnumMember)
      )
    )
      return undefined;
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.EnumLike))) return undefined;
    if (this.isClassItself(type)) return `typeof ${this.names.nameOf(symbol)}`;
    const own = isReference(type)
      ? this.checker.getTypeArguments(type).slice(0, type.target.typeParameters?.length ?? 0)
      : [];
    if (this.checker.isArrayType(type)) return `${symbol.name}<${this.of(own[0] ?? type)}>`;
    return `${this.names.nameOf(symbol)}${this.args(own.filter((argument) => argument !== type && !isThis(argument)))}`;
  }

  /** @param {ts.Type} type */
  isClassItself(type) {
    return (type.symbol.flags & ts.SymbolFlags.Class) !== 0 && type.getConstructSignatures().length > 0;
  }

  /** @param {readonly ts.Type[] | undefined} types */
  args(types) {
    return types === undefined || types.length === 0 ? '' : `<${types.map((type) => this.of(type)).join(', ')}>`;
  }

  /**
   * @param {ts.Type} type
   * @param {string} [between] what stands between the members of an object
   */
  structure(type, between = ' ') {
    if (this.open.has(type)) return 'unknown /* itself */';
    this.open.add(type);
    try {
      if (type.isUnion()) return this.union(type, between);
      if (type.isIntersection()) return type.types.map((part) => this.of(part)).join(' & ');
      if (type.flags & ts.TypeFlags.Substitution && 'baseType' in type)
        return `NoInfer<${this.of(/** @type {ts.SubstitutionType} */ (type).baseType)}>`;
      if (this.checker.isTupleType(type)) return this.tuple(type);
      if (type.flags & ts.TypeFlags.Object && !isMapped(type)) return this.object(type, between);
      return this.checker.typeToString(type, undefined, PLAIN);
    } finally {
      this.open.delete(type);
    }
  }

  /**
   * @param {ts.UnionType} type
   * @param {string} between
   */
  union(type, between) {
    const texts = new Set(
      type.types.map((part) => (part.flags & ts.TypeFlags.BooleanLiteral ? 'boolean' : bracketed(this.of(part)))),
    );
    const both = type.types.filter((part) => part.flags & ts.TypeFlags.BooleanLiteral).length === 1;
    const sorted = [...texts]
      .map((text) =>
        text === 'boolean' && both
          ? this.checker.typeToString(type.types.find((part) => part.flags & ts.TypeFlags.BooleanLiteral) ?? type)
          : text,
      )
      .sort();
    return sorted.join(between === ' ' ? ' | ' : '\n  | ');
  }

  /** @param {ts.Type} type */
  tuple(type) {
    const parts = isReference(type) ? this.checker.getTypeArguments(type).map((part) => this.of(part)) : [];
    return `readonly [${parts.join(', ')}]`;
  }

  /**
   * @param {ts.Type} type
   * @param {string} between
   */
  object(type, between) {
    const calls = [
      ...type.getCallSignatures().map((one) => this.signature(one)),
      ...type.getConstructSignatures().map((one) => ({ ...this.signature(one), made: true })),
    ];
    const properties = type.getProperties().filter((property) => !property.name.startsWith('__@'));
    const indexes = this.checker.getIndexInfosOfType(type);
    if (properties.length === 0 && indexes.length === 0 && calls.length > 0) {
      const texts = calls.map(({ parameters, result, made }) => `${made ? 'new ' : ''}${parameters} => ${result}`);
      return texts.length === 1 ? (texts[0] ?? '') : texts.map((text) => `(${text})`).join(' & ');
    }
    const members = [
      ...calls.map(({ parameters, result, made }) => `${made ? 'new ' : ''}${parameters}: ${result};`),
      ...indexes.map(({ keyType, type: value }) => `[key: ${this.of(keyType)}]: ${this.of(value)};`),
      ...properties.sort((one, other) => (one.name < other.name ? -1 : 1)).map((property) => this.member(property)),
    ];
    if (members.length === 0) return '{}';
    return between === ' ' ? `{ ${members.join(' ').replace(/;$/, '')} }` : `{\n  ${members.join('\n  ')}\n}`;
  }

  /** @param {ts.Symbol} property */
  member(property) {
    const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const type = this.checker.getTypeOfSymbol(property);
    const name = /^[A-Za-z_$][\w$]*$/.test(property.name) ? property.name : JSON.stringify(property.name);
    return `${name}${optional ? '?' : ''}: ${this.of(optional ? this.withoutUndefined(type) : type)};`;
  }

  /** @param {ts.Type} type what may be left out is not told twice */
  withoutUndefined(type) {
    if (type.aliasSymbol !== undefined || !type.isUnion() || !type.types.some((part) => part.flags & NOTHING))
      return type;
    return this.checker.getNonNullableType(type) === type || type.types.some((part) => part.flags & ts.TypeFlags.Null)
      ? type
      : this.checker.getNonNullableType(type);
  }

  /** @param {ts.Signature} signature */
  signature(signature) {
    const parameters = signature.getParameters().map((parameter, index) => {
      const declaration = parameter.valueDeclaration;
      const isParameter = declaration !== undefined && ts.isParameter(declaration);
      const optional =
        isParameter && (declaration.questionToken !== undefined || declaration.initializer !== undefined);
      const rest = isParameter && declaration.dotDotDotToken !== undefined ? '...' : '';
      const type = this.checker.getTypeOfSymbol(parameter);
      return `${rest}${/^[A-Za-z]\w*$/.test(parameter.name) ? parameter.name : `arg${index}`}${optional ? '?' : ''}: ${this.of(optional ? this.withoutUndefined(type) : type)}`;
    });
    const own = signature.getTypeParameters() ?? [];
    const predicate = this.checker.getTypePredicateOfSignature(signature);
    const result =
      predicate?.type === undefined
        ? this.of(signature.getReturnType())
        : `${predicate.parameterName ?? 'this'} is ${this.of(predicate.type)}`;
    return { parameters: `${this.typeParameters(own)}(${parameters.join(', ')})`, result, made: false };
  }

  /** @param {readonly ts.TypeParameter[]} parameters */
  typeParameters(parameters) {
    const told = parameters.map((parameter) => {
      const [bound, usual] = [parameter.getConstraint(), parameter.getDefault()];
      return `${parameter.symbol.name}${bound === undefined ? '' : ` extends ${this.of(bound)}`}${usual === undefined ? '' : ` = ${this.of(usual)}`}`;
    });
    return told.length === 0 ? '' : `<${told.join(', ')}>`;
  }
}

/**
 * @param {ts.Type} type
 * @returns {type is ts.TypeReference}
 */
function isReference(type) {
  return 'target' in type && (type.flags & ts.TypeFlags.Object) !== 0;
}

/** @param {ts.Type} type */
const isThis = (type) => 'isThisType' in type && type.isThisType === true;

/** @param {ts.Type} type whose properties no list could name: over a type parameter */
const isMapped = (type) =>
  'objectFlags' in type &&
  (Number(type.objectFlags) & ts.ObjectFlags.Mapped) !== 0 &&
  type.getProperties().length === 0;

/** @param {string} text a function in a union stands in brackets */
const bracketed = (text) => (/^(new )?(<.*>)?\(.*=>/s.test(text) ? `(${text})` : text);
