import { isChunkError } from '@registrar/runtime';
import { isSkewError, type RemoteFailureKind } from './remote-failure';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * What went wrong between the manifest and the module, told from the words of the runtime, whose own numbers are: 001
 * an entry that brought no container, 002 one without `init`, 003 the manifest, 008 the entry script, 013 not a
 * manifest, 014 a module that is not exposed, 015 an `init` that failed. What carries no number was thrown by the
 * remote's own module.
 */
export function loadingFaultOf(error: unknown): RemoteFailureKind {
  const message = messageOf(error);
  if (isSkewError(error)) return 'incompatible-packages';
  if (isChunkError(error)) return 'chunk';
  if (/RUNTIME-00[12]|RUNTIME-015|ScriptExecutionError/.test(message)) return 'bad-entry';
  if (/timed? ?out/i.test(message)) return 'timeout';
  if (message.includes('RUNTIME-013')) return 'bad-manifest';
  if (message.includes('RUNTIME-014')) return 'bad-contract';
  if (/RUNTIME-0\d\d|Loading script/i.test(message)) return 'unreachable';
  return 'module';
}
