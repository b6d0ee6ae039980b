/** Every sentence a person can read exists in both languages; Nepali is the one we write first. */
export type Language = 'ne' | 'en';
export type Bilingual = Readonly<Record<Language, string>>;
