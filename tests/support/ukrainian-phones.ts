import type { PhonePlan } from '../../src/lib/question/phone.ts';

/** The form of telephone numbers in the specification, with its list of operator codes. */
export const ukrainianPhones: PhonePlan = {
  format: '+38 (0##) ###-##-##',
  prefixes: ['80', '0'],
  operatorCodes: '039 067 068 096 097 098 050 066 095 099 063 073 093 091 092 089 094'.split(' '),
};

/** A plan whose numbers have 8 or 9 digits. */
export const hungarianPhones: PhonePlan = { format: '+36 ## ### ###?', prefixes: ['06'], operatorCodes: [] };

/** A plan without operator codes and without a prefix within the country. */
export const polishPhones: PhonePlan = { format: '+48 ### ### ###', prefixes: [], operatorCodes: [] };
