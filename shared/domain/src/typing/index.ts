/** Romanised typing: Latin letters as a Nepali reader writes them, turned into Devanagari. Pure; knows no browser. */
export { transliterate } from './transliterate';
export { afterErasing, afterTyping, restoreLatin, type Typed, type TypingRun } from './typing-run';
