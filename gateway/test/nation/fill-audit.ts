import { KIND } from './functions';
import type { NationSizes } from './sizes';

/** The hashes are of nothing: what is measured reads the rows, and what is appended follows the head. */
export const fillAudit = (sizes: NationSizes): Readonly<Record<string, string>> => ({
  audit: /* sql */ `
    insert into audit (seq, at, actor_id, actor_role, office_id, action, object_type, object_id, object_version, after_hash, prev_hash, hash)
    select head.seq + n, nation.today() - interval '5 years' + n::double precision / ${sizes.audit} * interval '1825 days',
           case when n % 5 = 0 then null else nation.id(${KIND.account}, nation.draw(n, 51, ${sizes.officers})) end, case when n % 5 > 0 then 'OPERATOR' end, nation.office(n),
           (array['application.claim', 'application.verify', 'application.approve', 'application.submit', 'LOGIN', 'INVOICE_PROPOSED', 'PAPER_ISSUED', 'DOCUMENT_ACCEPTED', 'SECTION_SAVED', 'NOTIFICATION'])[1 + nation.draw(n, 52, 10)],
           case when n % 8 = 0 then 'account' else 'application' end,
           case when n % 8 = 0 then nation.id(${KIND.account}, nation.draw(n, 51, ${sizes.officers}))::text else nation.id(${KIND.filing}, 1 + nation.draw(n, 53, ${sizes.filings}))::text end, 1, md5(n::text) || md5(n::text), md5(n::text) || md5(n::text), md5(n::text) || md5(n::text)
      from audit_head head, generate_series(1, ${sizes.audit}) n`,
  audit_head: /* sql */ `update audit_head set (seq, hash) = (select seq, hash from audit order by seq desc limit 1)`,
});
