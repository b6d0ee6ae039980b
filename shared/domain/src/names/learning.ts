/** What learning from a register and its measurement need of the name engine: `@registrar/domain/names/learning`. */
export { analyseName } from './analysed-name';
export { checkName } from './check-name';
export { closeness } from './edit-distance';
export { NOTHING_LEARNED, type NameKnowledge } from './knowledge';
export { learnWords, type LearnedWords } from './learn-words';
export { findMismatch } from './mismatch';
export { bareSound, soundOf } from './phonetics';
export { soundDifferences, type SoundWeights } from './sound-differences';
export { toLatin } from './devanagari';
export { acrossScripts, analyse, SAME_CONCEPT, type AnalysedWord } from './word';
