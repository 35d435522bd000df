export type CountryChoiceText = {
  readonly choose: string
  readonly shop: string
  readonly about: string
}

/** The page that asks for a country. */
export const countryChoiceRo: CountryChoiceText = {
  choose: 'Alege țara',
  shop: 'Intră în magazin',
  about:
    'Telefoane, laptopuri și console recondiționate, testate și cu garanție. Alege țara în care cumperi: România, Bulgaria, Ungaria sau Grecia.',
}
