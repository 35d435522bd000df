/** What is in a text that nobody may read before staff have. */
export type HeldBack = 'link' | 'email' | 'phone'

/** docs/decisions/0021-reviews.md: a link, an e-mail address or a telephone number in a review is looked at by staff first. */
export function heldBackFor(text: string): HeldBack | undefined {
  if (/[^\s@]@[^\s@]/.test(text)) return 'email'
  if (/https?:|www\./i.test(text) || hasHost(text)) return 'link'
  return hasPhone(text) ? 'phone' : undefined
}

/** Endings of addresses, but for those that are words of our languages: a full stop without a space after it is no link. */
const endings =
  'com|net|org|info|biz|shop|store|online|site|top|xyz|app|io|tv|ly|ru|eu|ro|bg|hu|gr|cy|uk|бг|ευ|ελ'

const host = new RegExp(`[\\p{L}\\p{N}]\\.(?:${endings})(?![\\p{L}\\p{N}])`, 'iu')

function hasHost(text: string): boolean {
  return host.test(text)
}

/** National numbers of the four countries have nine or ten digits, an IMEI fifteen. */
const fewestDigits = 9

/** Digits people keep together: with spaces, dots, dashes, slashes and brackets between them. */
function hasPhone(text: string): boolean {
  return text.split(/[^\d\s.()/+-]/).some(run => run.replace(/\D/g, '').length >= fewestDigits)
}
