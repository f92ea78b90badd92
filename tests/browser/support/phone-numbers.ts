/** One number, as every field shows it. */
export const wholePhone = '+38 (067) 123-45-67';

/** The same number in the forms that people paste and browsers fill in. */
export const phoneForms = [
  '0671234567',
  '380671234567',
  '+380 67 123 45 67',
  '+380671234567',
  '8 067 123 45 67',
  '00380671234567',
  '+38 (067) 123-45-67',
  '671234567',
  '٠٦٧١٢٣٤٥٦٧',
  '０６７１２３４５６７',
];

/** Numbers of other countries, or of none. */
export const foreignPhones = ['+48 501 234 567', '+1 202 555 0100', '0048501234567', '48501234567', '+0671234567'];
