import type { LineTitles } from './ro.ts'

export const lineTitlesBg: LineTitles = {
  battery: 'Нова батерия',
  giftWrap: 'Подаръчна опаковка',
  warranty: 'Удължена гаранция',
  screen: 'Застраховка, Екран',
  accident: 'Застраховка, Случайни повреди и кражба',
  delivery: 'Доставка',
  discount: 'Отстъпка',
  voucher: 'Платено с ваучер',
}
