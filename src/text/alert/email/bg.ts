import type { AlertEmailText } from './ro.ts'

export const alertEmailBg: AlertEmailText = {
  subject: title => `${title}: отново в наличност`,
  title: 'Отново в наличност',
  intro: 'Поиска да те известим, щом отново е налично. Ето го:',
  priceSubject: (title, price) => `${title}: цената вече е ${price}`,
  priceTitle: 'Цената падна',
  priceIntro: price => `Поиска да те известим, щом цената падне до ${price}. Ето го:`,
  price: price => `${price} с включен ДДС`,
  see: 'Виж устройството',
  notHeld: 'Не е резервирано за теб: получава го този, който поръча пръв.',
  once: 'Това е единственото писмо, което ще получиш по това известие.',
  stop: 'Не искаш повече известия? Откажи се от всички',
}
