import { sendRefusedForms } from '../../../gateway/test/refused-forms-kit';
import { areRefused, counted, EVERYWHERE, hold, type Line } from '../line';

const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
const NAME = '/gateway/external/api/name/check';

export const bodies: readonly Line[] = [
  {
    id: 'X1',
    tried: 'twenty refused forms of two megabytes amid two hundred calls of others',
    expected: 'all of the others are answered 200',
    decidedIn: ['embedded', 'production'],
    elsewhere: 'gateway/test/behind-nginx.test.ts tries it through nginx',
    async run(portal) {
      const base = `${portal.origin.replace('localhost', '127.0.0.1')}/gateway/`;
      const { forms, calls } = await sendRefusedForms({ base });
      const [refused, others] = [forms, calls].map((heard) => heard.map(({ status }) => status));
      const isHeld =
        (refused ?? []).every((status) => status < 500) && (others ?? []).every((status) => status === 200);
      return hold(isHeld, `forms ${counted(refused ?? [])}; others ${counted(others ?? [])}`);
    },
  },
  {
    id: 'X7',
    tried: 'forms that break off, without a boundary, with a hundred fields, with names that reach into objects',
    expected: 'refused without a fault of the gateway',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const from = portal.stranger();
      const part = (name: string): string => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
      const forms = [
        part('name'),
        '--x',
        '',
        `${Array.from({ length: 100 }, (_, at) => part(`field${at}`)).join('')}--x--\r\n`,
        `${part('__proto__.polluted')}--x--\r\n`,
        `${part('constructor[prototype][a]')}--x--\r\n`,
        `${part('a'.repeat(5000))}--x--\r\n`,
      ];
      const answers = await Promise.all([
        ...forms.map((body) => portal.ask(NAME, { method: 'POST', headers: FORM, body, from })),
        portal.ask(NAME, { method: 'POST', headers: { 'content-type': 'multipart/form-data' }, body: 'x', from }),
      ]);
      const statuses = answers.map(({ status }) => status);
      return hold(areRefused(statuses), counted(statuses));
    },
  },
  {
    id: 'B1',
    tried: 'broken, deep, huge and poisoned JSON',
    expected: 'refused with 4xx',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const from = portal.stranger();
      const texts = [
        '{',
        'null',
        '[]',
        '{"__proto__":{"a":1}}',
        '{"constructor":{"prototype":{"a":1}}}',
        '['.repeat(50_000),
        `{"a":"${'a'.repeat(2 << 20)}"}`,
        '{"name":"\\u0000"}',
        '\ufeff{}',
      ];
      const headers = { 'content-type': 'application/json' };
      const answers = await Promise.all(texts.map((body) => portal.ask(NAME, { method: 'POST', headers, body, from })));
      const statuses = answers.map(({ status }) => status);
      return hold(areRefused(statuses), counted(statuses));
    },
  },
  {
    id: 'B2',
    tried: 'addresses that cannot be decoded, and queries that name parts of objects',
    expected: 'no fault',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const from = portal.stranger();
      const paths = [
        'external/api/company/%ff/record',
        'external/api/company/%00/record',
        'external/api/company/search?__proto__[a]=1',
        'external/api/company/search?a[b][c]=1&a=2',
        `external/api/company/search?${'a[]=1&'.repeat(600)}`,
        'external/api/company/search?page=1e20&size=-1',
        '%2e%2e/%2e%2e/secrets',
      ];
      const statuses = (await Promise.all(paths.map((path) => portal.gateway(path, { from })))).map(
        ({ status }) => status,
      );
      return hold(
        statuses.every((status) => status > 0 && status < 500),
        counted(statuses),
      );
    },
  },
  {
    id: 'B3',
    tried: 'two lengths, a length and chunks, chunks written oddly, a header of 100 kB, a line that is no request',
    expected: 'refused or closed; the next call is answered',
    decidedIn: ['embedded', 'production'],
    elsewhere: 'nginx reads the lines there, not the host',
    async run(portal) {
      const head = 'POST /gateway/external/api/name/check HTTP/1.1\r\nHost: x\r\n';
      const lines = [
        `${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\na`,
        `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /gateway/metrics HTTP/1.1\r\nHost: x\r\n\r\n`,
        `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
        `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
        `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
        `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`,
        'GET\r\n\r\n',
        '\0\0\0\0\r\n\r\n',
      ];
      const heard = await Promise.all(lines.map((line) => portal.raw(line)));
      const statuses = heard.map((text) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0));
      const after = await portal.gateway('healthz');
      const isHeld = statuses.every((status) => status < 500 && status !== 200) && after.status === 200;
      return hold(isHeld && !heard.some((text) => text.includes('registrar_')), counted(statuses));
    },
  },
];
