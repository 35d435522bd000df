import { countiesFrom } from '../rows.ts'
import type { SeedCounty } from '../seed-place.ts'

export const bgCounties: readonly SeedCounty[] = countiesFrom(`
Благоевград
Бургас
Варна
Велико Търново
Видин
Враца
Габрово
Добрич
Кърджали
Кюстендил
Ловеч
Монтана
Пазарджик
Перник
Плевен
Пловдив
Разград
Русе
Силистра
Сливен
Смолян
София-град
София-област
Стара Загора
Търговище
Хасково
Шумен
Ямбол
`)
