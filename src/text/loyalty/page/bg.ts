import { plural } from '#text/plural.ts'
import type { LoyaltyText } from './ro.ts'

function points(n: number) {
  return plural('bg-BG', n, { one: '{n} точка', other: '{n} точки' })
}
function days(n: number) {
  return plural('bg-BG', n, { one: '{n} ден', other: '{n} дни' })
}
function months(n: number) {
  return plural('bg-BG', n, { one: '{n} месец', other: '{n} месеца' })
}

export const loyaltyBg: LoyaltyText = {
  title: 'Предимства',
  points,
  balance: {
    title: 'Твоите точки',
    worth: money => `Равняват се на ваучер за ${money}.`,
    tooFew: smallest => `За ваучер са нужни поне ${points(smallest)}.`,
    lapses: day => `Валидни са до ${day} Всяка нова или превърната точка удължава срока.`,
  },
  waiting: {
    title: 'Точки на път',
    from: (n, day) => `${points(n)}, за ползване от ${day}`,
  },
  turn: {
    title: 'Превърни точките във ваучер',
    label: 'Колко точки',
    hint: (smallest, usable) =>
      `Между ${smallest} и ${usable}. С ваучера плащаш поръчки – наведнъж или на части.`,
    submit: 'Превърни във ваучер',
    errors: {
      'not-a-number': 'Напиши цял брой точки',
      'below-smallest': n => `Избери поне ${points(n)}`,
      'above-usable': n => `Сега можеш да използваш най-много ${points(n)}`,
    },
  },
  vouchers: {
    title: 'Твоите ваучери',
    done: 'Ваучерът ти е готов.',
    none: 'Още нямаш ваучери.',
    how: 'Напиши кода на стъпката за плащане на поръчката.',
    code: 'Код',
    left: money => `Остават ти ${money}`,
    of: money => `от ${money}`,
    until: day => `Валиден до ${day}`,
    used: 'Използван изцяло',
    lapsed: day => `Изтекъл на ${day}`,
    pending: 'Твой е, когато устройството пристигне; платената с него поръчка го чака',
    sources: {
      loyalty: 'От точки',
      payout: 'За продадено устройство',
      goodwill: 'От нас',
    },
  },
  history: {
    title: 'История на точките',
    order: number => `Поръчка ${number}`,
    sale: number => `Продажба ${number}`,
    return: number => `Връщане от поръчка ${number}`,
    voucher: 'Превърнати във ваучер',
    correction: 'Коригирани от нас',
    lapse: 'Изтекли',
    waived: n => `Вече използвани: ${points(n)}. Не ги искаме обратно.`,
  },
  rules: {
    title: 'Как работи',
    earn: money =>
      `Получаваш 1 точка за всеки ${money}, похарчени за продукти. Услугите, подаръчната опаковка и доставката не носят точки.`,
    sale: n =>
      `Получаваш ${points(n)} за всяко устройство, което ни продадеш, щом ти платим за него.`,
    counts: n =>
      `Точките от поръчка стават достъпни ${days(n)} след доставката. Дотогава са на път.`,
    worth: (n, money) => `${points(n)} са ${money}. Това е и най-малкият ваучер.`,
    voucher: n =>
      `Ваучерът е валиден ${months(n)}. Каквото не използваш за една поръчка, остава в него.`,
    back: 'Когато върнеш продукт, точките за него се отнемат. Вече използваните не ги искаме обратно.',
    lapse: (n, noticeDays) =>
      `Точките изтичат, ако ${months(n)} не получиш и не превърнеш нито една. Пишем ти ${days(noticeDays)} по-рано; ако нямаме имейла ти, не изтичат.`,
    market: 'Точките и ваучерите се използват в магазина за България.',
    erased: 'Ако изтриеш профила си, губиш точките и ваучерите.',
  },
  empty: {
    title: 'Още нямаш точки',
    text: 'Получаваш ги автоматично, когато пристигне поръчка, направена с този профил.',
    toShop: 'Виж телефоните',
  },
}
