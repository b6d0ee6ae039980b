import type { Language } from '@registrar/contract/shell-api';
import { answerText, sentence } from './failure-text';
import { GatewayFailure } from './gateway-failure';

export interface Answer {
  /** The parsed body, or the file of a download. */
  readonly body: unknown;
  readonly message: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOrNothing = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const textOf = (value: unknown): string => textOrNothing(value) ?? '';

function fieldErrors(value: unknown): GatewayFailure['errors'] {
  if (!Array.isArray(value)) return undefined;
  return value.filter(isFields).map((error) => ({
    path: textOf(error['path']),
    code: textOf(error['code']),
    message: textOf(error['message']),
  }));
}

function failureFrom(status: number, body: Fields, language: Language): GatewayFailure {
  const { success: _success, status: _status, message: _message, code, errors, enableCaptcha, ...details } = body;
  return new GatewayFailure({
    status,
    message: answerText(status, body, language),
    code: textOrNothing(code),
    errors: fieldErrors(errors),
    enableCaptcha: textOrNothing(enableCaptcha),
    details,
    cause: 'answer',
  });
}

function parseJson(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

/** A proxy's error page is not JSON; the failure is then told by its status alone. */
function parseFailureBody(text: string): Fields {
  try {
    const body = parseJson(text);
    return isFields(body) ? body : {};
  } catch {
    return {};
  }
}

function fileNameOf(disposition: string | null): string | undefined {
  if (disposition === null) return undefined;
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1];
}

/** A download keeps the name the server gave it: the blob is then a `File`. */
async function readFile(response: Response): Promise<Blob> {
  const blob = await response.blob();
  const name = fileNameOf(response.headers.get('content-disposition'));
  return name === undefined ? blob : new File([blob], name, { type: blob.type });
}

/** Reads an HTTP answer; throws a `GatewayFailure` for anything that is not a success. */
export async function readAnswer(response: Response, expect: 'json' | 'blob', language: Language): Promise<Answer> {
  if (!response.ok) throw failureFrom(response.status, parseFailureBody(await response.text()), language);
  if (expect === 'blob') return { body: await readFile(response), message: undefined };
  const text = await response.text();
  let body: unknown;
  try {
    body = parseJson(text);
  } catch {
    throw new GatewayFailure({
      status: 500,
      message: sentence(language, 'somethingWentWrong'),
      details: { answeredStatus: response.status },
      cause: 'unknown',
    });
  }
  if (!isFields(body)) return { body, message: undefined };
  if (body['success'] === false) {
    const status = typeof body['status'] === 'number' ? body['status'] : response.status;
    throw failureFrom(status, body, language);
  }
  return { body, message: textOrNothing(body['message']) };
}

/** The envelope's content; an answer without an envelope is its own content. */
export function contentOf(body: unknown): unknown {
  return isFields(body) && 'success' in body && 'data' in body ? body['data'] : body;
}
