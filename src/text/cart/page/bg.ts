import { plural } from '#text/plural.ts'
import type { CartText } from './ro.ts'

function items(n: number) {
  return plural('bg-BG', n, { one: '{n} артикул', other: '{n} артикула' })
}

export function days(n: number) {
  return plural('bg-BG', n, { one: '{n} ден', other: '{n} дни' })
}

function months(n: number) {
  return plural('bg-BG', n, { one: '{n} месец', other: '{n} месеца' })
}

export const cartBg: CartText = {
  title: 'Твоята количка',
  needsScript:
    'Количката се пази в браузъра ти и има нужда от JavaScript. Включи го, за да поръчаш.',
  notStored:
    'Браузърът ти не позволява на магазина да запомни количката. Можеш да поръчаш сега, но тя ще се изгуби, щом затвориш страницата.',
  lines: 'Продукти в количката',
  remove: name => `Премахни от количката: ${name}`,
  removed: name => `Премахнато от количката: ${name}.`,
  removedLast: name => `Премахнато от количката: ${name}. Сега тя е празна.`,
  restored: 'Върнахме всичко в количката.',
  notReserved:
    'Продуктите в количката не са резервирани. Резервираме ги за теб едва когато изпратиш поръчката.',
  legalWarranty: 'Нашата гаранция допълва законовата гаранция за съответствие и не я ограничава.',
  extrasFor: name => `Допълнения за ${name}`,
  battery: 'Нова батерия',
  batteryNote: 'поставяме я преди изпращане',
  accessories: 'Аксесоари',
  giftWrap: 'Подаръчна опаковка',
  giftWrapNote: 'една опаковка за цялата поръчка',
  extra: amount => `+ ${amount}`,
  warranty: 'Удължена гаранция',
  warrantyNote: 'Удължава търговската гаранция от 12 месеца. Законовата имаш така или иначе.',
  insurance: 'Застраховка',
  insuranceKinds: 'Вид застраховка',
  oneInsurance: 'Една застраховка на устройство.',
  screenInsurance: 'Екран',
  screenInsuranceNote: 'Покрива счупен екран.',
  accidentInsurance: 'Случайни повреди и кражба',
  accidentInsuranceNote: 'Покрива случайни повреди и кражба.',
  without: 'Без',
  moreMonths: n => `+${months(n)}`,
  months,
  serviceOf: (name, length) => `${name}, ${length}`,
  summary: 'Обобщение',
  items,
  subtotal: 'Междинна сума',
  promo: (code, percentage) => `Код ${code} (−${percentage}%)`,
  delivery: 'Доставка',
  deliveryFrom: amount => `от ${amount}`,
  deliveryNext: 'Избираш я на следващата стъпка.',
  total: 'Общо с ДДС',
  beforeDelivery: 'без доставка',
  continue: 'Продължи към поръчката',
  continueAnyway: 'Продължи въпреки това',
  returnDays: n => `${days(n)} да размислиш`,
  returnDaysNote: 'Връщаш устройството и получаваш парите си.',
  checking: 'Проверяваме цените и наличността…',
  checked: 'Цените и наличността са актуални.',
  extraTitle: 'Преди поръчката',
  emptyTitle: 'Количката ти е празна',
  emptyText: 'Избери реновирано и проверено устройство. Идва с 12 месеца гаранция.',
  emptyLinks: 'Или избери категория',
  newShop: (restored, lost) =>
    `Магазинът се промени от последното ти посещение. От старата количка запазихме ${restored}, а изгубихме ${lost}.`,
  newShopKeptAll: 'Магазинът се промени от последното ти посещение. Количката ти е непокътната.',
  newShopLostAll:
    'Магазинът се промени от последното ти посещение и старата количка не можа да се запази.',
  linesLost: (restored, lost) =>
    `Част от запазената количка не можа да се прочете. Запазихме ${restored}, а изгубихме ${lost}.`,
  unreadable: 'Запазената количка не можа да се прочете, затова започнахме нова.',
  expired:
    'Срокът на количката ти изтече: беше стара и цените вече не бяха сигурни. Можеш да започнеш нова.',
  changed: 'Количката ти се промени',
  emptied: 'Количката беше изпразнена: магазинът не можа да я потвърди.',
  notChecked: 'Не успяхме да проверим цените и наличността. Количката ти остана непроменена.',
  dropped: {
    'sold-out': 'вече не е в наличност',
    'no-longer-offered': 'вече не се предлага',
    'phone-gone': 'беше към продукт, който вече не е в количката',
  },
  sameModel: name => `Виж ${name} в друго състояние`,
  inGrade: (grade, price) => `Имаме го в състояние „${grade}“ за ${price}`,
  takeInstead: 'Добави го вместо него',
  tookInstead: (name, grade) => `Сложихме в количката ${name}, състояние „${grade}“.`,
  priceChanged: (before, now) => `цената беше ${before}, сега е ${now}`,
  promoChanged: (code, percentage) => `Код ${code} вече дава отстъпка ${percentage}%.`,
  promoRefused: {
    unknown: code => `Код ${code} не съществува.`,
    expired: code => `Срокът на код ${code} изтече.`,
    minimum: (code, amount) =>
      `Код ${code} важи, ако продуктите в количката струват поне ${amount}.`,
    otherMarket: code => `Код ${code} е за наш магазин в друга държава.`,
    usedUp: code => `Код ${code} вече е използван.`,
  },
  noGiftWrapFor: category => `Подаръчната опаковка не се предлага за: ${category}.`,
  guest: {
    haveAccount: 'Имаш профил?',
    haveAccountText: 'Влез и ще намериш количката и запазените си данни.',
    signIn: 'Влез',
    back: 'Назад към количката',
  },
}
