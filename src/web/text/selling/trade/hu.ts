import type { TradeText } from './ro.ts'

export const tradeHu: TradeText = {
  title: product => `Ebbe számítjuk be: ${product}`,
  price: 'Ár',
  voucher: 'Az utalványod',
  voucherUpTo: 'Az utalványod, legfeljebb',
  left: 'Még fizetendő',
  leftAtLeast: 'Még fizetendő, legalább',
  atOnce: 'Az utalványt az ajánlat elfogadása után azonnal felhasználhatod.',
}
