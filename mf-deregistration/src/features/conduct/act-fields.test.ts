import { expect, test } from '@jest/globals';
import { isAsked } from '@registrar/domain/processes';
import { fieldsOf } from './act-fields';
import type { Act } from './conduct';

const serve: Act = {
  kind: 'publish',
  notice: { notice: 'SERVED', name: { nameEnglish: 'Notice', nameNepali: 'सूचना' }, channels: ['REGISTERED_OFFICE'] },
};

// what the gateway refuses without a proof has to ask for it
test.each(['NEWSPAPER', 'POST', 'REGISTERED_OFFICE', 'OFFICER', 'PROMOTER'])('%s is proven', (channel) => {
  const asked = fieldsOf(serve, []).filter((field) =>
    isAsked(field, { channel }, { companyType: null, company: null, answers: {}, today: '2026-11-29' }),
  );
  expect(asked.map(({ path }) => path)).toEqual(['channel', 'publishedOn', 'proof']);
});

test('what the portal gives by itself needs none', () => {
  const asked = fieldsOf(serve, []).filter((field) =>
    isAsked(field, { channel: 'PUBLIC_PAGE' }, { companyType: null, company: null, answers: {}, today: '2026-11-29' }),
  );
  expect(asked.map(({ path }) => path)).not.toContain('proof');
});
