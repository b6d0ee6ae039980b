import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { filedItemsSchema } from '@registrar/domain/calls/filing-sections';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { APPLICATION, callerOf, detailOf } from './filings-kit';
import { filedRegistration } from './awaiting-approval-kit';
import { startTestGateway, type TestGateway } from './harness';

const MARKUP = '<img src=x onerror="alert(1)"><script>alert(\'2\')</script>&amp;{{7*7}}';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  await gateway.addAccount({ username: 'asha.text' });
  await gateway.addAccount({ username: 'op.text', role: 'OPERATOR' });
});
afterAll(() => gateway?.close());

/** Answers in which every text that a person types has mark-up in it; ids, choices and days stay what they are. */
function marked(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(marked);
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, marked(value)]));
  const typed = typeof data === 'string' && !/^[A-Z][A-Z_]+$|^\d{4}-\d\d-\d\d|^[0-9a-f]{8}-/.test(data);
  return typed ? `${data} ${MARKUP}`.slice(0, 120) : data;
}

const answersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

test('mark-up in every text of a registration is kept as it was typed, or refused at its field, and never goes out as a page', async () => {
  const asha = await callerOf(gateway, 'asha.text');
  const op = await callerOf(gateway, 'op.text');
  const { id } = await filedRegistration(gateway.platform, twoOwners(), {
    applicant: asha.userId,
    verifier: op.userId,
    draft: true,
  });
  const read = async () => detailOf(await asha.call('GET', `${APPLICATION}/${id}`));
  let kept = 0;
  for (const section of (await read()).sections) {
    const path = `${APPLICATION}/${id}/section/${section.key}`;
    const places =
      section.kind === 'FORM'
        ? [
            {
              path,
              data: answersOf(section.data),
              version: section.version,
              readBack: async () => (await read()).sections.find(({ key }) => key === section.key)?.data,
            },
          ]
        : filedItemsSchema.parse((await asha.call('GET', `${path}/item`)).body.data).items.map((item) => ({
            path: `${path}/item/${item.id}`,
            data: answersOf(item.data),
            version: item.version,
            readBack: async () =>
              filedItemsSchema
                .parse((await asha.call('GET', `${path}/item`)).body.data)
                .items.find(({ id: own }) => own === item.id)?.data,
          }));
    for (const place of places) {
      // one answer at a time: a field that takes no mark-up must not hide the others
      for (const [name, value] of Object.entries(place.data)) {
        const written = marked(value);
        if (JSON.stringify(written) === JSON.stringify(value)) continue;
        const saved = await asha.call(
          'PUT',
          place.path,
          { ...place.data, [name]: written },
          { 'if-match': `"${place.version}"` },
        );
        expect([section.key, name, [200, 422].includes(saved.status)]).toEqual([section.key, name, true]);
        expect(saved.headers.get('content-type')).toMatch(/^application\/json/);
        expect(saved.headers.get('x-content-type-options')).toBe('nosniff');
        if (saved.status === 422) continue;
        kept += 1;
        place.version += 1;
        const texts = textsOf(answersOf(await place.readBack())[name]);
        for (const text of textsOf(written))
          expect([section.key, name, texts]).toEqual([section.key, name, expect.arrayContaining([text])]);
      }
    }
  }
  expect(kept).toBeGreaterThan(10);
}, 240_000);
