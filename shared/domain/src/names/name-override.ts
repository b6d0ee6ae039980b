import type { NameFinding } from './name-check-answer';

/** One word of a name, and who allows it. */
export interface NameOverride {
  readonly kind: string;
  readonly token: string;
  readonly remark: string;
  readonly at: string;
  readonly byEnglish: string;
  readonly byNepali: string;
}

const sameWord = (a: string | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase();

/** The findings with what was allowed: such a finding only informs, and says who allowed it and why. */
export function withOverrides(findings: readonly NameFinding[], decided: readonly NameOverride[]): NameFinding[] {
  return findings.map((finding) => {
    const pass = finding.overridable
      ? decided.find(({ kind, token }) => kind === finding.kind && sameWord(finding.token, token))
      : undefined;
    if (!pass) return finding;
    const { byEnglish, byNepali, at, remark } = pass;
    return {
      ...finding,
      severity: 'info',
      why: {
        ne: `${finding.why.ne} ${byNepali}ले यसलाई मान्य गर्नुभएको छ: ${remark}`,
        en: `${finding.why.en} ${byEnglish} has allowed it: ${remark}`,
      },
      override: { byEnglish, byNepali, at, remark },
    };
  });
}

/** What somebody has to allow before the name is approved. Whether two scripts agree is part of the decision itself. */
export function awaitingOverride(findings: readonly NameFinding[]): NameFinding[] {
  return findings.filter(
    ({ kind, severity, overridable }) =>
      overridable === true && severity !== 'info' && (kind === 'NAME_FORBIDDEN_WORD' || kind === 'BLACKLIST_SIMILAR'),
  );
}
