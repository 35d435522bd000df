import { plural } from '#text/plural.ts'
import type { BuyingText } from './ro.ts'

function months(n: number) {
  return plural('bg-BG', n, { one: '{n} месец', other: '{n} месеца' })
}

export const buyingBg: BuyingText = {
  storedFor: n => `Количката ти се пази ${months(n)} след последната промяна.`,
  genius: 'Предимствата Genius важат за тази поръчка.',
  protectorNote: 'едно безплатно за това устройство',
  accessories: 'Подходящи аксесоари',
  accessoriesFor: name => `Подходящи аксесоари за ${name}`,
  showAll: n => plural('bg-BG', n, { other: 'Покажи още {n}' }),
  showFewer: 'Покажи по-малко',
  promo: {
    label: 'Промокод',
    apply: 'Приложи',
    checking: 'Проверяваме кода…',
    named: code => `код ${code}`,
    applied: (code, percentage) => `Код ${code} ти дава отстъпка ${percentage}%.`,
    errors: {
      missing: 'Напиши промокода.',
      unknown: 'Няма такъв код.',
      expired: 'Срокът на този код изтече.',
      minimum: amount => `Кодът важи, ако продуктите в количката струват поне ${amount}.`,
      otherMarket: 'Този код е за наш магазин в друга държава.',
      usedUp: 'Този код вече е използван.',
      tooMany: 'Твърде много опити. Изчакай минута и опитай отново.',
      unreachable: 'Не успяхме да проверим кода. Опитай отново.',
    },
  },
  carousel: {
    similar: 'Подобни устройства',
    popular: 'Най-търсени',
    previous: 'Предишни в списъка',
    next: 'Следващи в списъка',
    atStart: 'Това е началото на списъка.',
    atEnd: 'Това е краят на списъка.',
  },
  drawer: {
    added: 'Добавено в количката',
    others: 'Вече в количката',
    goOn: 'Продължи да пазаруваш',
    match: name => `Подходящо за ${name}`,
    failed: 'Аксесоарите не се заредиха.',
  },
  extra: {
    lead: 'Ако искаш, допълни поръчката си. Нищо тук не е задължително.',
    without: 'Продължи без допълнения',
  },
}
