/** A text as it is within a pattern of `like`: its signs stand for themselves. */
export const asWritten = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The pattern of `like` for whatever holds the text. */
export const containing = (text: string): string => `%${asWritten(text)}%`;
