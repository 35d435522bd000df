import type { Market } from './market.ts'

/** The IANA zone that says which day it is in a market. */
export const timeZoneOf: Readonly<Record<Market, string>> = {
  ro: 'Europe/Bucharest',
  bg: 'Europe/Sofia',
  hu: 'Europe/Budapest',
  gr: 'Europe/Athens',
}
