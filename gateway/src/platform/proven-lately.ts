import type { Actor } from './actor';
import { refuse } from './refusal';

/** A final decision: who has a second factor proves it again after a while (term SECOND_FACTOR). */
export function requireProvenLately({ secondFactor }: Pick<Actor, 'secondFactor'>): void {
  if (secondFactor === 'DUE') refuse('AUTH-STEP-UP');
}
