import type { Language } from '#domain/market/market.ts'
import { countryChoiceBg } from './bg.ts'
import { countryChoiceEl } from './el.ts'
import { countryChoiceHu } from './hu.ts'
import { type CountryChoiceText, countryChoiceRo } from './ro.ts'

export const countryChoiceText: Readonly<Record<Language, CountryChoiceText>> = {
  ro: countryChoiceRo,
  bg: countryChoiceBg,
  hu: countryChoiceHu,
  el: countryChoiceEl,
}
