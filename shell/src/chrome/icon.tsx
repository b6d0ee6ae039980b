import type { MenuIconName } from '@registrar/contract/menu-vocabulary';

/** What the frame itself draws besides the icons of the menu. */
type FrameIconName = 'menu' | 'external' | 'down';

/** A few strokes instead of an icon font: these are needed at first paint. */
const strokes: Readonly<Record<MenuIconName | FrameIconName, string>> = {
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  name: 'M4 12V4h8l8 8-8 8zM8 8h.01',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm5 12l4 4',
  inbox: 'M4 13l2-8h12l2 8v6H4zm0 0h5l1 2h4l1-2h5',
  review: 'M6 4h9l4 4v12H6zM9 13l2 2 4-4',
  file: 'M6 3h8l5 5v13H6zm8 0v5h5',
  building: 'M5 21V4h9v17m0-11h5v11M3 21h18M8 8h3M8 12h3M8 16h3',
  wallet: 'M4 7h14v12H4zM4 7l10-3v3m0 6h4',
  book: 'M5 4h10a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zm0 13a3 3 0 0 1 3-3h10',
  people: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm-6 8a6 6 0 0 1 12 0m1-13a3 3 0 0 1 0 5m5 8a6 6 0 0 0-4-5.6',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 8a8 8 0 0 1 16 0',
  bell: 'M6 16v-5a6 6 0 1 1 12 0v5l2 2H4zm4 4h4',
  menu: 'M4 6h16M4 12h16M4 18h16',
  external: 'M10 5H5v14h14v-5M14 4h6v6m0-6l-9 9',
  down: 'M6 9l6 6 6-6',
  key: 'M14 10a4 4 0 1 0-3.4 4L13 16h2v2h2v2h3v-3l-6-6z',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
};

const isKnown = (name: string): name is keyof typeof strokes => Object.hasOwn(strokes, name);

export function Icon({ name, size = 20 }: { readonly name: string; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d={strokes[isKnown(name) ? name : 'file']} />
    </svg>
  );
}

/** A sheet with a folded corner: a mark of our own, no emblem of the state. */
export function BrandMark() {
  return (
    <svg width="36" height="36" viewBox="0 0 32 32" aria-hidden focusable="false" style={{ flex: 'none' }}>
      <rect width="32" height="32" rx="7" fill="#1B4B8F" />
      <path d="M9 23V9h9l5 5v9z" fill="none" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
      <path d="M13 17h6M13 20h4" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
