/** The typeface is under way since the page began; what is drawn before it has come moves when it does. */
const PATIENCE_MS = 500;

/** A letter of each script that the language is written in: they are files of their own. */
const LETTERS: Readonly<Record<string, string>> = { ne: 'कa', en: 'a' };

/** Waits for the portal's typeface for a moment; a page in another one is better than none. */
export async function typefaceReady({
  fonts,
  documentElement,
}: Pick<Document, 'fonts' | 'documentElement'>): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const come = Promise.all(
    ['400 16px Mukta', '600 16px Mukta'].map((font) => fonts.load(font, LETTERS[documentElement.lang])),
  );
  await Promise.race([late, come.catch(() => undefined)]);
}
