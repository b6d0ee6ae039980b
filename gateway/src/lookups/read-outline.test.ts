import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { outlineSchema, type Outline, type OutlinedArea } from '@registrar/domain/calls/lookups';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { MultiPolygon } from 'geojson';
import { callerOf, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import divisions from '../../data/divisions.json' with { type: 'json' };
import { mayLieIn } from './outlines';

let gateway: TestGateway;
let ram: Caller;
beforeAll(async () => {
  gateway = await startTestGateway();
  await gateway.addAccount({ username: 'ram.reader' });
  ram = await callerOf(gateway, 'ram.reader');
});
afterAll(() => gateway?.close());

const ask = (query: string) => ram.call('GET', `external/api/outline${query}`);
const outlineOf = async (query: string): Promise<Outline> => outlineSchema.parse((await ask(query)).body.data);
const shape = ({ polygons }: Pick<OutlinedArea, 'polygons'>): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: polygons,
});
const holds = (area: OutlinedArea, { latitude, longitude }: OutlinedArea['middle']): boolean =>
  booleanPointInPolygon([longitude, latitude], shape(area));

test('what is proposed for each of the 753 local bodies lies in its own outline, and in no other', async () => {
  const proposed: number[] = [];
  const wrong: string[] = [];
  for (const { id } of divisions.districts) {
    const { areas, border } = await outlineOf(`?districtId=${id}`);
    for (const area of areas) {
      proposed.push(area.id);
      const within = areas.filter((other) => holds(other, area.middle)).map((other) => other.id);
      const { latitude, longitude } = area.middle;
      const inDistrict = booleanPointInPolygon([longitude, latitude], shape({ polygons: border }));
      if (within.join() !== String(area.id) || !inDistrict || !mayLieIn(area.middle, area.id))
        wrong.push(`${area.nameEnglish}: ${within.join()}`);
    }
  }
  expect(wrong).toEqual([]);
  const numbers = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
  expect(numbers(proposed)).toEqual(numbers(divisions.localBodies.map(({ id }) => id)));
});

test('the districts of the country, named in both languages, with a point in each', async () => {
  const { areas, border } = await outlineOf('');
  expect(border).toEqual([]);
  expect(areas).toHaveLength(77);
  expect(areas.filter((area) => !holds(area, area.middle)).map(({ nameEnglish }) => nameEnglish)).toEqual([]);
  expect(areas.find(({ nameEnglish }) => nameEnglish === 'Jumla')).toMatchObject({ nameNepali: 'जुम्ला' });
});

test('a browser keeps an outline, and a district that there is not is refused', async () => {
  const jumla = divisions.districts.find(({ nameEnglish }) => nameEnglish === 'Jumla')?.id;
  const { headers, body } = await ask(`?districtId=${jumla}`);
  expect(headers.get('cache-control')).toBe('private, max-age=2592000');
  const { areas } = outlineSchema.parse(body.data);
  expect(areas.map(({ nameEnglish }) => nameEnglish)).toContain('Chandannath Municipality');
  expect((await ask('?districtId=999')).body).toMatchObject({ code: 'REQ-404' });
});
