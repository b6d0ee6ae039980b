import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { isStaff, roles, screensOf, type Role } from '@registrar/domain/permissions';
import type { ProcessDefinition } from '@registrar/domain/processes';
import { companyChanges } from '@registrar/domain/processes/tables/company-changes';
import type { FilingScreen } from '@registrar/domain/processes/tables/filing-screen';
import { filingActions, filingTransitions, type FilingAction } from '@registrar/domain/transitions';
import { z } from 'zod';
import { clockActions } from '../gateway/src/filings/engine/act-by-clock';
import { correctedActions } from '../gateway/src/filings/engine/corrected/corrected-filing';
import { followingAction } from '../gateway/src/filings/engine/perform-action';
import { judgedAction } from '../gateway/src/filings/use-cases/reports/judge-stop';
import { offeredActions, type OfferedAction } from './offered-actions';
import { frontEnds, screensByFrontEnd } from './screens-of-remotes';
import { ownCalls, withoutScreen } from './without-screen';

const byFrontEnd = await screensByFrontEnd();
const screens = [...byFrontEnd.values()].flat();
const offered = await offeredActions();

const routeSchema = z.object({
  path: z.string(),
  screenCodes: z.array(z.string()).default([]),
  whitelisted: z.boolean().default(false),
});
const routes = frontEnds.flatMap((folder) => {
  const file: unknown = JSON.parse(readFileSync(new URL(`../${folder}/routes.json`, import.meta.url), 'utf8'));
  return z.object({ routes: z.array(routeSchema) }).parse(file).routes;
});

/** The page exists, and is shown to this role. */
function isShown(page: string, role: Role): boolean {
  const route = routes.find(({ path }) => path === page);
  const codes: readonly string[] = screensOf(role);
  return route !== undefined && (route.whitelisted || route.screenCodes.some((code) => codes.includes(code)));
}

/** The kind of filing, the side and the action: what somebody stands before who cannot go on. */
const stated = ({ process, side, role, action }: OfferedAction): string =>
  `${process} ${side} ${isStaff(role === 'CLOCK' ? 'APPLICANT' : role) ? role : 'filer'} ${action}`;

function isPerformed({ process, action, role, side }: OfferedAction, by: readonly FilingScreen[]): boolean {
  if (side === 'CLOCK' || role === 'CLOCK')
    return [...clockActions, ...correctedActions, followingAction, judgedAction].some((known) => known === action);
  // whoever works at the office has its page beside the own one
  const sides = isStaff(role) ? [side, 'OFFICE'] : [side];
  return by.some(
    (screen) =>
      sides.includes(screen.side) &&
      screen.processes.includes(process) &&
      screen.performs.includes(action) &&
      isShown(screen.page, role),
  );
}

const isExcused = ({ process, action, side }: OfferedAction): boolean =>
  withoutScreen.some((entry) => entry.process === process && entry.side === side && entry.actions.includes(action));

const deadEnds = (by: readonly FilingScreen[]): readonly string[] => [
  ...new Set(offered.filter((one) => !isPerformed(one, by) && !isExcused(one)).map(stated)),
];

/** As if the pages did not perform this action. */
const withoutAction = (action: FilingAction, page?: string): readonly FilingScreen[] =>
  screens.map((screen) =>
    page === undefined || screen.page === page
      ? { ...screen, performs: screen.performs.filter((known) => known !== action) }
      : screen,
  );

test('whatever the gateway offers to anybody, some page that they are shown performs, or the gateway does it by itself', () => {
  expect(deadEnds(screens)).toEqual([]);
});

test('what no page performs yet is listed with its reason, and the list holds nothing that is performed or not offered', () => {
  const needed = offered.filter((one) => !isPerformed(one, screens));
  const unneeded = withoutScreen.flatMap(({ process, side, actions }) =>
    actions
      .filter((action) => !needed.some((one) => one.process === process && one.side === side && one.action === action))
      .map((action) => `${process} ${side} ${action}`),
  );
  expect(unneeded).toEqual([]);
  for (const { reason } of withoutScreen) expect(reason).not.toBe('');
});

