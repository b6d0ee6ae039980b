/**
 * The form of a change of name asks now where the special resolution was passed. The form before asked for the
 * resolution alone, which a general meeting passes (section 83): what was answered by it goes on with that.
 */
export const meetingsOfResolutions = /* sql */ `
update application_section s
   set data = s.data || '{"meeting": "GENERAL_MEETING"}'
  from application a
 where a.id = s.application_id and a.process_name = 'NAME_CHANGE' and a.definition_version = 1 and a.status not in ('APPROVED', 'REJECTED')
   and s.section_key = 'CHANGE_DECISION' and s.data ? 'resolutionOn' and not s.data ? 'meeting';
`;
