import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import type { RoutesDocument } from '@registrar/contract/routes';
import { companyChanges } from '@registrar/domain/processes/tables/company-changes';
import { agreementPlace } from '../mf-post-amendment/src/features/shares/agreement-address';
import { isPartAddress } from '../shared/ui/src/filings/filing/part-addresses';
import { frontEnds } from './screens-of-remotes';
import specified from './specified-routes.json' with { type: 'json' };

// Each address of the specification (section 2) belongs to its owner and to a page of its own. What the pages show is
// looked at in the browser: every declared address, by whom it is for (e2e/a11y).

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILING = '/post-amendment/activity/:eventId/:processName/:processId';

const declared = new Map(
  frontEnds.flatMap((owner) => {
    const document: RoutesDocument = JSON.parse(readFileSync(join(ROOT, owner, 'routes.json'), 'utf8'));
    return document.routes.map(({ path }) => [path, owner] as const);
  }),
);
/** The home is the shell's own, before any list of pages. */
const owners = new Map([...declared, ['/', 'shell']]);
const inFiling = specified.filter(({ path }) => path.startsWith(`${FILING}/`));

test('the specification has 117 routes', () => {
  expect(specified).toHaveLength(117);
});

test.each(specified.filter((route) => !inFiling.includes(route)))('$path is a page of $owner', ({ path, owner }) => {
  expect(owners.get(path)).toBe(owner);
});

/** A filing of agreements on shares of this kind, as far as its addresses depend on it. */
const agreement = (spsaType: string) => ({
  sections: [{ key: 'SPSA_SETUP', data: { spsaType } }] as never,
});
/** An address with parameters that could be some. */
const placeOf = (path: string, spsaType: string): string[] =>
  path
    .slice(FILING.length + 1)
    .replace(':rangeData', '1-100')
    .replace(':spsaType', spsaType)
    .replace(/:\w+/g, '0190a000-0000-7000-8000-00000000c001')
    .split('/');

/** Whether a filing of some change has this place: a step, a part, or a place of an agreement on shares. */
function isPlace(path: string): boolean {
  const ofAgreement = ['JAGEDA', 'JAFAT', 'OWNERSHIP_TRANSFER_AFTER_DEATH', 'BONUS'].some(
    (kind) => agreementPlace(agreement(kind), placeOf(path, kind)) != null,
  );
  const [step = '', ...rest] = placeOf(path, 'JAGEDA');
  return ofAgreement || (rest.length === 0 && companyChanges.some((change) => isPartAddress(change, step)));
}

test.each(inFiling.filter(({ path }) => !path.includes(':shareholderId')))(
  '$path is a place of a change, not what any word leads to',
  ({ path, owner }) => {
    expect(owners.get(`${FILING}/:step`)).toBe(owner);
    expect(isPlace(path)).toBe(true);
  },
);

test.each(['nonsense', 'step-9', 'spsa-setup/nonsense', 'view/NONSENSE/:viewId', 'documents/nonsense'])(
  'in a filing %s is no place',
  (place) => {
    expect(isPlace(`${FILING}/${place}`)).toBe(false);
  },
);
