import type { CountryChoiceText } from './ro.ts'

export const countryChoiceBg: CountryChoiceText = {
  choose: 'Избери държава',
  shop: 'Към магазина',
  about:
    'Реновирани телефони, лаптопи и конзоли, тествани и с гаранция. Избери държавата, в която пазаруваш: Румъния, България, Унгария или Гърция.',
}
