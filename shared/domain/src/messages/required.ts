import type { Bilingual } from '../bilingual';

/** A required field: its Nepali and English name become the sentence of the specification, "X is required". */
export const required = (ne: string, en: string): Bilingual => ({ ne: `${ne} अनिवार्य छ।`, en: `${en} is required` });
