/** The address of a telephone number: its digits after a plus. */
export function telephoneHref(phone: string): string {
  return `tel:+${phone.replace(/\D/g, '')}`;
}
