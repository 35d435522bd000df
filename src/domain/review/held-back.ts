import { markets } from '#domain/market/market.ts'
/** The content that staff must check before a review is published. */
export type HeldBack = 'link' | 'email' | 'phone'

/**
 * A review with a link, an email address or a telephone number is checked by staff first
 * (docs/decisions/0021-reviews.md).
 */
export function heldBackFor(text: string): HeldBack | undefined {
  if (/[^\s@]@[^\s@]/.test(text)) return 'email'
  if (/https?:|www\./i.test(text) || hasHost(text)) return 'link'
  return hasPhone(text) ? 'phone' : undefined
}

/**
 * Top-level domains, except those that are words of the languages used: a full stop without a following space is not
 * a link.
 */
const endings = [
  ...'com net org info biz shop store online site top xyz app io tv ly ru eu cy uk бг ευ ελ'.split(
    ' ',
  ),
  ...markets,
].join('|')

const host = new RegExp(`[\\p{L}\\p{N}]\\.(?:${endings})(?![\\p{L}\\p{N}])`, 'iu')

function hasHost(text: string): boolean {
  return host.test(text)
}

/** National numbers in the four countries have nine or ten digits, an IMEI fifteen. */
const fewestDigits = 9

/** Digits of one number may be separated by spaces, dots, dashes, slashes and brackets. */
function hasPhone(text: string): boolean {
  return text.split(/[^\d\s.()/+-]/).some(run => run.replace(/\D/g, '').length >= fewestDigits)
}
