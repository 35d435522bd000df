import type { OrderText } from './ro.ts'

// A day ends with its own full stop.
export const orderBg: OrderText = {
  pageTitle: number => `Поръчка ${number}`,
  confirmedTitle: 'Благодарим, поръчката ти е потвърдена',
  plainTitle: 'Твоята поръчка',
  number: 'Номер на поръчката',
  mailSent: email => `Изпратихме потвърждението на ${email}.`,
  mailMissing: 'Не го откриваш? Погледни и в спам.',
  next: 'Какво следва',
  placed: 'Получихме поръчката',
  placedOn: day => `На ${day}`,
  placedText: 'Подготвяме устройството и ще ти пишем, когато тръгне към теб.',
  sent: 'Предаваме пратката на куриера',
  sentBy: day => `Най-късно на ${day}`,
  arrives: {
    locker: 'Пратката пристига в автомата',
    office: 'Пратката пристига в офиса',
    courier: 'Куриерът пристига при теб',
  },
  arrivesText: {
    locker: 'Ще получиш код за отваряне чрез SMS.',
    office: 'Ще получиш SMS, когато можеш да я вземеш.',
    courier: 'Ще ти се обади, преди да дойде.',
  },
  between: (from, to) => `Между ${from} и ${to}`,
  onDay: day => `На ${day}`,
  returnTitle: 'Можеш да размислиш',
  returnUntil: (day, days) =>
    `Имаш ${days} дни, до ${day} Законът дава 14 дни, останалите са от нас.`,
  yourOrder: 'Твоята поръчка',
  subtotal: 'Междинна сума',
  discount: 'Отстъпка',
  discountOf: code => `Отстъпка с код ${code}`,
  delivery: 'Доставка',
  collectionFee: 'Такса наложен платеж',
  total: 'Общо с ДДС',
  collectAt: 'Получаваш от',
  deliverTo: 'Адрес за доставка',
  contact: 'Данни за контакт',
  payment: 'Начин на плащане',
  methods: {
    cashOnDelivery: {
      name: 'Наложен платеж',
      ready: amount => `Приготви ${amount} в брой за куриера.`,
    },
    paymentOnDelivery: {
      name: 'Наложен платеж',
      ready: amount => `Плащаш ${amount} на куриера, с карта или в брой.`,
    },
    cardAtLocker: {
      name: 'С карта на автомат',
      ready: amount =>
        `Вземи карта: плащаш ${amount} на автомата, преди да се отвори. Не приема пари в брой.`,
    },
    cardOrCashAtOffice: {
      name: 'Карта или в брой в офис',
      ready: amount =>
        `Плащаш ${amount} в офиса, с карта или в брой. Вземи и документ за самоличност.`,
    },
  },
  withdrawal: 'Размисли ли?',
  withdrawalText: days =>
    `Можеш да се откажеш от договора в срок от ${days} дни след получаването, без да посочваш причина. Законът дава 14 дни, останалите са от нас. Връщането е за наша сметка.`,
  withdraw: 'Откажи се от договора по имейл',
  withdrawalTerms: 'Как става връщането',
  withdrawalSubject: number => `Отказ от договор, поръчка ${number}`,
  withdrawalBody: number => `Отказвам се от договора за поръчка ${number}.`,
  keepShopping: 'Обратно към магазина',
}
