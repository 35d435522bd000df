import type { TradeText } from './ro.ts'

export const tradeBg: TradeText = {
  title: product => `Към покупката на ${product}`,
  price: 'Цена',
  voucher: 'Твоят ваучер',
  voucherUpTo: 'Твоят ваучер, най-много',
  left: 'Остава за плащане',
  leftAtLeast: 'Остава за плащане, поне',
  atOnce:
    'Можеш да поръчаш веднага щом приемеш офертата; изпращаме поръчката, след като проверим старото устройство.',
}
