import type { TradeText } from './ro.ts'

export const tradeBg: TradeText = {
  title: product => `Към покупката на ${product}`,
  price: 'Цена',
  voucher: 'Твоят ваучер',
  voucherUpTo: 'Твоят ваучер, най-много',
  left: 'Остава за плащане',
  leftAtLeast: 'Остава за плащане, поне',
  atOnce: 'Ваучера можеш да използваш веднага щом приемеш офертата.',
}
