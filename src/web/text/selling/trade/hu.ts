import type { TradeText } from './ro.ts'

export const tradeHu: TradeText = {
  title: product => `Erre: ${product}`,
  price: 'Ár',
  voucher: 'Az utalványod',
  voucherUpTo: 'Az utalványod, legfeljebb',
  left: 'Fizetendő marad',
  leftAtLeast: 'Fizetendő marad, legalább',
  atOnce: 'Az utalványt az ajánlat elfogadása után azonnal felhasználhatod.',
}
