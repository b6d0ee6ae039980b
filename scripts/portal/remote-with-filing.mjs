import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkFiling, insert, newFiling } from '../new-filing.mjs';
import { ROOT } from './paths.mjs';
import { Refusal } from './say.mjs';
import { screenOf, screenRows } from './screen-rows.mjs';

const MENU_GROUPS = {
  POST_AMENDMENT: 'company',
  ANNUAL_REPORT: 'annual',
  DE_REGISTRATION: 'closing',
  DOCUMENT: 'documents',
};

/** What the pages of a filing are told, or nothing where none is asked for. */
export function filingOf({ name, filing: process, prefix }, root = ROOT) {
  if (process === undefined) return undefined;
  const { ne, en, group } = checkFiling(process, prefix, root);
  if (group === undefined)
    throw new Refusal(
      `${process} कम्पनीले पेश गर्ने निवेदन होइन।`,
      `${process} is not filed by a company: it is in no group of process-groups.ts.`,
    );
  return { process, prefix, ne, en, group, screen: screenOf(name), menuGroup: MENU_GROUPS[group] ?? 'other' };
}

/** The rows outside the folder and the definition; where one of them cannot be written, the folder goes again. */
export function writeFiling({ name, path }, { process, prefix }, root = ROOT) {
  try {
    const rows = screenRows(insert, root, { name, path });
    const files = newFiling(process, prefix, { root, remote: name });
    for (const { write } of rows) write();
    return [...files, ...rows.map(({ file }) => file)];
  } catch (error) {
    rmSync(join(root, name), { recursive: true });
    throw error;
  }
}
