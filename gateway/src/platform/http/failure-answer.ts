import type { Failure } from '@registrar/domain/envelope';
import { fieldIssues } from '@registrar/domain/messages';
import { z } from 'zod';
import { domainLanguage, sentence, type WireLanguage } from '../language';
import { BucketUnavailable } from '../storage/s3-bucket';
import { waitInWords } from '../wait-in-words';
import { Refusal, refusals, type RefusalCode } from '../refusal';

/** Turns whatever went wrong into the envelope of a failure. What nobody expected says nothing of the inside. */
export function failureAnswer(error: unknown, language: WireLanguage): Failure {
  if (error instanceof z.core.$ZodError) {
    return { ...refusalAnswer(new Refusal('VAL-422'), language), errors: fieldIssues(error, domainLanguage(language)) };
  }
  if (error instanceof BucketUnavailable) return refusalAnswer(new Refusal('MAINT-503'), language);
  if (error instanceof Refusal) return refusalAnswer(error, language);
  const code = codeOfStatus(statusOf(error));
  return refusalAnswer(new Refusal(code, code === 'RATE-429' ? { retryAfterSeconds: 60 } : {}), language);
}

function refusalAnswer({ code, details }: Refusal, language: WireLanguage): Failure {
  const { status, message } = refusals[code];
  const { retryAfterSeconds } = details;
  // a sentence that names the wait says {{wait}}: minutes and seconds in the words of the language
  const parameters =
    retryAfterSeconds === undefined
      ? details.parameters
      : { ...details.parameters, wait: waitInWords(retryAfterSeconds, language) };
  const failure: Failure = {
    success: false,
    status,
    message: details.text ?? sentence(details.message ?? message, language, parameters),
    code,
  };
  if (details.errors) failure.errors = [...details.errors];
  if (details.enableCaptcha) failure.enableCaptcha = 'true';
  if (retryAfterSeconds !== undefined) failure.retryAfterSeconds = retryAfterSeconds;
  if (details.blocker)
    failure.blocker = { ...details.blocker, reasons: details.blocker.reasons && [...details.blocker.reasons] };
  if (details.waiting) failure.waiting = details.waiting;
  if (details.current) failure.current = details.current;
  return failure;
}

/**
 * What the reader of forms says of one that is broken, in words only: no boundary or an impossible one, an end in the
 * midst of a part.
 */
const BROKEN_FORM = /^Multipart: |unexpected end of multipart data$|^The needle cannot /i;

/** Fastify and its plugins say what they mean by a status. */
function statusOf(error: unknown): number {
  if (error instanceof Error && BROKEN_FORM.test(error.message)) return 400;
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

function codeOfStatus(status: number): RefusalCode {
  switch (status) {
    case 404:
      return 'REQ-404';
    case 405:
      return 'REQ-405';
    case 413:
      return 'REQ-413';
    case 415:
      return 'REQ-415';
    case 429:
      return 'RATE-429';
    case 503:
      return 'MAINT-503';
    default:
      return status >= 400 && status < 500 ? 'REQ-400' : 'SRV-500';
  }
}
