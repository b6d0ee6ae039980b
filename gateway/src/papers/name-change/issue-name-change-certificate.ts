import type { IssuedPaperDefinition } from '@registrar/domain/processes';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { issuePaper } from '../issue-paper';
import type { IssuedFiling } from '../issued-filing';
import { changesOf } from '../record/issue-record-letter';
import { nameChangeContent, nameChangePaper } from './compose-name-change-certificate';

/**
 * Certifies the new name. The certificate under the former name was handed in with the filing, so this one takes its
 * place.
 */
export async function issueNameChangeCertificate(
  unit: UnitOfWork,
  filing: IssuedFiling,
  { law }: IssuedPaperDefinition,
): Promise<void> {
  const former = (await changesOf(unit, filing)).find(({ before }) => before !== null)?.before;
  if (!former) throw new Error(`Application ${filing.applicationId} changed no name`);
  const certificate = { filing, former, law };
  const { applicationId, companyId, accountId } = filing;
  await issuePaper(unit, {
    kind: 'CERTIFICATE_OF_NAME_CHANGE',
    language: 'BOTH',
    issuedFor: { kind: 'FILING', id: applicationId },
    applicationId,
    companyId,
    accountId,
    content: nameChangeContent(certificate),
    paper: nameChangePaper(certificate),
    supersedes: ['CERTIFICATE_OF_INCORPORATION', 'CERTIFICATE_OF_NAME_CHANGE'],
  });
}
