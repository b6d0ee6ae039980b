/**
 * From which paid-up capital of both companies together a merger is heard by the committee, as in
 * gateway/data/configuration.json (docs/decisions/0248-rules-of-a-merger.md).
 */
export const mergerCommittee = /* sql */ `
update configuration set value = value || '{"committeeAbovePaisa": 10000000000}'
 where key = 'MERGER_TERMS' and not value ? 'committeeAbovePaisa';
update proposal set content = jsonb_set(content, '{value}', (content -> 'value') || '{"committeeAbovePaisa": 10000000000}')
 where kind = 'SCHEDULE' and status = 'PROPOSED' and content ->> 'key' = 'MERGER_TERMS'
   and not (content -> 'value') ? 'committeeAbovePaisa';
`;
