export const profileSections = ['overview', 'sessions', 'second-factor', 'documents', 'update', 'logo'] as const;
export type ProfileSection = (typeof profileSections)[number];

/** The section an address asks for; an unknown one is the first. */
export function sectionOf(asked: string | null): ProfileSection {
  return profileSections.find((section) => section === asked) ?? 'overview';
}
