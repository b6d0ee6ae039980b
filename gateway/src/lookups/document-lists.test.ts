import { expect, test } from '@jest/globals';
import { filableProcesses, processDefinition } from '@registrar/domain/processes/tables/definitions';
import { documentListKey, documentListSchema, schedules } from '@registrar/domain/schedules';
import { isOffered } from '../configuration/offered-schedule';
import { documentListRows } from './seed/document-lists';

test('the documents of every filing that has any are configuration', () => {
  const withDocuments = filableProcesses.filter((process) => processDefinition(process)?.documents.length);
  expect(withDocuments.length).toBeGreaterThan(10);
  expect(documentListRows('2006-11-03').map(({ key }) => key)).toEqual(withDocuments.map(documentListKey));
  expect(schedules.keys.filter((key) => key.startsWith('DOCUMENTS_') && isOffered(key)).sort()).toEqual(
    withDocuments.map(documentListKey).sort(),
  );
});

test('each list that the portal comes with is one that an office could propose', () => {
  for (const { key, value } of documentListRows('2006-11-03'))
    expect([key, documentListSchema.safeParse(JSON.parse(value)).error?.issues]).toEqual([key, undefined]);
});
