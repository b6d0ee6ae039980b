import type { Bilingual, Language } from '@registrar/domain/bilingual';
import type { LawReason } from '@registrar/domain/envelope';
import { blockerCodes, processReasons, type BlockerCode, type ProcessReason } from '@registrar/domain/processes';
import { wireLanguage, sentence, type MessageKey } from '../../../platform/language';
import { refuse } from '../../../platform/refusal';

/** Why a process is not open to a company, in both languages. */
export interface Reason {
  readonly code: BlockerCode | ProcessReason;
  readonly message: Bilingual;
  readonly lawReference: Bilingual | null;
  /** The page of the portal where the reason is resolved. */
  readonly wayOut: string | null;
}

interface Settled {
  readonly lawReference?: Bilingual | null;
  readonly wayOut?: string | null;
}

/** A reason whose message is its name, without further facts. */
export function plainReason(
  code: BlockerCode | ProcessReason,
  { lawReference = null, wayOut = null }: Settled = {},
): Reason {
  return {
    code,
    message: blockerCodes.has(code) ? blockerCodes.name(code) : processReasons.name(code),
    lawReference,
    wayOut,
  };
}

/** A reason whose message contains facts, in both languages. */
export function factualReason(
  code: BlockerCode | ProcessReason,
  key: MessageKey,
  facts: Readonly<Record<string, Bilingual | string>>,
  { lawReference = null, wayOut = null }: Settled = {},
): Reason {
  const said = (language: Language): string =>
    sentence(
      key,
      wireLanguage(language),
      Object.fromEntries(
        Object.entries(facts).map(([name, value]) => [name, typeof value === 'string' ? value : value[language]]),
      ),
    );
  return { code, message: { ne: said('ne'), en: said('en') }, lawReference, wayOut };
}

export function inLanguage({ code, message, lawReference, wayOut }: Reason, language: Language): LawReason {
  return { code, message: message[language], lawReference: lawReference?.[language] ?? null, wayOut };
}

/** Refuses with BLK-423. The first reason is the message; all reasons are in the answer. */
export function refuseBlocked(reasons: readonly [Reason, ...Reason[]], language: Language): never {
  const [first] = reasons;
  refuse('BLK-423', {
    text: first.message[language],
    blocker: {
      code: first.code,
      link: first.wayOut ?? '/dashboard',
      reasons: reasons.map((reason) => inLanguage(reason, language)),
    },
  });
}

/** The same for a list that may be empty; then it does not refuse. */
export function refuseIfBlocked(reasons: readonly Reason[], language: Language): void {
  const [first, ...others] = reasons;
  if (first) refuseBlocked([first, ...others], language);
}
