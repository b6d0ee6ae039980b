/**
 * The spellings a place was known by before, so that whoever writes them still finds it. The rows come from
 * gateway/data, as those of the places themselves do.
 *
 * The rows of configuration are written once and never overwritten by the seed, so what was misspelt in them, or was a
 * note of whoever collected them, is put right here; rows that an officer has worded otherwise stay. The rates
 * themselves do not change.
 */
export const formerPlaceNames = /* sql */ `
create table former_place_name (
  kind     text not null check (kind in ('COUNTRY', 'PROVINCE', 'DISTRICT', 'LOCAL_BODY')),
  place_id integer not null,
  name     text not null,
  primary key (kind, place_id, name)
);

update configuration set reference_nepali = replace(reference_nepali, 'कम्पनी रजिस्ट्रारको कार्यालय', 'कम्पनी रजिष्ट्रारको कार्यालय')
 where reference_nepali like '%कम्पनी रजिस्ट्रारको कार्यालय%';

update configuration set
  reference = case reference
    when 'No published amount; sources differ between free, NPR 100 and NPR 1,000' then 'To be confirmed by the office'
    when 'No direct fee found' then 'To be confirmed by the office'
    when 'No source found for 35 days; three reminders' then '35 days, to be confirmed by the office; three reminders'
    when 'No source found for 35 days' then '35 days, to be confirmed by the office'
    when 'Companies Act 2063, section 81(7), in force to the end of Asar 2082' then 'Companies Act 2063, section 81(7), in force to the end of Ashar 2082'
    else regexp_replace(regexp_replace(reference, ', amount assumed$', '; the amount is to be confirmed by the office'), 'the cap is assumed$', 'the cap is to be confirmed by the office')
  end,
  reference_nepali = case reference_nepali
    when 'प्रकाशित रकम छैन; स्रोतहरूमा निःशुल्क, रु. १०० र रु. १,००० भनिएको छ' then 'कार्यालयले पुष्टि गर्न बाँकी'
    when 'सोझै लाग्ने दस्तुर भेटिएन' then 'कार्यालयले पुष्टि गर्न बाँकी'
    else regexp_replace(regexp_replace(reference_nepali, ', रकम अनुमानित$', '; रकम कार्यालयले पुष्टि गर्न बाँकी'), 'सीमा अनुमानित$', 'सीमा कार्यालयले पुष्टि गर्न बाँकी')
  end;
`;