test('the shell and the remotes with filings are found', () => {
  expect(frontEnds.length).toBeGreaterThan(6);
  for (const folder of ['shell', 'mf-annual-report', 'mf-name-reservation', 'mf-post-amendment', 'mf-registration'])
    expect([folder, byFrontEnd.get(folder)?.length ?? 0]).not.toEqual([folder, 0]);
});

test('every row of the transition table is offered to somebody, or has a call of its own', () => {
  const found = new Set(offered.map(({ action }) => action));
  const missing = [...new Set(filingTransitions.map(({ action }) => action))].filter(
    (action) => !found.has(action) && !ownCalls.includes(action),
  );
  expect(missing).toEqual([]);
});

test('a page states only actions that the gateway offers on its filings, and only pages that there are', () => {
  for (const { page, side, processes, performs } of screens) {
    expect([page, routes.some(({ path }) => path === page)]).toEqual([page, true]);
    for (const action of performs) {
      expect([
        page,
        side,
        action,
        offered.some(
          (one) => (one.side === side || side === 'OFFICE') && one.action === action && processes.includes(one.process),
        ),
      ]).toEqual([page, side, action, true]);
    }
  }
});

test('the comparison sees every kind of actor and every action', () => {
  const seen = new Set(offered.map(({ role }) => role));
  for (const role of [
    'APPLICANT',
    'COMPANY_REPRESENTATIVE',
    'INTERMEDIARY',
    'PARENT_REPRESENTATIVE',
    'OPERATOR',
    'APPROVER_1',
    'APPROVER_2',
    'OFFICE_ADMINISTRATOR',
    'COMMITTEE',
    'CLOCK',
  ] as const)
    expect(seen).toContain(role);
  // who only reads, pays out or keeps the rules is offered nothing
  expect(roles.keys.filter((role) => !seen.has(role))).toEqual([
    'REQUESTER_INTERNAL',
    'REQUESTER_EXTERNAL',
    'REVENUE_OFFICER',
    'SYSTEM_ADMINISTRATOR',
    'AUDITOR',
  ]);
  for (const action of filingActions.keys)
    expect([action, offered.some((one) => one.action === action) || ownCalls.includes(action)]).toEqual([action, true]);
});

test('it finds a document that is asked for and cannot be handed in', () => {
  const found = deadEnds(withoutAction('submitAdditionalDocument'));
  expect(found).toEqual([
    ...new Set(offered.filter(({ action }) => action === 'submitAdditionalDocument').map(stated)),
  ]);
  expect(found).toEqual(
    expect.arrayContaining([
      ...companyChanges
        .filter((change: ProcessDefinition) => change.office.asAWhole !== true)
        .map(({ process }) => `${process} OWN filer submitAdditionalDocument`),
      'ANNUAL_REPORT OWN filer submitAdditionalDocument',
      'COMPANY_REGISTRATION OWN filer submitAdditionalDocument',
      'MIGRATION_COMPANY_REGISTRATION OWN filer submitAdditionalDocument',
      'MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION OWN OPERATOR submitAdditionalDocument',
    ]),
  );
});

test('it finds a change of type that is sent back and cannot be handed in again', () => {
  expect(deadEnds(withoutAction('resubmit', '/company-registration-approval/type-change'))).toEqual([
    'MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION OWN OPERATOR resubmit',
  ]);
});

test('it finds a kind of filing without a page for whoever files it', () => {
  const filed = offered.filter(
    ({ process, side, action }) => process === 'NAME_CHANGE' && side === 'OWN' && action === 'submit',
  );
  expect(filed).not.toEqual([]);
  expect(filed.some((one) => isPerformed(one, byFrontEnd.get('mf-name-reservation') ?? []))).toBe(false);
});
