import type { Locale } from '#domain/market/market.ts'

/** `{n}` is replaced by the number, grouped as the locale groups it. `other` is used for every category without a form. */
export type PluralForms = { readonly other: string } & Partial<
  Readonly<Record<Intl.LDMLPluralRule, string>>
>

const rules = new Map<Locale, Intl.PluralRules>()
const numbers = new Map<Locale, Intl.NumberFormat>()

function rulesOf(locale: Locale) {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, known)
  return known
}

function numbersOf(locale: Locale) {
  const known = numbers.get(locale) ?? new Intl.NumberFormat(locale)
  numbers.set(locale, known)
  return known
}

/** Romanian says "2 produse" but "20 de produse": the forms are the locale's own plural categories. */
export function plural(locale: Locale, n: number, forms: PluralForms): string {
  const form = forms[rulesOf(locale).select(n)] ?? forms.other
  return form.replace('{n}', numbersOf(locale).format(n))
}
