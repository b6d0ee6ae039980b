import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { hostileFiles } from '../../../gateway/test/hostile-files';
import { jpeg, png } from '../../../gateway/test/pictures';
import { counted, hold, inTurn, several, WITH_ACCOUNTS, type Line } from '../line';
import type { Answer, Portal } from '../portal';

const elsewhere = 'no account is known';
/** A place that every reservation has and no rule asks for. */
const PLACE = 'TRADEMARK_PROOF';
const FILE_BYTES = 1 << 20;
const named = z.looseObject({ id: z.string() });
const progress = z.looseObject({ id: z.string(), size: z.number(), received: z.number(), partBytes: z.number() });

interface Draft {
  readonly token: string;
  readonly path: string;
}
async function draftOf(portal: Portal): Promise<Draft> {
  const { access_token: token } = await portal.signIn('ram.applicant');
  const headers = { 'idempotency-key': randomUUID() };
  const body = { processName: 'NAME_RESERVATION' };
  const { id } = named.parse(await portal.data('external/api/application', { method: 'POST', token, headers, body }));
  return { token, path: `external/api/application/${id}` };
}
const discard = (portal: Portal, { token, path }: Draft): Promise<Answer> =>
  portal.gateway(`${path}/discard`, {
    method: 'POST',
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: { version: 1, remark: 'tried' },
  });

function formOf(name: string, bytes: Buffer, kind: string, field?: string): { body: Buffer; type: string } {
  const boundary = `x${randomUUID()}`;
  const first =
    field === undefined
      ? ''
      : `--${boundary}\r\nContent-Disposition: form-data; name="requirementKey"\r\n\r\n${field}\r\n`;
  const head = `${first}--${boundary}\r\nContent-Disposition: form-data; name="${field === undefined ? 'part' : 'file'}"; filename="${name}"\r\nContent-Type: ${kind}\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
function attach(portal: Portal, { token, path }: Draft, name: string, bytes: Buffer): Promise<Answer> {
  const { body, type } = formOf(name, bytes, 'application/octet-stream', PLACE);
  return portal.gateway(`${path}/document`, { method: 'POST', token, headers: { 'content-type': type }, body });
}

async function upload(portal: Portal, token: string, bytes: Buffer): Promise<string> {
  const begun = { method: 'POST', token, body: { name: 'scan.png', size: bytes.length } };
  let state = progress.parse(await portal.data('external/api/upload', begun));
  while (state.received < state.size) {
    const { body, type } = formOf(
      'part',
      bytes.subarray(state.received, state.received + state.partBytes),
      'image/png',
    );
    state = progress.parse(
      await portal.data(`external/api/upload/${state.id}/${state.received}`, {
        method: 'PUT',
        token,
        headers: { 'content-type': type },
        body,
      }),
    );
  }
  return state.id;
}

const pdf = (catalog: string): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R ${catalog} >> endobj\n` +
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n3 0 obj << /Type /Page /Parent 2 0 R >> endobj\n' +
      'trailer << /Root 1 0 R >>\n%%EOF\n',
  );
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const FOREIGN: readonly (readonly [string, () => Buffer])[] = [
  ['open.pdf', () => pdf(`/OpenAction ${SCRIPT}`)],
  ['actions.pdf', () => pdf(`/AA << /WC ${SCRIPT} >>`)],
  ['launch.pdf', () => pdf('/OpenAction << /S /Launch /F (calc.exe) >>')],
  ['names.pdf', () => pdf('/Names << /JavaScript << /Names [(a) 5 0 R] >> >>')],
  ['page.png', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['points.jpg', () => jpeg(60_000, 60_000)],
  ['points.png', () => png(20_000, 20_000, 0, 1)],
  ['half.png', () => png(400, 300, 0, 3)],
  ['program.pdf', () => Buffer.from('MZ\x90\0')],
  ['nothing.pdf', () => Buffer.alloc(0)],
];

export const files: readonly Line[] = [
  {
    id: 'X4',
    tried: 'PDFs that act, pages and programs that call themselves pictures, pictures of too many points',
    expected: '413, 415 or 422 each time',
    decidedIn: WITH_ACCOUNTS,
    elsewhere,
    async run(portal) {
      const draft = await draftOf(portal);
      const statuses = await inTurn(FOREIGN.length, async (at) => {
        const [name, bytes] = FOREIGN[at] ?? ['', () => Buffer.alloc(0)];
        const { status } = await attach(portal, draft, name, bytes());
        if (![413, 415, 422].includes(status)) throw new Error(`${name} was answered ${status}`);
        return status;
      });
      await discard(portal, draft);
      return counted(statuses);
    },
  },
  {
    id: 'X2',
    tried: 'PDFs of five megabytes that are slow to read, while somebody else calls',
    expected: 'refused; the others are answered meanwhile',
    decidedIn: WITH_ACCOUNTS,
    elsewhere,
    async run(portal) {
      const draft = await draftOf(portal);
      let isOver = false;
      const others: number[] = [];
      const innocent = (async () => {
        while (!isOver) others.push((await portal.gateway('healthz')).status);
      })();
      const statuses = await inTurn(hostileFiles.length, async (at) => {
        const bytes = hostileFiles[at]?.bytes() ?? Buffer.alloc(0);
        return (await attach(portal, draft, 'slow.pdf', bytes)).status;
      });
      isOver = true;
      await innocent;
      await discard(portal, draft);
      const isRefused = statuses.every((status) => [413, 415, 422].includes(status));
      return hold(
        isRefused && others.every((status) => status === 200),
        `${counted(statuses)}; others ${counted(others)}`,
      );
    },
  },
  {
    id: 'X20',
    tried: 'one finished upload taken by twelve calls at once',
    expected: 'one gets it, the others 404 or 409',
    decidedIn: WITH_ACCOUNTS,
    elsewhere,
    async run(portal) {
      const draft = await draftOf(portal);
      const uploadId = await upload(portal, draft.token, png(400, 300, FILE_BYTES));
      const body = { requirementKey: PLACE, uploadId };
      const answers = await several(12, () =>
        portal.gateway(`${draft.path}/document`, { method: 'POST', token: draft.token, body }),
      );
      await discard(portal, draft);
      const statuses = answers.map(({ status }) => status);
      const isHeld =
        statuses.filter((status) => status === 200).length === 1 &&
        statuses.every((status) => [200, 404, 409].includes(status));
      return hold(isHeld, counted(statuses));
    },
  },
  {
    id: 'U1',
    tried: 'an upload of somebody else read, gone on with, taken and given up',
    expected: '404 each time',
    decidedIn: WITH_ACCOUNTS,
    elsewhere,
    async run(portal) {
      const draft = await draftOf(portal);
      const id = await upload(portal, draft.token, png(40, 30, 1000));
      const { access_token: token } = await portal.signIn('sita.applicant');
      const { body, type } = formOf('part', Buffer.alloc(10), 'image/png');
      const answers = [
        await portal.gateway(`external/api/upload/${id}`, { token }),
        await portal.gateway(`external/api/upload/${id}/0`, {
          method: 'PUT',
          token,
          headers: { 'content-type': type },
          body,
        }),
        await portal.gateway(`external/api/upload/${id}`, { method: 'DELETE', token }),
      ];
      await discard(portal, draft);
      const statuses = answers.map(({ status }) => status);
      return hold(
        statuses.every((status) => status === 404),
        counted(statuses),
      );
    },
  },
];
