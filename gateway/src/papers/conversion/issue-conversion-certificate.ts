import { publicParts } from '@registrar/domain/register';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { issuePaper } from '../issue-paper';
import type { IssuedFiling } from '../issued-filing';
import { conversionContent, conversionPaper } from './compose-conversion-certificate';

/**
 * Certifies the new type. The certificate that was handed in with the filing names the former one, so this one takes
 * its place.
 */
export async function issueConversionCertificate(unit: UnitOfWork, filing: IssuedFiling): Promise<void> {
  const { applicationId, companyId, accountId } = filing;
  const rows = await unit.tx
    .selectFrom('register_entry')
    .select(['aspect', 'before'])
    .where('company_id', '=', companyId)
    .where('application_id', '=', applicationId)
    .where('aspect', 'in', ['COMPANY_TYPE', 'NAME'])
    .execute();
  const before = (aspect: string): unknown => rows.find((row) => row.aspect === aspect)?.before;
  const name = publicParts.NAME.safeParse(before('NAME')).data;
  const certificate = {
    filing,
    formerType: publicParts.COMPANY_TYPE.parse(before('COMPANY_TYPE')).companyType,
    formerName: name ? { ne: name.nameNepali, en: name.nameEnglish } : filing.company.name,
  };
  await issuePaper(unit, {
    kind: 'CERTIFICATE_OF_CONVERSION',
    language: 'BOTH',
    issuedFor: { kind: 'FILING', id: applicationId },
    applicationId,
    companyId,
    accountId,
    content: conversionContent(certificate),
    paper: conversionPaper(certificate),
    supersedes: ['CERTIFICATE_OF_INCORPORATION', 'CERTIFICATE_OF_NAME_CHANGE', 'CERTIFICATE_OF_CONVERSION'],
  });
}
