import type { Market } from '#domain/market/market.ts'

/** At most 70 characters: the length of one SMS that contains a character outside the phone networks' Latin alphabet. */
export const smsText: Readonly<Record<Market, { readonly code: (code: string) => string }>> = {
  ro: { code: code => `Codul tău Kintsu este ${code}. Nu îl spune nimănui.` },
  bg: { code: code => `Твоят код за Kintsu е ${code}. Не го казвай на никого.` },
  hu: { code: code => `A Kintsu-kódod: ${code}. Ne mondd el senkinek.` },
  gr: { code: code => `Ο κωδικός σου για το Kintsu: ${code}. Μην τον πεις σε κανέναν.` },
}
