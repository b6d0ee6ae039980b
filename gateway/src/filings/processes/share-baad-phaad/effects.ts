export { effectsOfShares as shareBaadPhaadEffects } from '../effects/of-shares';
