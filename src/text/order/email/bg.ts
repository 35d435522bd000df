import type { OrderEmailText } from './ro.ts'

export const orderEmailBg: OrderEmailText = {
  subject: number => `Поръчката ти ${number} е потвърдена`,
  title: 'Благодарим, поръчката ти е потвърдена',
  greeting: name => `Здравей, ${name}!`,
  intro: number =>
    `Получихме поръчка ${number}. Подготвяме устройството и ще ти пишем, когато тръгне към теб.`,
  next: 'Какво следва',
  sentBy: day => `Предаваме пратката на куриера най-късно на ${day}`,
  arrivesAtLocker: (from, to) =>
    `Пристига в автомата между ${from} и ${to}; ще получиш код за отваряне чрез SMS.`,
  arrivesAtOffice: (from, to) => `Пристига в офиса между ${from} и ${to}`,
  arrivesByCourier: (from, to) => `Куриерът пристига при теб между ${from} и ${to}`,
  afterTradeIn:
    'Чакаме устройството, което ни продаваш: ваучерът в поръчката е за него. Изпращаме поръчката веднага щом го проверим.',
  returnUntil: (day, days) =>
    `Имаш ${days} дни да размислиш, до ${day} Законът дава 14 дни, останалите са от нас.`,
  yourOrder: 'Твоята поръчка',
  subtotal: 'Междинна сума',
  discount: 'Отстъпка',
  delivery: 'Доставка',
  collectionFee: 'Такса наложен платеж',
  total: 'Общо с ДДС',
  vouchers: 'Платено с ваучер',
  leftToPay: 'Остава за плащане',
  paidNow: 'Платено',
  voucher: 'Ваучер',
  deliverTo: 'Адрес за доставка',
  collectAt: 'Получаваш от',
  payment: 'Начин на плащане',
  seeOrder: 'Виж поръчката',
  seeInvoice: 'Изтегли фактурата (PDF)',
  withdrawal: days =>
    `Можеш да се откажеш от договора в срок от ${days} дни след получаването, без да посочваш причина. Законът дава 14 дни, останалите са от нас.`,
  withdraw: 'Откажи се от договора тук',
  questions: 'Имаш въпроси? Отговори на този имейл, чете го човек.',
}
