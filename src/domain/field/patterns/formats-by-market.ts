import type { Market } from '#domain/market/market.ts'

export type PhonePlan = {
  readonly code: string
  readonly trunk: string
  readonly isTrunkNeeded: boolean
  readonly national: RegExp
}

/**
 * The national format of each market, for any kind of line; in Greece and Hungary also without trunk prefix
 * (markets.md).
 */
export const phonePlans: Readonly<Record<Market, PhonePlan>> = {
  ro: {
    code: '40',
    trunk: '0',
    isTrunkNeeded: true,
    national: /^(?:[23][13-7]|7\d|80|90)\d{7}$/,
  },
  bg: {
    code: '359',
    trunk: '0',
    isTrunkNeeded: true,
    national:
      /^(?:2\d{5,7}|43[1-6]\d{4,5}|70[1-9]\d{4,5}|(?:[36]\d|4[124-7]|[57][1-9]|8[1-6]|9[1-7])\d{5,6}|43[07-9]\d{5}|99[69]\d{6}|(?:8[7-9]|98)\d{7}|800\d{5}|90\d{6}|700\d{5})$/,
  },
  hu: {
    code: '36',
    trunk: '06',
    isTrunkNeeded: false,
    national:
      /^(?:(?:1\d|2[2-9]|3[2-7]|4[24-9]|5[2-4679]|6[23689]|7[2-9]|8[2-57-9]|9[2-69])\d{6}|(?:[257]0|3[01])\d{7}|(?:[48]0|9[01])\d{6}|(?:21|38)\d{7})$/,
  },
  gr: {
    code: '30',
    trunk: '0',
    isTrunkNeeded: false,
    national: /^(?:2[1-8]\d{8}|6(?:8[5-9]|9[013-57-9])\d{7}|8[0-7]\d{8}|90[19]\d{7}|[57]0\d{8})$/,
  },
}

/** `prefix` is what the country code with its plus becomes in the format that Cofidis counts. */
type CofidisPhone = { readonly length: number; readonly prefix: string }

/**
 * The length that Cofidis requires (Spec 5.4, 9.1), in the 00 format in Hungary, the + format in BG and GR, and the
 * national format in RO (markets.md).
 */
export const cofidisPhones: Readonly<Record<Market, CofidisPhone>> = {
  ro: { length: 10, prefix: '0' },
  bg: { length: 13, prefix: '+359' },
  hu: { length: 13, prefix: '0036' },
  gr: { length: 13, prefix: '+30' },
}

/** A word begins and ends with a letter, so it has at least two (markets.md, "Fields by market"). */
export const nameWords: Readonly<Record<Market, RegExp>> = {
  ro: /^[\p{Script=Latin}&&\p{L}][[\p{Script=Latin}&&\p{L}]'’\-]*[\p{Script=Latin}&&\p{L}]$/v,
  bg: /^[[\p{Script=Cyrillic}\p{Script=Latin}]&&\p{L}][[[\p{Script=Cyrillic}\p{Script=Latin}]&&\p{L}]'’\-]*[[\p{Script=Cyrillic}\p{Script=Latin}]&&\p{L}]$/v,
  hu: /^[a-záéíóöőúüű][a-záéíóöőúüű'’-]*[a-záéíóöőúüű]$/i,
  gr: /^[[\p{Script=Greek}\p{Script=Latin}]&&\p{L}][[[\p{Script=Greek}\p{Script=Latin}]&&\p{L}]'’\-]*[[\p{Script=Greek}\p{Script=Latin}]&&\p{L}]$/v,
}
