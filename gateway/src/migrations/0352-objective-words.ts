/** Words by which objectives are found: a list of the office like the others, which rankings are made anew from. */
export const objectiveWords = /* sql */ `
alter table name_rule_word drop constraint name_rule_word_list_check;
alter table name_rule_word add constraint name_rule_word_list_check
  check (list in ('FORBIDDEN', 'PRONOUN', 'DOT_COM', 'CONSENT', 'ACTIVITY', 'OBJECTIVE'));
create trigger reference_data_changed after insert or update or delete or truncate on name_rule_word
  for each statement execute function reference_data_changed();
`;
