import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { filedItemsSchema } from '@registrar/domain/calls/filing-sections';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { verifyAudit } from '../../src/platform/audit/verify-audit';
import { act, detailOf, saveSection } from '../filings-kit';
import { attachRequired, itemsOf, readDetail } from '../registration-kit';
import { completable, completeDraft } from './complete-drafts';
import { secondRelease } from './filings';
import { startUpgraded, type Upgraded } from './start-upgraded';

let upgraded: Upgraded;
beforeAll(async () => {
  upgraded = await startUpgraded();
});
afterAll(() => upgraded?.close());

const everyFiling = [...Object.entries(secondRelease.drafts), ...Object.entries(secondRelease.filings)];

test.each(everyFiling)('%s opens as it stood, with every answer and every entry that it had', async (_name, filing) => {
  const by = await upgraded.ownerOf(filing);
  const { sections, status, processName } = await readDetail(by, filing.id);
  expect({ status, processName }).toEqual({ status: filing.status, processName: filing.process });
  const answersOf = (section: string) => sections.find(({ key }) => key === section)?.data ?? {};
  const lost = Object.entries(filing.answers).flatMap(([section, fields]) =>
    fields.filter((field) => !(field in answersOf(section))).map((field) => `${section}.${field}`),
  );
  expect(lost).toEqual([]);
  const counts: Record<string, number | undefined> = {};
  for (const section of Object.keys(filing.items)) {
    const { body } = await itemsOf(by, filing, section);
    counts[section] = filedItemsSchema.safeParse(body.data).data?.items.length;
  }
  expect(counts).toEqual(filing.items);
});

test('the release holds a draft of each process that it knew', () => {
  expect(Object.keys(secondRelease.drafts).sort()).toEqual([...completable].sort());
});

describe.each(Object.entries(secondRelease.drafts))('a draft of %s', (process, filing) => {
  test('keeps its answers when they are saved again', async () => {
    const by = await upgraded.ownerOf(filing);
    for (const key of Object.keys(filing.answers)) {
      const current = await readDetail(by, filing.id);
      const data = current.sections.find((section) => section.key === key)?.data ?? {};
      const saved = detailOf(await saveSection(by, current, key, data));
      expect(saved.sections.find((section) => section.key === key)?.data).toMatchObject(data);
    }
  });

  test('is filled in', async () => {
    const by = await upgraded.ownerOf(filing);
    await completeDraft(upgraded.gateway, by, filing.id);
    expect((await readDetail(by, filing.id)).sections.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('is handed in', async () => {
    const by = await upgraded.ownerOf(filing);
    const definition = processDefinition(filing.process);
    if (!definition) throw new Error(`There is no process ${process}`);
    await attachRequired(by, filing.id);
    const declared = (definition.declarations ?? [trueStatement]).map(({ key }) => key);
    expect(detailOf(await act(by, await readDetail(by, filing.id), 'submit', { declared })).status).toBe('SUBMITTED');
  });
});

test('the audit log of both releases is one chain', async () => {
  expect(await verifyAudit(upgraded.gateway.platform.database.db)).toMatchObject({ intact: true });
});
