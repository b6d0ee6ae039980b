import type { GatewayRequest, Toast } from '@registrar/contract/shell-api';
import { GatewayFailure } from '@registrar/gateway-client/gateway-failure';

export interface FakeCall {
  readonly method: NonNullable<GatewayRequest['method']>;
  readonly path: string;
  /** Values of the pattern's `:names`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: NonNullable<GatewayRequest['query']>;
  /** The body's value, whatever its encoding. */
  readonly body: unknown;
  readonly request: GatewayRequest;
}

/**
 * `data` of the envelope, or a function of the call. A `failure(…)` refuses, a `reply(…)` adds the server's message.
 */
export type FakeAnswer = ((call: FakeCall) => unknown) | object | string | number | boolean | null;

/** `"GET /external/api/application/:id"` to its answer. */
export type FakeAnswers = Readonly<Record<string, FakeAnswer>>;

class Reply {
  constructor(
    readonly data: unknown,
    readonly message: string,
  ) {}
}

/** An answer with the server's message, which the client shows as a toast. */
export const reply = (data: unknown, message: string): object => new Reply(data, message);

type FailureFields = Partial<Omit<ConstructorParameters<typeof GatewayFailure>[0], 'status'>>;

export const failure = (status: number, fields: FailureFields = {}): GatewayFailure =>
  new GatewayFailure({ message: 'Please contact operator', details: {}, cause: 'answer', ...fields, status });

interface Handler {
  readonly method: string;
  readonly pattern: RegExp;
  readonly answer: FakeAnswer;
}

function handlerFor(key: string, answer: FakeAnswer): Handler {
  const [method, path] = key.split(' ');
  if (method === undefined || path === undefined || !path.startsWith('/'))
    throw new Error(`"${key}" is not "METHOD /path"`);
  const source = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  return { method, pattern: new RegExp(`^${source}$`), answer };
}

function abortable(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = () => {
      clearTimeout(timer);
      reject(failure(500, { cause: 'aborted', message: 'Server could not be reached.' }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', refuse);
      resolve();
    }, milliseconds);
    if (signal?.aborted === true) refuse();
    else signal?.addEventListener('abort', refuse, { once: true });
  });
}

export interface FakeGateway {
  request<T>(request: GatewayRequest): Promise<T>;
  /** Every call so far, oldest first. */
  readonly calls: readonly FakeCall[];
  /** Calls of one address, e.g. `callsOf('POST /external/api/name/check')`. */
  callsOf(key: string): readonly FakeCall[];
  /** Adds answers; the newest wins. */
  answer(answers: FakeAnswers): void;
  /** Every answer takes so long from now on. */
  setLatency(milliseconds: number): void;
  /** Every call fails so from now on; null lets them through again. */
  setOutage(outage: GatewayFailure | null): void;
  /** Calls that were not answered yet. */
  readonly pending: number;
}

export interface FakeGatewayOptions {
  readonly answers: FakeAnswers;
  readonly latency: number;
  readonly onToast: (toast: Toast) => void;
  /** What a call gets that has no answer; left out, it fails as a programming error does. */
  readonly unanswered?: ((call: FakeCall) => unknown) | undefined;
}

/** Answers from a table and, like the real client, tells of the outcome by toast unless the call asked for quiet. */
export function createFakeGateway({ answers, latency, onToast, unanswered }: FakeGatewayOptions): FakeGateway {
  const calls: FakeCall[] = [];
  const handlers: Handler[] = [];
  let delay = latency;
  let outage: GatewayFailure | null = null;
  let pending = 0;

  const answer = (more: FakeAnswers): void => {
    for (const [key, value] of Object.entries(more)) handlers.unshift(handlerFor(key, value));
  };
  answer(answers);

  const resolve = async (request: GatewayRequest): Promise<unknown> => {
    const method = request.method ?? 'GET';
    const handler = handlers.find((candidate) => candidate.method === method && candidate.pattern.test(request.path));
    const call: FakeCall = {
      method,
      path: request.path,
      params: { ...handler?.pattern.exec(request.path)?.groups },
      query: request.query ?? {},
      body: request.body?.value,
      request,
    };
    calls.push(call);
    await abortable(delay, request.signal);
    if (outage !== null) throw outage;
    const given = handler === undefined ? unanswered : handler.answer;
    if (given === undefined) throw new Error(`The fake gateway has no answer for ${method} ${request.path}`);
    const result: unknown = typeof given === 'function' ? await given(call) : given;
    if (result instanceof GatewayFailure) throw result;
    if (!(result instanceof Reply)) return result;
    if (method !== 'GET' && request.quiet?.successToast !== true)
      onToast({ kind: 'success', serverMessage: result.message });
    return result.data;
  };

  return {
    calls,
    callsOf: (key) => {
      const { method, pattern } = handlerFor(key, null);
      return calls.filter((call) => call.method === method && pattern.test(call.path));
    },
    answer,
    setLatency(milliseconds) {
      delay = milliseconds;
    },
    setOutage(next) {
      outage = next;
    },
    get pending() {
      return pending;
    },
    async request<T>(request: GatewayRequest): Promise<T> {
      pending += 1;
      try {
        // As with the real client, the caller names the shape.
        return (await resolve(request)) as T;
      } catch (error) {
        const told =
          error instanceof GatewayFailure && request.signal?.aborted !== true && request.quiet?.failureToast !== true;
        if (told) onToast({ kind: 'error', serverMessage: error.message });
        throw error;
      } finally {
        pending -= 1;
      }
    },
  };
}
