/** A portal that runs elsewhere and is not ours to start: where it is, and what it gives to the tests. */
export interface Elsewhere {
  readonly origin: string;
  /** `mf-auth@pr-231` or a signed pin, several separated by commas. */
  readonly pins: string | undefined;
  /** Where its mailbox is read, if it has one. */
  readonly mailbox: string | undefined;
  /** It has the people and companies of the demonstration, and they may be changed. */
  readonly hasDemoData: boolean;
}

/** What a test needs besides a portal; `docs/qa.md` has the same list. */
export const MARKS = {
  '@own-data': 'makes its own people and companies',
  '@demo-data': 'works with the people, companies and rates of the demonstration, and changes them',
  '@mailbox': 'reads mails and SMS',
  '@own-portal': 'needs the machine of the portal: its clock, its data folder, its releases',
} as const;
export type Mark = keyof typeof MARKS;

export class Unusable extends Error {}

function addressOf(variable: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Unusable(`${variable} is "${text}"; write an address, such as https://test.example`);
  return new URL(text).origin;
}

/** From the environment; undefined where a portal of our own is started. */
export function readElsewhere(environment: Readonly<Record<string, string | undefined>>): Elsewhere | undefined {
  const { E2E_ORIGIN: origin, E2E_PINS: pins, E2E_MAILBOX: mailbox, E2E_DEMO_DATA: demoData } = environment;
  if (!origin) {
    const astray = Object.entries({ E2E_PINS: pins, E2E_MAILBOX: mailbox, E2E_DEMO_DATA: demoData }).find(
      ([, value]) => value,
    );
    if (astray)
      throw new Unusable(
        `${astray[0]} is for a portal elsewhere; set E2E_ORIGIN too, such as E2E_ORIGIN=https://test.example`,
      );
    return undefined;
  }
  if (demoData && demoData !== '1') throw new Unusable(`E2E_DEMO_DATA is "${demoData}"; write 1, or leave it out`);
  return {
    origin: addressOf('E2E_ORIGIN', origin),
    pins: pins || undefined,
    mailbox: mailbox ? addressOf('E2E_MAILBOX', mailbox) : undefined,
    hasDemoData: demoData === '1',
  };
}

/** Which marks that portal cannot serve, each with what to set so that it can. */
export function missingThere({ mailbox, hasDemoData }: Elsewhere): Readonly<Partial<Record<Mark, string>>> {
  return {
    '@own-portal': 'only a portal that the tests start themselves: leave E2E_ORIGIN out',
    ...(mailbox === undefined ? { '@mailbox': 'set E2E_MAILBOX to the address of its mailbox' } : {}),
    ...(hasDemoData ? {} : { '@demo-data': 'set E2E_DEMO_DATA=1 if it has the demonstration’s data' }),
  };
}

/**
 * A test runs elsewhere only if it says what it needs, so that a new one does not change a portal of others by mistake.
 */
export const marked = new RegExp('@(own|demo)-data');

export const elsewhere = readElsewhere(process.env);
