import type { Failure } from '@registrar/domain/envelope';
import { fieldIssues } from '@registrar/domain/messages';
import { z } from 'zod';
import { domainLanguage, sentence, type WireLanguage } from '../language';
import { Refusal, refusals, type RefusalCode } from '../refusal';

/** Turns whatever went wrong into the envelope of a failure. What nobody expected says nothing of the inside. */
export function failureAnswer(error: unknown, language: WireLanguage): Failure {
  if (error instanceof z.core.$ZodError) {
    return { ...refusalAnswer(new Refusal('VAL-422'), language), errors: fieldIssues(error, domainLanguage(language)) };
  }
  if (error instanceof Refusal) return refusalAnswer(error, language);
  return refusalAnswer(new Refusal(codeOfStatus(statusOf(error)), { parameters: { seconds: 60 } }), language);
}

function refusalAnswer({ code, details }: Refusal, language: WireLanguage): Failure {
  const { status, message } = refusals[code];
  const failure: Failure = {
    success: false,
    status,
    message: details.text ?? sentence(details.message ?? message, language, details.parameters),
    code,
  };
  if (details.errors) failure.errors = [...details.errors];
  if (details.enableCaptcha) failure.enableCaptcha = 'true';
  if (details.retryAfterSeconds !== undefined) failure.retryAfterSeconds = details.retryAfterSeconds;
  if (details.blocker) failure.blocker = details.blocker;
  return failure;
}

/** Fastify and its plugins say what they mean by a status. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
}

function codeOfStatus(status: number): RefusalCode {
  switch (status) {
    case 404: return 'REQ-404';
    case 405: return 'REQ-405';
    case 413: return 'REQ-413';
    case 415: return 'REQ-415';
    case 429: return 'RATE-429';
    case 503: return 'MAINT-503';
    default: return status >= 400 && status < 500 ? 'REQ-400' : 'SRV-500';
  }
}
