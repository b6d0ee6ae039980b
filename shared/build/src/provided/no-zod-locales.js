/**
 * The portal has its own sentences in both languages; zod's forty translations would travel with the shared package.
 */
export {};
