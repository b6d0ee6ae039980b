import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './durable-file';

/** What the host keeps of a pin that it signed: enough to list and to revoke it, not enough to sign it again. */
export interface SignedPin {
  readonly id: string;
  readonly team: string;
  /** Wanted version, or its beginning, by remote. */
  readonly pins: Readonly<Record<string, string>>;
  readonly issuedAt: string;
  readonly until: string;
  readonly revokedAt?: string;
}

export type CheckedPin =
  | { readonly ok: true; readonly pin: SignedPin }
  | { readonly ok: false; readonly reason: 'forged' | 'expired' | 'revoked'; readonly wanted: string };

const PREFIX = 'signed.';
const DAY_MS = 24 * 60 * 60_000;
/** How long one that has ended stays in the list, for whoever wonders. */
const REMEMBERED_DAYS = 30;
const SHORTEST_KEY = 32;

export const isSignedPin = (text: string): boolean => text.startsWith(PREFIX);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isPin(value: unknown): value is SignedPin {
  return (
    isObject(value) &&
    ['id', 'team', 'issuedAt', 'until'].every((field) => typeof value[field] === 'string') &&
    isObject(value['pins']) &&
    Object.values(value['pins']).every((version) => typeof version === 'string') &&
    (value['revokedAt'] === undefined || typeof value['revokedAt'] === 'string')
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Pins for people who may not pin: whoever publishes signs one, with an end, and hands out its address. The signature
 * says that it is ours, the list here that it was not revoked.
 */
export class SignedPins {
  readonly #portalFolder: string;
  readonly #now: () => Date;
  readonly #configuredKey: string | undefined;
  #pins: readonly SignedPin[];

  constructor(portalFolder: string, now: () => Date, configuredKey: string | undefined) {
    this.#portalFolder = portalFolder;
    this.#now = now;
    this.#configuredKey = configuredKey;
    this.#pins = this.#read();
  }

  sign(team: string, pins: SignedPin['pins'], days: number): { readonly pin: SignedPin; readonly token: string } {
    const now = this.#now();
    const pin: SignedPin = {
      id: randomBytes(6).toString('hex'),
      team,
      pins,
      issuedAt: now.toISOString(),
      until: new Date(now.getTime() + days * DAY_MS).toISOString(),
    };
    const payload = Buffer.from(JSON.stringify(pin)).toString('base64url');
    const token = `${PREFIX}${payload}.${this.#mac(payload, this.#key()).toString('base64url')}`;
    this.#write([...this.#pins, pin]);
    return { pin, token };
  }

  check(token: string): CheckedPin {
    const [payload = '', mac = '', ...more] = token.slice(PREFIX.length).split('.');
    const key = this.#keyIfAny();
    const given = Buffer.from(mac, 'base64url');
    const right = key === undefined ? undefined : this.#mac(payload, key);
    const pin = parse(Buffer.from(payload, 'base64url').toString('utf8'));
    if (
      right === undefined ||
      more.length > 0 ||
      given.length !== right.length ||
      !timingSafeEqual(given, right) ||
      !isPin(pin)
    ) {
      return { ok: false, reason: 'forged', wanted: token.slice(0, 24) };
    }
    if (Date.parse(pin.until) <= this.#now().getTime()) return { ok: false, reason: 'expired', wanted: pin.id };
    // One that is not in the list was issued before a list was lost: whoever could revoke it could not see it.
    const listed = this.#pins.find(({ id }) => id === pin.id);
    if (listed === undefined || listed.revokedAt !== undefined) return { ok: false, reason: 'revoked', wanted: pin.id };
    return { ok: true, pin: listed };
  }

  list(): readonly SignedPin[] {
    return this.#pins.filter((pin) => this.#isRemembered(pin));
  }

  inForce(): readonly SignedPin[] {
    return this.#pins.filter(
      ({ until, revokedAt }) => revokedAt === undefined && Date.parse(until) > this.#now().getTime(),
    );
  }

  find(id: string): SignedPin | undefined {
    return this.#pins.find((pin) => pin.id === id);
  }

  revoke(id: string): void {
    const revokedAt = this.#now().toISOString();
    this.#write(this.#pins.map((pin) => (pin.id === id ? { ...pin, revokedAt: pin.revokedAt ?? revokedAt } : pin)));
  }

  #isRemembered({ until }: SignedPin): boolean {
    return Date.parse(until) + REMEMBERED_DAYS * DAY_MS > this.#now().getTime();
  }

  #mac(payload: string, key: string): Buffer {
    return createHmac('sha256', key).update(`registrar pins\n${payload}`).digest();
  }

  get #keyFile(): string {
    return join(this.#portalFolder, 'pin-key');
  }

  #keyIfAny(): string | undefined {
    if (this.#configuredKey !== undefined) return this.#configuredKey;
    const key = existsSync(this.#keyFile) ? readFileSync(this.#keyFile, 'utf8').trim() : '';
    return key.length < SHORTEST_KEY ? undefined : key;
  }

  /** Made when the first pin is signed, readable by its owner only; under another name until it is whole. */
  #key(): string {
    const known = this.#keyIfAny();
    if (known !== undefined) return known;
    const key = randomBytes(32).toString('base64url');
    const draft = `${this.#keyFile}.${process.pid}.next`;
    mkdirSync(this.#portalFolder, { recursive: true });
    writeFileSync(draft, key, { mode: 0o600 });
    renameSync(draft, this.#keyFile);
    return key;
  }

  get #file(): string {
    return join(this.#portalFolder, 'signed-pins.json');
  }

  #write(pins: readonly SignedPin[]): void {
    const kept = pins.filter((pin) => this.#isRemembered(pin));
    replaceFile(this.#file, `${JSON.stringify(kept, null, 2)}\n`);
    this.#pins = kept;
  }

  /** A damaged list must not keep the portal from starting: it is set aside, and what it held counts as revoked. */
  #read(): readonly SignedPin[] {
    if (!existsSync(this.#file)) return [];
    const value = parse(readFileSync(this.#file, 'utf8'));
    if (Array.isArray(value) && value.every(isPin)) return value;
    renameSync(this.#file, `${this.#file}.damaged`);
    return [];
  }
}
