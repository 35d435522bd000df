import type { AlertMailText } from './ro.ts'

export const alertMailHu: AlertMailText = {
  subject: title => `Újra raktáron: ${title}`,
  title: 'Újra raktáron van',
  intro: 'Azt kérted, szóljunk, ha megérkezik. Itt van:',
  price: price => `${price}, áfával`,
  see: 'Megnézem a készüléket',
  notHeld: 'Nem tettük félre: azé lesz, aki elsőként rendeli meg.',
  once: 'Ehhez az értesítéshez csak ezt az egy levelet küldjük.',
  stop: 'Nem kérsz több készletértesítőt? Mind lemondása',
}
