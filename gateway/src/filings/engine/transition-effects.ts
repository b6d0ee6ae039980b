import type { TransitionEffect } from '@registrar/domain/transitions';
import { committeeEffects } from './committee/effects';
import { companyEffects } from './company/effects';
import { correctionEffects } from './corrections/effects';
import { decisionEffects } from './decision/effects';
import type { EffectHandlers } from './handlers/effect';
import { groupEffects } from './group/effects';
import { moneyEffects } from './money/effects';
import { queueEffects } from './queue/effects';
import { submissionEffects } from './submission/effects';

/** The handler of each effect of the transition table. */
export const transitionEffects: EffectHandlers<TransitionEffect> = {
  ...submissionEffects,
  ...companyEffects,
  ...queueEffects,
  ...moneyEffects,
  ...groupEffects,
  ...correctionEffects,
  ...committeeEffects,
  ...decisionEffects,
};
