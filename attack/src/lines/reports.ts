import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { counted, EVERYWHERE, hold, inTurn, type Line } from '../line';

const registry = z.looseObject({
  revision: z.number(),
  remotes: z.record(z.string(), z.looseObject({ version: z.string() })),
});
const health = z.looseObject({
  remotes: z.record(
    z.string(),
    z.looseObject({ versions: z.record(z.string(), z.looseObject({ verdict: z.string() })) }),
  ),
});

export const reports: readonly Line[] = [
  {
    id: 'X29a',
    tried: 'six crashes of a live version told by invented tabs of one network',
    expected: 'the version is not taken for faulty',
    decidedIn: ['two-gateways', 'production'],
    elsewhere: 'everybody is at one machine there, so each tab counts',
    async run(portal) {
      const { revision, remotes } = registry.parse(JSON.parse((await portal.ask('/registry')).text));
      const [remote, live] = Object.entries(remotes)[0] ?? [];
      if (remote === undefined || live === undefined) throw new Error('nothing is published here');
      const from = portal.stranger();
      const answers = await inTurn(6, () =>
        portal.ask('/registry/faults', {
          method: 'POST',
          from,
          body: { tab: randomUUID(), remote, version: live.version, kind: 'crash', code: 'REG-R13', revision },
        }),
      );
      const told = health.parse(JSON.parse((await portal.ask('/registry/health')).text));
      const verdict = told.remotes[remote]?.versions[live.version]?.verdict ?? 'ok';
      return hold(
        verdict === 'ok' && answers.every(({ status }) => status === 202),
        `${counted(answers.map(({ status }) => status))}; verdict ${verdict}`,
      );
    },
  },
  {
    id: 'X29b',
    tried: 'reports that are broken, too large, of a version that nobody published',
    expected: '400, 413, 415 or 422',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const report = { tab: randomUUID(), version: '0.0.0', kind: 'crash', code: 'REG-R13', revision: 1 };
      const bodies = [
        {},
        { ...report, remote: '../../mf-auth' },
        { ...report, remote: 'mf-auth' },
        { ...report, remote: 'mf-auth', version: '__proto__' },
        { ...report, remote: 'mf-auth', tab: 'a'.repeat(5000) },
      ];
      const from = portal.stranger();
      const answers = await Promise.all(
        bodies.map((body) => portal.ask('/registry/faults', { method: 'POST', from, body })),
      );
      const statuses = answers.map(({ status }) => status);
      return hold(
        statuses.every((status) => [400, 413, 415, 422].includes(status)),
        counted(statuses),
      );
    },
  },
];
