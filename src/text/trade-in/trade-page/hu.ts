import type { TradeText } from './ro.ts'

export const tradeHu: TradeText = {
  title: product => `Ebbe számítjuk be: ${product}`,
  price: 'Ár',
  voucher: 'Az utalványod',
  voucherUpTo: 'Az utalványod, legfeljebb',
  left: 'Még fizetendő',
  leftAtLeast: 'Még fizetendő, legalább',
  variant: 'Melyik változat?',
  estimate:
    'Ennyit adunk egy hibátlan, nyom nélküli készülékért. A te ajánlatod néhány kérdés után készül el.',
  begin: 'Válaszolok, és kérem az ajánlatot',
  another: 'Másik modell',
  failed: 'Nem tudtuk lekérni az árat. Próbáld újra.',
  atOnce:
    'Az ajánlat elfogadása után azonnal rendelhetsz; a rendelést a régi készülék átvizsgálása után adjuk fel.',
  order: 'Megrendelem az utalvánnyal',
  orderNote: 'A rendelést a régi készülék átvizsgálása után adjuk fel.',
}
