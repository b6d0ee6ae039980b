/**
 * The business areas of the left navigation, in the order of their entries; each has a heading in the shell's texts
 * (`menuGroup.*`).
 */
export const menuGroupNames = [
  'home',
  'registration',
  'company',
  'changes',
  'annual',
  'payments',
  'closing',
  'documents',
  'review',
  'administration',
  'account',
  'search',
  'help',
  'other',
] as const;
export type MenuGroupName = (typeof menuGroupNames)[number];

/** The icons that the shell draws beside an entry of the menu (`shell/src/chrome/icon.tsx`). */
export const menuIconNames = [
  'home',
  'name',
  'search',
  'inbox',
  'review',
  'file',
  'building',
  'wallet',
  'book',
  'people',
  'user',
  'bell',
  'key',
  'list',
] as const;
export type MenuIconName = (typeof menuIconNames)[number];
