import http from 'node:http';
import https from 'node:https';

/** How one call was answered. */
export interface Heard {
  readonly status: number;
  readonly milliseconds: number;
}

export interface RefusedForms {
  readonly forms: readonly Heard[];
  /** Calls of other people, begun with the forms and gone on with after them. */
  readonly calls: readonly Heard[];
}

export interface RefusedFormsOptions {
  /** Address of a gateway, or of whatever stands before one, with its path: `http://127.0.0.1:8080/gateway/`. */
  readonly base: string;
  readonly forms?: number;
  readonly calls?: number;
  /** A public call that takes a form and refuses this one. */
  readonly formPath?: string;
  readonly formMethod?: 'POST' | 'PUT';
  readonly formHeaders?: http.OutgoingHttpHeaders;
  readonly callPath?: string;
  /**
   * Lines that are kept open and given to the next call, as a proxy does it; without it every call has a line of its
   * own.
   */
  readonly agent?: http.Agent;
}

const BOUNDARY = 'refused-form';
/** So many calls are open at once: a proxy has several lines, and each of the dead ones is handed out. */
const AT_ONCE = 20;

/** A form that is refused at its first field, with two megabytes still to come. */
export function refusedForm(): Buffer {
  const field = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="name"\r\n\r\n${'a'.repeat(100_000)}\r\n`;
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="scan.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  return Buffer.concat([Buffer.from(field + file), Buffer.alloc(2 << 20, 'b'), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/** Sends refused forms and innocent calls at the same time, then more calls; says how each of them was answered. */
export async function sendRefusedForms({
  base,
  forms = 20,
  calls = 200,
  formPath = 'external/api/name/check',
  formMethod = 'POST',
  formHeaders,
  callPath = 'healthz',
  agent,
}: RefusedFormsOptions): Promise<RefusedForms> {
  const innocent = (): Promise<Heard> => send(new URL(callPath, base), { agent });
  const form = refusedForm();
  const [refused, during] = await Promise.all([
    Promise.all(
      Array.from({ length: forms }, () =>
        send(new URL(formPath, base), { agent, form, method: formMethod, headers: formHeaders }),
      ),
    ),
    inTurn(calls / 2, innocent),
  ]);
  return { forms: refused, calls: [...during, ...(await inTurn(calls - calls / 2, innocent))] };
}

export const slowest = (heard: readonly Heard[]): number => Math.max(...heard.map(({ milliseconds }) => milliseconds));

async function inTurn(count: number, call: () => Promise<Heard>): Promise<Heard[]> {
  const heard: Heard[] = [];
  let begun = 0;
  const caller = async (): Promise<void> => {
    while (begun++ < count) heard.push(await call());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  return heard;
}

/** Longer than the busiest machine takes over a call; one behind a refused form hung until somebody gave up. */
const HANGS_MS = 60_000;

/** A call that hangs is told as status 0, and one whose line broke as status -1. */
function send(
  url: URL,
  {
    agent,
    form,
    method = 'GET',
    headers: given,
  }: { agent?: http.Agent; form?: Buffer; method?: string; headers?: http.OutgoingHttpHeaders },
): Promise<Heard> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number): void => resolve({ status, milliseconds: Math.round(performance.now() - began) });
    const headers = form
      ? { ...given, 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'content-length': form.length }
      : {};
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      { method, headers, agent: agent ?? false, timeout: HANGS_MS },
      (response) => {
        response.resume();
        response.on('end', () => done(response.statusCode ?? -1));
        response.on('error', () => done(-1));
      },
    );
    request.on('timeout', () => {
      done(0);
      request.destroy();
    });
    request.on('error', () => done(-1));
    request.end(form);
  });
}
