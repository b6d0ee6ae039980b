import { useState } from 'react';
import type { FieldError } from '@registrar/domain/envelope';
import type { Language } from '@registrar/contract/shell-api';
import { isGatewayFailure, useLanguage, usePortal } from '@registrar/runtime';
import { useTranslation } from 'react-i18next';
import { retryAfter } from './retry-after';
import { useCountdown } from './use-countdown';
import { waitWords } from './wait-words';

/** Sentences about a wait; each takes the wait in words. */
export type WaitSentence = 'wait.tooMany' | 'wait.otp' | 'signIn.locked';

type Said =
  | { readonly kind: 'sentence'; readonly message: string; readonly language: Language; readonly code?: string }
  | { readonly kind: 'wait'; readonly sentence: WaitSentence; readonly seconds: number };

export interface FailureNotice {
  /** What to say above the form, in the reader's language; undefined when nothing failed. */
  readonly message: string | undefined;
  /** Seconds until the gateway looks at another try; undefined when no wait was named, 0 when it is over. */
  readonly secondsLeft: number | undefined;
  /** While it is so another try would only be refused. */
  readonly waiting: boolean;
  clear(): void;
  say(message: string): void;
  sayWait(sentence: WaitSentence, seconds: number): void;
  /** Sorts a failed call: errors of fields are returned for the form, anything else becomes the notice. */
  take(error: unknown): readonly FieldError[];
}

/** Refusals that somebody at an account page meets every day. */
const KNOWN = new Set(['AUTH-OTP-INCORRECT', 'AUTH-OTP-EXPIRED', 'AUTH-SECOND-FACTOR']);

/**
 * The gateway answers in the language of the request. After a switch of the language its sentence would be in the wrong
 * one, so ours takes its place: the same for a refusal that is known, a general one otherwise. A wait is said in our
 * own words from the start.
 */
export function useFailureNotice(): FailureNotice {
  const language = useLanguage();
  const { t } = useTranslation();
  const { reportError } = usePortal();
  const [said, setSaid] = useState<Said | null>(null);
  const countdown = useCountdown();
  const say = (message: string, code?: string) => {
    countdown.stop();
    setSaid({ kind: 'sentence', message, language, code });
  };
  const sayWait = (sentence: WaitSentence, seconds: number) => {
    countdown.start(seconds);
    setSaid({ kind: 'wait', sentence, seconds });
  };
  const words = (): string | undefined => {
    if (said === null) return undefined;
    if (said.kind === 'sentence') {
      if (said.language === language) return said.message;
      return t(said.code !== undefined && KNOWN.has(said.code) ? `failure.${said.code}` : 'failure.general');
    }
    if (countdown.secondsLeft === 0) return t('wait.over');
    const { key, count } = waitWords(said.seconds);
    return t(said.sentence, { wait: t(key, { count }) });
  };
  return {
    message: words(),
    secondsLeft: said?.kind === 'wait' ? countdown.secondsLeft : undefined,
    waiting: said?.kind === 'wait' && countdown.secondsLeft > 0,
    clear() {
      countdown.stop();
      setSaid(null);
    },
    say,
    sayWait,
    take(error) {
      if (!isGatewayFailure(error)) {
        reportError(error, 'mf-auth/form');
        say(t('failure.general'));
        return [];
      }
      const wait = retryAfter(error);
      if (wait !== undefined) {
        sayWait(error.code === 'AUTH-OTP-RESEND' ? 'wait.otp' : 'wait.tooMany', wait);
        return [];
      }
      if (error.errors !== undefined && error.errors.length > 0) return error.errors;
      // without an answer there is no sentence of the gateway: the specification's own for a lost line
      say(error.cause === 'no-connection' ? t('failure.noConnection') : error.message, error.code);
      return [];
    },
  };
}
