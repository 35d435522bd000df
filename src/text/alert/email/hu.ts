import type { AlertEmailText } from './ro.ts'

export const alertEmailHu: AlertEmailText = {
  subject: title => `Újra raktáron: ${title}`,
  title: 'Újra raktáron van',
  intro: 'Azt kérted, szóljunk, ha újra raktáron lesz. Itt van:',
  priceSubject: (title, price) => `Csökkent az ára, most ${price}: ${title}`,
  priceTitle: 'Csökkent az ára',
  priceIntro: price => `Azt kérted, szóljunk, ha legfeljebb ennyibe kerül: ${price}. Most itt van:`,
  price: price => `${price}, áfával`,
  see: 'Megnézem a készüléket',
  notHeld: 'Nem foglaltuk le: azé lesz, aki előbb megrendeli.',
  once: 'Erre a kérésedre csak ezt az egy levelet küldjük.',
  stop: 'Nem kérsz több értesítőt? Itt mindet lemondhatod',
}
