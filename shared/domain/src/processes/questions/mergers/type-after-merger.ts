import { companyTypeRules } from '../../../registration/company-type-rules';
import type { Answers, FilingFrame } from '../../definition/filing-frame';
import { publicParts } from '../../../register/register-aspects';
import type { CrossIssue } from '../../definition/section-definition';
import { sizeIssues } from '../directors/board-together';
import { eligibilityFindings } from '../holders/shareholder-rules';
import type { ShareholderDraft } from '../holders/shareholder-answers';
import { readHolders, sideIssues } from '../holders/shareholders-together';
import { registeredPeople } from '../people/registered-people';
import { entersNewCompany, isPublic, typeAfter, typesAfter } from './company-after';
import { mergedIn } from './merged-company';

const PATH = 'newCompanyType';

/**
 * Whether the company may have this type after the merger: a public company stays public, holders fit the type, and
 * the board of one that goes on is large enough for its new type. What the register does not know stands against
 * nothing.
 */
export function typeIssues(data: Answers, frame: FilingFrame): readonly CrossIssue[] {
  const merged = mergedIn(frame);
  const type = typeAfter(data, frame);
  if (!merged || type === null) return [];
  if ((isPublic(frame.companyType) || isPublic(merged.companyType)) && !isPublic(type))
    return [{ path: PATH, code: 'MERGER_PUBLIC_STAYS' }];
  const isChanged = data[PATH] !== undefined && type !== frame.companyType;
  if ((isChanged || entersNewCompany(data)) && !typesAfter(data, frame).includes(type))
    return [{ path: PATH, code: 'CONVERSION_NOT_ALLOWED' }];
  const after = { companyType: type };
  const holders = holdersTogether(frame);
  const codes = new Map<string, CrossIssue>();
  for (const { data: holder } of holders)
    for (const { code } of eligibilityFindings(holder, after)) codes.set(code, { path: PATH, code });
  const isKnown = holders.every(({ data: { investorType, shareholderType } }) => investorType && shareholderType);
  if (isKnown) for (const issue of sideIssues(holders, after)) codes.set(issue.code, { ...issue, path: PATH });
  const seats = isChanged && !entersNewCompany(data) ? companyTypeRules(type).directors : null;
  const directors = directorsIn(frame);
  const board = seats && directors > 0 ? sizeIssues(directors, seats) : [];
  return [...codes.values(), ...board.map((issue) => ({ ...issue, path: PATH }))];
}

interface HolderAfter {
  readonly data: Partial<Pick<ShareholderDraft, 'entity' | 'investorType' | 'shareholderType'>>;
}

/** Those of both companies, with what decides whether a company of a type may have them. */
function holdersTogether(frame: FilingFrame): readonly HolderAfter[] {
  const merged = mergedIn(frame);
  const ending = new Set([frame.company?.id, merged?.companyId]);
  const own = (frame.company?.parts ?? []).filter(
    ({ aspect, data }) => aspect === 'SHAREHOLDER' && !ending.has(companyOf(data)),
  );
  const known = new Map(registeredPeople(frame).items.map((item) => [item.id, item]));
  return [
    ...readHolders(own.flatMap(({ subjectId }) => known.get(subjectId ?? '') ?? [])),
    ...(merged?.holdings ?? []).flatMap(({ companyId, investorType, shareholderType }): HolderAfter[] =>
      companyId !== null && ending.has(companyId) ? [] : [{ data: { investorType, shareholderType } }],
    ),
  ];
}

/** Who is a member of the new company, each once. */
export const membersAfter = (frame: FilingFrame): number =>
  holdersTogether(frame).length - (mergedIn(frame)?.holdings ?? []).filter(({ heldAs }) => heldAs !== null).length;

const companyOf = (part: Answers): string | undefined => publicParts.SHAREHOLDER.parse(part).companyId ?? undefined;

/** 0: the register does not know them. */
const directorsIn = ({ company, today }: FilingFrame): number =>
  (company?.parts ?? []).filter(({ aspect, data }) => {
    const until = aspect === 'DIRECTOR' ? publicParts.DIRECTOR.parse(data).until : '';
    return until === null || until >= today;
  }).length;
