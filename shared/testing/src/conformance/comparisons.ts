import { satisfies } from 'semver';
import type { Leftovers } from './watch-leftovers';

export function requiresProblems(requires: Readonly<Record<string, string>>, provided: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(requires)
    .filter(([name, range]) => !(provided[name] ?? []).some((version) => satisfies(version, range)))
    .map(([name, range]) => `needs ${name} ${range}, the shell provides ${provided[name]?.join(', ') ?? 'none'}`);
}

/** More of anything than before is left behind; less is not, because the shell's own timers run out. */
export function leftoverProblems(before: Leftovers, after: Leftovers): string[] {
  const problems = Object.entries(after.listeners)
    .filter(([type, many]) => many > (before.listeners[type] ?? 0))
    .map(([type, many]) => `leaves ${many - (before.listeners[type] ?? 0)} listeners for ${type} behind`);
  if (after.timers > before.timers) problems.push(`leaves ${after.timers - before.timers} timers running`);
  return problems;
}
