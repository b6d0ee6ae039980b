import { explanationCall } from './kinds/explanation-call';
import { merger } from './kinds/merger';
import { newOfMerger } from './kinds/new-of-merger';
import type { ProceedingKind } from './proceeding-kind';

/** Every kind of proceeding, by its key; a test adds its own (`../testing/test-proceeding`). */
export const kindTable = new Map<string, ProceedingKind>([
  [explanationCall.key, explanationCall],
  [merger.key, merger],
  [newOfMerger.key, newOfMerger],
]);
