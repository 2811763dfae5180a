/** A `tel:` address for an American number as it is written, such as (202) 224-3121. */
export function phoneLink(written: string): string {
  return `tel:+1${written.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`;
}
