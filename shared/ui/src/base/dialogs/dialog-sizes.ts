/** Section 9 of the specification: a dialog in pixels, as wide as the window, or the whole window. */
export const dialogSizes = {
  xs: 320,
  sm: 420,
  md: 520,
  lg: 640,
  xl: 760,
  xxl: 960,
  full: '100%',
  screen: '100%',
} as const;
export type DialogSize = keyof typeof dialogSizes;
