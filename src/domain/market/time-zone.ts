import type { Market } from './market.ts'

/** The IANA time zone that decides the current day in a market. */
export const timeZoneOf: Readonly<Record<Market, string>> = {
  ro: 'Europe/Bucharest',
  bg: 'Europe/Sofia',
  hu: 'Europe/Budapest',
  gr: 'Europe/Athens',
}
