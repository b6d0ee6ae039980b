/**
 * Loaded into the host before its program (`node --import`): kills it at a named step of a change of the registry,
 * without any handler running, as SIGKILL from outside would. Where it dies follows from what it writes, not from how
 * fast the machine is. Plain JavaScript: Node loads it as it is.
 *
 * KILL_AT is a JSON object: `step` is a name of STEPS, `change` at which of the changes that this process makes.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** The changes are counted by what each begins with: the copy of the document takes its place. */
const STEPS = {
  'before the copy': (call, path) => call === 'rename' && /registry-copies/.test(path),
  'before the registry': (call, path) => call === 'rename' && /\/registry\.json$/.test(path),
  'before the line of the audit': (call, path) => call === 'open' && /registry-audit\.log$/.test(path),
  'before the answer': (call, path) => call === 'closed' && /registry-audit\.log$/.test(path),
};

const { step, change } = JSON.parse(process.env.KILL_AT ?? '{}');
let changes = 0;

function reached(call, path) {
  if (STEPS['before the copy'](call, path)) changes += 1;
  if (changes === change && STEPS[step](call, path)) process.kill(process.pid, 'SIGKILL');
}

const { renameSync, openSync, closeSync } = fs;
const appending = new Map();
fs.renameSync = (from, to) => {
  reached('rename', to);
  renameSync(from, to);
};
fs.openSync = (path, flags, mode) => {
  if (flags === 'a') reached('open', path);
  const handle = openSync(path, flags, mode);
  if (flags === 'a') appending.set(handle, path);
  return handle;
};
fs.closeSync = (handle) => {
  closeSync(handle);
  const path = appending.get(handle);
  appending.delete(handle);
  if (path !== undefined) reached('closed', path);
};
syncBuiltinESMExports();
