export { effectsOfShares as shareRateChangeEffects } from '../effects/of-shares';
