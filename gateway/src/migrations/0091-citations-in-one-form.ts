/**
 * The provisions behind the rates, cited as everywhere else in the portal. Only rows that say what the seed once wrote
 * are changed: what an officer has worded is the office's own. Invoices keep the words with which they were issued.
 */
export const citationsInOneForm = /* sql */ `
update configuration set reference = wording.present
  from (values
  ('Companies Act 2063, section 13: prescribed fee; the amount is to be confirmed by the office',
   'Companies Act, 2063, section 13: prescribed fee; the amount is to be confirmed by the office'),
  ('Companies Act 2063, section 14: prescribed fee; the amount is to be confirmed by the office',
   'Companies Act, 2063, section 14: prescribed fee; the amount is to be confirmed by the office'),
  ('Companies Act 2063, section 153(3): prescribed fee; the amount is to be confirmed by the office',
   'Companies Act, 2063, section 153(3): prescribed fee; the amount is to be confirmed by the office'),
  ('Companies Act 2063, section 25(2): the office sets the fee; the amount is to be confirmed by the office',
   'Companies Act, 2063, section 25(2): the office sets the fee; the amount is to be confirmed by the office'),
  ('Companies Act 2063, sections 136(1)(ka) and 158(1): prescribed fee; the amount is to be confirmed by the office',
   'Companies Act, 2063, sections 136(1)(ka) and 158(1): prescribed fee; the amount is to be confirmed by the office'),
  ('Companies Act 2063, section 81(2)',
   'Companies Act, 2063, section 81(2)'),
  ('Companies Act 2063, section 81(6)',
   'Companies Act, 2063, section 81(6)'),
  ('Companies Act 2063, section 81(7), in force to the end of Ashar 2082',
   'Companies Act, 2063, section 81(7), in force to the end of Ashar 2082'),
  ('Companies Act 2063, section 136ka',
   'Companies Act, 2063, section 136ka'),
  ('Companies Act 2063, section 6(1)(ga)',
   'Companies Act, 2063, section 6(1)(ga)')
  ) as wording (former, present)
 where configuration.reference = wording.former;

update configuration set reference_nepali = wording.present
  from (values
  ('कम्पनी ऐन, २०६३ को दफा १५३(३): तोकिएको दस्तुर; रकम कार्यालयले पुष्टि गर्न बाँकी',
   'कम्पनी ऐन, २०६३ को दफा १५३ को उपदफा (३): तोकिएको दस्तुर; रकम कार्यालयले पुष्टि गर्न बाँकी'),
  ('कम्पनी ऐन, २०६३ को दफा २५(२): कार्यालयले तोक्ने दस्तुर; रकम कार्यालयले पुष्टि गर्न बाँकी',
   'कम्पनी ऐन, २०६३ को दफा २५ को उपदफा (२): कार्यालयले तोक्ने दस्तुर; रकम कार्यालयले पुष्टि गर्न बाँकी'),
  ('कम्पनी ऐन, २०६३ को दफा १३६(१)(क) र १५८(१): तोकिएको दस्तुर; रकम कार्यालयले पुष्टि गर्न बाँकी',
   'कम्पनी ऐन, २०६३ को दफा १३६ को उपदफा (१) को खण्ड (क) र दफा १५८ को उपदफा (१): तोकिएको दस्तुर; रकम कार्यालयले पुष्टि गर्न बाँकी'),
  ('कम्पनी ऐन, २०६३ को दफा ८१(२)',
   'कम्पनी ऐन, २०६३ को दफा ८१ को उपदफा (२)'),
  ('कम्पनी ऐन, २०६३ को दफा ८१(६)',
   'कम्पनी ऐन, २०६३ को दफा ८१ को उपदफा (६)'),
  ('कम्पनी ऐन, २०६३ को दफा ८१(७), २०८२ असार मसान्तसम्म लागू',
   'कम्पनी ऐन, २०६३ को दफा ८१ को उपदफा (७), २०८२ असार मसान्तसम्म लागू')
  ) as wording (former, present)
 where configuration.reference_nepali = wording.former;
`;
