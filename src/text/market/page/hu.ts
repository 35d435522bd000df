import type { CountryChoiceText } from './ro.ts'

export const countryChoiceHu: CountryChoiceText = {
  choose: 'Válassz országot',
  shop: 'Irány a bolt',
  about:
    'Felújított telefonok, laptopok és konzolok, bevizsgálva és garanciával. Válaszd ki, hol vásárolsz: Romániában, Bulgáriában, Magyarországon vagy Görögországban.',
}
