import { plural } from '#text/plural.ts'
import type { SearchText } from './ro.ts'

export const searchBg: SearchText = {
  page: 'Търсене',
  title: text => `Резултати за „${text}“`,
  askTitle: 'Какво търсиш?',
  askText: 'Напиши марка, модел или каквото знаеш за него: памет, цвят.',
  description: 'Търси в магазина Kintsu по марка, модел, памет или цвят.',
  nothing: text => `Не намерихме нищо за „${text}“`,
  hints: [
    'Провери как е написано: една сгрешена буква разпознаваме, повече – не винаги.',
    'Напиши по-малко: само модела, например „iPhone 13“.',
    'Моделът може да е изчерпан в момента. Наличностите се менят всеки ден.',
  ],
  popular: 'Най-търсени сега',
  alsoIn: 'Виж цялата категория:',
  suggestions: 'Предложения',
  found: n => plural('bg-BG', n, { one: '{n} предложение', other: '{n} предложения' }),
  category: 'категория',
  brand: 'марка',
  accessoriesTitle: 'Аксесоари',
  seeAccessories: 'Виж всички аксесоари от този вид',
  accessory: 'аксесоар',
  help: 'помощ',
  helpTitle: 'Помощ',
  helpPages: {
    return: 'Върни продукт',
    withdrawal: 'Право на отказ',
    'my-warranties': 'Моите гаранции',
    'my-purchases': 'Моите покупки',
    sell: 'Продай устройството си',
    support: 'Въпроси и контакт',
  },
  seeAll: text => `Виж всички резултати за „${text}“`,
}
