import type { TradeText } from './ro.ts'

export const tradeHu: TradeText = {
  title: product => `Ebbe számítjuk be: ${product}`,
  price: 'Ár',
  voucher: 'Az utalványod',
  voucherUpTo: 'Az utalványod, legfeljebb',
  left: 'Még fizetendő',
  leftAtLeast: 'Még fizetendő, legalább',
  atOnce:
    'Az ajánlat elfogadása után azonnal rendelhetsz; a rendelést a régi készülék átvizsgálása után adjuk fel.',
}
