import { type Market, markets } from '#domain/market/market.ts'
import { editDistance } from './edit-distance.ts'

/** Hosts that many people of a market have their mail at; a typo is compared with those of the shopper's own market first. */
const marketHosts: Readonly<Record<Market, readonly string[]>> = {
  ro: ['yahoo.ro'],
  bg: ['abv.bg', 'mail.bg', 'dir.bg', 'gbg.bg'],
  hu: ['freemail.hu', 'citromail.hu', 'indamail.hu', 't-online.hu', 'hotmail.hu'],
  gr: ['otenet.gr', 'yahoo.gr', 'hotmail.gr', 'forthnet.gr', 'windowslive.com'],
}

const commonHosts = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'live.com',
  'msn.com',
  'proton.me',
  'protonmail.com',
]

/** Hosts that exist although they resemble one above: they are nobody's typo, and never proposed. */
const otherHosts: ReadonlySet<string> = new Set([
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'gmx.net',
  'me.com',
  'mac.com',
  'aol.com',
  'googlemail.com',
  'rocketmail.com',
  'pm.me',
  'proton.ch',
  'mail.ru',
  'mail.gr',
  'mail.de',
  'abv.com',
  'live.nl',
  'live.fr',
  'yahoo.de',
  'yahoo.fr',
  'yahoo.it',
  'yahoo.es',
  'yahoo.co.uk',
  'hotmail.de',
  'hotmail.fr',
  'hotmail.it',
  'hotmail.es',
  'hotmail.co.uk',
  'outlook.de',
  'outlook.fr',
  'outlook.hu',
  'outlook.com.gr',
])

/** Google has no host of a country: these are further from gmail.com, by letters, than from another host. */
const gmailOfCountry: ReadonlySet<string> = new Set(markets.map(market => `gmail.${market}`))

/**
 * The email address that is probably meant, if the host is a typo of a well-known one ("gmial.com" → "gmail.com");
 * of equally close hosts, one of the shopper's own market. `undefined` if there is nothing to ask.
 */
export function meantEmail(market: Market, email: string): string | undefined {
  const written = email.trim()
  const at = written.lastIndexOf('@')
  const host = written.slice(at + 1).toLowerCase()
  if (at < 1 || written.length > 254 || host.length < 5) return undefined
  const meant = gmailOfCountry.has(host) ? 'gmail.com' : meantHost(market, host)
  return meant === undefined ? undefined : `${written.slice(0, at)}@${meant}`
}

function meantHost(market: Market, host: string): string | undefined {
  const hosts = [
    ...marketHosts[market],
    ...commonHosts,
    ...markets.flatMap(other => marketHosts[other]),
  ]
  if (hosts.includes(host) || otherHosts.has(host)) return undefined
  const close = hosts
    .map(known => ({ known, errors: editDistance(host, known, forgiven(known)) }))
    .filter(({ known, errors }) => errors <= forgiven(known))
    // The sort is stable: hosts with equally few errors keep their order.
    .toSorted((one, other) => one.errors - other.errors)
  return close[0]?.known
}

/** Most short hosts with two other letters belong to somebody else. */
function forgiven(host: string): number {
  return host.length < 9 ? 1 : 2
}
