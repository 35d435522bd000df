import { describe, expect, test } from 'vitest'
import { placeKey } from './place-key.ts'

describe('the key of a place', () => {
  test.each([
    ['Αθήνα', 'athina'],
    ['Αθήνα', 'ΑΘΗΝΑ'],
    ['Θεσσαλονίκη', 'Thesaloniki'],
    ['Χανιά', 'Chania'],
    ['Ζωγράφου', 'zografou'],
    ['Εύοσμος', 'Evosmos'],
    ['Άνω Λιόσια', 'ano liosia'],
    ['София', 'sofia'],
    ['София', 'Sofiya'],
    ['Стара Загора', 'stara-zagora'],
    ['Хасково', 'haskovo'],
    ['Шумен', 'shumen'],
    ['Ямбол', 'yambol'],
    ['Cluj-Napoca', 'cluj napoca'],
    ['București', 'BUCUREŞTI'],
    ['Hódmezővásárhely', 'hodmezovasarhely'],
    ['бул. Акад. Андрей Сахаров', 'bul akad andrey saharov'],
  ])('%s and %s have the same key', (name, typed) => {
    expect(placeKey(typed)).toBe(placeKey(name))
  })

  test.each([
    ['Αθήνα', 'atina'],
    ['София', 'sofia'],
    ['Търговище', 'targoviste'],
    ['Calea Moților 12', 'caleamotilor12'],
    // Digits stay as they are: 1100 is not 110.
    ['1100', '1100'],
    ['%_', '%_'],
  ])('the key of %s is "%s"', (name, key) => {
    expect(placeKey(name)).toBe(key)
  })

  test.each(['Θεσσαλονίκη', 'Ζωγράφου', 'Хасково', 'Велико Търново', 'Győr', 'Câmpulung Muscel'])(
    'a part of %s that is typed is found in it',
    name => {
      for (let end = 1; end <= name.length; end += 1)
        expect(placeKey(name)).toContain(placeKey(name.slice(0, end)))
    },
  )

  test.each([
    ['Χανιά', 'hania'],
    ['Χαλάνδρι', 'halandri'],
    ['Νέα Χαλκηδόνα', 'nea chalkidona'],
  ])('%s is found by %s, written as it is spoken', (name, typed) => {
    expect(placeKey(name)).toContain(placeKey(typed))
  })

  test.each([
    ['Плевен', 'Пловдив'],
    ['Λαμία', 'Λάρισα'],
    ['Arad', 'Abrud'],
  ])('%s and %s have two keys', (one, other) => {
    expect(placeKey(one)).not.toBe(placeKey(other))
  })
})
