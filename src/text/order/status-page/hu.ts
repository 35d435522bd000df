import type { OrderStatusText } from './ro.ts'

export const orderStatusHu: OrderStatusText = {
  title: 'Hol tart a rendelésem?',
  lead: 'Add meg a rendelés számát és az e-mail-címet, amellyel rendeltél. Fiók nem kell hozzá.',
  submit: 'Rendelés megnyitása',
  notFoundText:
    'A szám vagy az e-mail-cím nem tartozik egyik rendeléshez sem. Ellenőrizd mindkettőt.',
  signIn: 'Van fiókod? Lépj be, és nézd meg az összes rendelésedet',
  order: number => `${number} számú rendelés`,
  items: 'Amit rendeltél',
  more: 'A címet, a fizetést és a számlát a visszaigazoló e-mailben lévő linken éred el.',
  another: 'Másik rendelés keresése',
  withdraw: 'Törlés vagy visszaküldés',
}
