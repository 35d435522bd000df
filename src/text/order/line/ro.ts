export type LineTitles = Readonly<
  Record<
    | 'battery'
    | 'giftWrap'
    | 'warranty'
    | 'screen'
    | 'accident'
    | 'delivery'
    | 'discount'
    | 'voucher',
    string
  >
>

/** Titles of order lines for items that have no name in the catalogue. */
export const lineTitlesRo: LineTitles = {
  battery: 'Baterie nouă',
  giftWrap: 'Ambalaj cadou',
  warranty: 'Garanție extinsă',
  screen: 'Asigurare, Ecran',
  accident: 'Asigurare, Daune accidentale și furt',
  delivery: 'Livrare',
  discount: 'Reducere',
  voucher: 'Plătit cu voucher',
}
