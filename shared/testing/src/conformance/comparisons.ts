import { satisfies } from 'semver';
import type { Leftovers } from './watch-leftovers';

export function requiresProblems(
  requires: Readonly<Record<string, string>>,
  provided: Readonly<Record<string, readonly string[]>>,
): string[] {
  return Object.entries(requires)
    .filter(([name, range]) => !(provided[name] ?? []).some((version) => satisfies(version, range)))
    .map(([name, range]) => `needs ${name} ${range}, the shell provides ${provided[name]?.join(', ') ?? 'none'}`);
}

/** What is there now and was not before is left behind. */
export function leftoverProblems(before: Leftovers, after: Leftovers): string[] {
  const listeners = Object.entries(after.listeners)
    .filter(([type, many]) => many > (before.listeners[type] ?? 0))
    .map(([type, many]) => `leaves ${many - (before.listeners[type] ?? 0)} listeners for ${type} behind`);
  const timers = Object.entries(after.timers)
    .filter(([id]) => !(id in before.timers))
    .map(([, place]) => `leaves a timer running, set ${place}`);
  return [...listeners, ...timers];
}
