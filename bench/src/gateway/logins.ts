import { hashPassword, verifyPassword } from '../../../gateway/src/accounts/password-hashing';
import type { Options } from '../options';
import type { Row } from '../row';
import { anyAddress, basic, PASSWORD } from './caller';
import { clientCredentials, filledPlace, startGateway } from './gateway-program';
import { answersPerSecond } from './load';
import { kindsHere, type PlaceKind } from './place';

const RUN_MS = 2000;
const AT_ONCE = 4;
const PEOPLE = [
  'ram.applicant',
  'sita.applicant',
  'hari.intermediary',
  'gita.operator',
  'bishnu.operator',
  'maya.approver',
  'krishna.approver',
  'auditor.demo',
];

/** Signing in, beside what it must cost: one password hash. */
export async function measureLogins(options: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of await kindsHere()) rows.push(await loginsOn(options, kind));
  return rows;
}

async function loginsOn(options: Options, kind: PlaceKind): Promise<Row> {
  const place = await filledPlace(options, kind);
  const gateway = await startGateway(options, place);
  const authorization = basic(clientCredentials(place));
  const forms = await Promise.all(PEOPLE.map(formOf));
  const hash = await hashPassword(PASSWORD);
  try {
    const logins = (): Promise<number> =>
      answersPerSecond({
        origin: '',
        milliseconds: RUN_MS,
        connections: AT_ONCE,
        next(count) {
          const form = forms[count % forms.length];
          return {
            method: 'POST',
            path: `${gateway.url}/auth/api/ocr-login`,
            body: form?.body,
            headers: { authorization, 'content-type': form?.type, ...anyAddress() },
          };
        },
      });
    await logins();
    const ours: number[] = [];
    const peer: number[] = [];
    for (let run = 0; run < options.runs; run++) {
      ours.push(await logins());
      peer.push(await hashesPerSecond(hash));
    }
    return {
      name: `gateway logins, ${kind}`,
      unit: 'per second',
      ours,
      peer,
      bar: { kind: 'reported' },
      note: `peer: the password hash alone; ${AT_ONCE} at a time`,
    };
  } finally {
    await gateway.stop();
    await place.drop();
  }
}

async function formOf(username: string): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ grant_type: 'password', username, password: PASSWORD }))
    form.append(name, value);
  const encoded = new Response(form);
  return { type: encoded.headers.get('content-type') ?? '', body: Buffer.from(await encoded.arrayBuffer()) };
}

async function hashesPerSecond(hash: string): Promise<number> {
  const started = performance.now();
  let done = 0;
  const one = async (): Promise<void> => {
    while (performance.now() - started < RUN_MS) {
      if (!(await verifyPassword(hash, PASSWORD))) throw new Error('The password does not fit its own hash');
      done++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return (done / (performance.now() - started)) * 1000;
}
