import { readFileSync } from 'node:fs';
import type { Person } from '@registrar/testing/playwright';
import { z } from 'zod';
import { Unusable } from './elsewhere';

const peopleSchema = z.record(z.string(), z.strictObject({ username: z.string().min(1), password: z.string().min(1) }));

const asVariable = (role: string): string => role.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
export const variablesOf = (role: string): readonly [user: string, password: string] => [
  `E2E_USER_${asVariable(role)}`,
  `E2E_PASSWORD_${asVariable(role)}`,
];

/**
 * Who plays which role on a portal elsewhere: a file that E2E_PEOPLE names, and single ones by variables, which win.
 */
export function readCredentials(
  roles: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, Person>> {
  const found: Record<string, Person> = { ...fromFile(roles, environment['E2E_PEOPLE']) };
  for (const role of roles) {
    const [user, password] = variablesOf(role);
    const [username, secret] = [environment[user], environment[password]];
    if (!username && !secret) continue;
    if (!username || !secret)
      throw new Unusable(`${username ? user : password} is set and ${username ? password : user} is not; set both`);
    found[role] = { username, password: secret };
  }
  return found;
}

function fromFile(roles: readonly string[], file: string | undefined): Readonly<Record<string, Person>> {
  if (!file) return {};
  const example = '{"operator": {"username": "…", "password": "…"}}';
  let text: unknown;
  try {
    text = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Unusable(`E2E_PEOPLE: ${file} cannot be read as JSON (${String(error)}); write ${example}`);
  }
  const parsed = peopleSchema.safeParse(text);
  if (!parsed.success) throw new Unusable(`E2E_PEOPLE: ${file}: ${z.prettifyError(parsed.error)}; write ${example}`);
  const stranger = Object.keys(parsed.data).find((role) => !roles.includes(role));
  if (stranger !== undefined)
    throw new Unusable(`E2E_PEOPLE: ${file} names the role "${stranger}"; there are ${roles.join(', ')}`);
  return parsed.data;
}
