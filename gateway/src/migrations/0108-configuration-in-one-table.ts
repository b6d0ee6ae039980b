/**
 * The rules of accounts, of proposals and of the audit's signatures become dated rows like every other one, with the
 * values that they have. The rows of `setting` stay for gateways of the release before, which read them until they are
 * replaced. Deadlines get a form that is reckoned with, and come again from gateway/data/deadlines.json; what nothing
 * reads is no configuration.
 */
export const configurationInOneTable = /* sql */ `
insert into configuration (key, valid_from, valid_to, value, reference, reference_nepali, certainty)
select moved.key, date '2006-11-03', null, setting.value, moved.reference, moved.reference_nepali, 'C'
  from setting
  join (values
    ('otp', 'OTP_TERMS', 'Working rule of the portal: life of a code, and when another may be asked for', 'पोर्टलको कार्यविधि: ओटीपीको अवधि र अर्को माग्न मिल्ने समय'),
    ('login', 'LOGIN_LIMITS', 'Working rule of the portal against guessed passwords', 'पासवर्ड अनुमान गर्न नदिने पोर्टलको कार्यविधि'),
    ('password-policy', 'PASSWORD_POLICY', 'Working rule of the portal: rules of a new password', 'पोर्टलको कार्यविधि: नयाँ पासवर्डका नियम'),
    ('audit-heads', 'AUDIT_HEADS', 'Working rule of the portal: the end of the audit is signed and published', 'पोर्टलको कार्यविधि: अडिट अभिलेखको अन्त्यमा सही गरी प्रकाशित गरिने')
  ) as moved (setting_key, key, reference, reference_nepali) on moved.setting_key = setting.key;

insert into configuration (key, valid_from, valid_to, value, reference, reference_nepali, certainty)
select 'PROPOSAL_TERMS', date '2006-11-03', null,
       jsonb_build_object(
         'scheduleDays', (select value -> 'expiresAfterDays' from setting where key = 'schedule-proposal'),
         'wordListDays', (select value -> 'expiresAfterDays' from setting where key = 'word-list-proposal'),
         'staffChangeDays', (select value -> 'expiresAfterDays' from setting where key = 'staff-change')),
       'Working rule of the office: a proposal that nobody decides in time lapses', 'कार्यालयको कार्यविधि: समयमा निर्णय नभएको प्रस्ताव आफैँ सकिने', 'C';

delete from configuration where key like 'DEADLINE\\_%' or key = 'DOCUMENT_UPLOAD';
`;
