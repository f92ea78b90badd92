/** The id of the field at a pointer of a part: mistakes lead to it. */
export function fieldId(part: string, pointer: string): string {
  return `field-${part}${pointer.replaceAll('/', '-')}`;
}
