import { plural } from '#text/plural.ts'
import type { SavedText } from './ro.ts'

export const savedBg: SavedText = {
  title: 'Любими',
  lead: 'Пазят се в този браузър. Линкът по-долу ги показва и на друг.',
  empty: 'Още нямаш любими',
  emptyText: 'Натисни сърцето на устройство и ще го намериш тук.',
  gone: n =>
    plural('bg-BG', n, {
      one: '{n} устройство от списъка вече го няма в магазина.',
      other: '{n} устройства от списъка вече ги няма в магазина.',
    }),
  seen: 'Наскоро разглеждани',
  link: 'Линк към този списък',
  choose: 'Сравни',
  compareThese: 'Сравни избраните',
  compareHint: 'Избери от две до четири устройства.',
  compareTitle: 'Сравнение',
  compareLead: 'Горе е различното, долу – еднаквото.',
  tooFew: 'За сравнение избери поне две устройства',
  differs: 'Различава се',
  same: 'Еднакво',
  price: 'Цена',
  soldOut: 'Вече не е в наличност',
  back: 'Обратно към любимите',
  phones: 'Виж телефоните',
}
