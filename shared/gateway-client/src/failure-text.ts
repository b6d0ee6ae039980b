import type { GatewayFailure, Language, Toast } from '@registrar/contract/shell-api';
import en from './locales/en.json';
import ne from './locales/ne.json';

type SentenceKey = keyof typeof ne;
const SENTENCES: Readonly<Record<Language, Readonly<Record<SentenceKey, string>>>> = { ne, en };

export const sentence = (language: Language, key: SentenceKey): string => SENTENCES[language][key];

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** The text for an answered failure, in the specification's order (section 8, failure toast selection). */
export function answerText(status: number, body: Readonly<Record<string, unknown>>, language: Language): string {
  const serverMessage = textOf(body['message']);
  if (serverMessage !== undefined) return serverMessage;
  const errorText = status === 404 || status === 500 ? textOf(body['error']) : undefined;
  if (errorText !== undefined) return errorText;
  return sentence(language, status === 503 ? 'serviceUnavailable' : 'contactOperator');
}

/** The toast for a failure. The key keeps ten calls that fail for one reason from saying it ten times. */
export function failureToast(failure: GatewayFailure, language: Language): Toast {
  switch (failure.cause) {
    case 'timeout':
    case 'aborted':
      return { kind: 'error', serverMessage: sentence(language, 'unreachable'), dedupeKey: 'gateway-unreachable' };
    case 'no-connection':
      return { kind: 'error', serverMessage: sentence(language, 'takingTooLong'), dedupeKey: 'gateway-no-connection' };
    case 'unknown':
      return { kind: 'error', serverMessage: failure.message };
    case 'answer':
      return {
        kind: 'error',
        serverMessage: failure.status === 413 ? sentence(language, 'contactOperatorTooLarge') : failure.message,
      };
  }
}
