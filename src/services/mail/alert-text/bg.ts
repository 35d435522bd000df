import type { AlertMailText } from './ro.ts'

export const alertMailBg: AlertMailText = {
  subject: title => `${title}: отново в наличност`,
  title: 'Отново в наличност',
  intro: 'Поиска да ти пишем, когато се появи. Ето го:',
  price: price => `${price} с включен ДДС`,
  see: 'Виж устройството',
  notHeld: 'Не е запазено за теб: получава го който поръча пръв.',
  once: 'Това е единственото писмо, което изпращаме за това известие.',
  stop: 'Не искаш повече известия за наличност? Откажи се от всички',
}
