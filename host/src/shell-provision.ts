import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { supportedContracts } from '@registrar/contract/remote-app';

/** What the live shell gives to remotes, as its build wrote it down. */
export interface ShellProvision {
  readonly contracts: readonly number[];
  /** Version of each shared package. */
  readonly packages: Readonly<Record<string, string>>;
  /** Addresses of the shell's own pages. */
  readonly paths: readonly string[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function isProvision(value: unknown): value is ShellProvision {
  if (!isObject(value)) return false;
  const { contracts, packages, paths } = value;
  return (
    Array.isArray(contracts) &&
    contracts.every(Number.isInteger) &&
    isObject(packages) &&
    isTexts(Object.values(packages)) &&
    isTexts(paths)
  );
}

/** A shell from before it wrote `provides.json`: nothing is known but what every shell keeps. */
export const NOTHING_KNOWN: ShellProvision = { contracts: supportedContracts, packages: {}, paths: [] };

/** Read once and again when it changed; a shell without the file is compared with nothing but the contract. */
export class ShellProvisions {
  readonly #file: () => string;
  #readAt = '';
  #provision = NOTHING_KNOWN;

  /** @param folder of the shell that is live */
  constructor(folder: () => string) {
    this.#file = () => join(folder(), 'provides.json');
  }

  get current(): ShellProvision {
    const file = this.#file();
    const readAt = existsSync(file) ? `${file} ${statSync(file).mtimeMs}` : '';
    if (readAt !== this.#readAt) {
      this.#provision = readAt === '' ? NOTHING_KNOWN : read(file);
      this.#readAt = readAt;
    }
    return this.#provision;
  }
}

function read(file: string): ShellProvision {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isProvision(value) ? value : NOTHING_KNOWN;
  } catch {
    return NOTHING_KNOWN;
  }
}
