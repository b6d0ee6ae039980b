import type { Language } from '@registrar/domain/bilingual';
import type { FoundingPaper } from '@registrar/domain/papers';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { issuePaper } from '../issue-paper';
import { letterContentOf } from './association-content';
import { associationPaper, type RegisteredAs } from './association-paper';
import type { Founding } from './read-founding';

const KINDS = { MOA: 'MEMORANDUM', AOA: 'ARTICLES' } as const satisfies Record<FoundingPaper, string>;
const LANGUAGES: readonly Language[] = ['ne', 'en'];

export interface AssociationOf {
  readonly applicationId: string;
  readonly companyId: string;
  readonly accountId: string;
  readonly founding: Founding;
  readonly registered: RegisteredAs;
}

/**
 * One of the two papers, in both languages; articles only where the company has its own, and not the model ones of the
 * law.
 */
export async function issueAssociationPaper(
  unit: UnitOfWork,
  paper: FoundingPaper,
  { founding, registered, ...to }: AssociationOf,
): Promise<void> {
  if (paper === 'AOA' && founding.generation.modelArticles) return;
  for (const language of LANGUAGES) {
    await issuePaper(unit, {
      ...to,
      issuedFor: { kind: 'FILING', id: to.applicationId },
      kind: KINDS[paper],
      language,
      content: letterContentOf(founding, paper, registered),
      paper: associationPaper(founding, paper, language, registered),
    });
  }
}
