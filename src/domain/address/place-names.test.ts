import { describe, expect, test } from 'vitest'
import { ownPlaceName, placeKeys } from './place-names.ts'

describe('other names of a place', () => {
  test.each([
    ['ro', 'Bucharest', 'București'],
    ['ro', 'bukarest', 'București'],
    ['ro', 'Букурещ', 'București'],
    ['ro', 'kolozsvar', 'Cluj-Napoca'],
    ['bg', 'Φιλιππούπολη', 'Пловдив'],
    ['bg', 'veliko turnovo', 'Велико Търново'],
    ['hu', 'Будапеща', 'Budapest'],
    ['gr', 'Athens', 'Αθήνα'],
    ['gr', 'Атина', 'Αθήνα'],
    ['gr', 'salonic', 'Θεσσαλονίκη'],
    ['gr', 'Солун', 'Θεσσαλονίκη'],
    ['gr', 'corfu', 'Κέρκυρα'],
  ] as const)('in %s, %s is %s', (market, typed, name) => {
    expect(ownPlaceName(market, typed)).toBe(name)
  })

  test.each([
    ['ro', 'Athens'],
    ['gr', 'Θεσσαλονίκη'],
    ['bg', 'бул. Витоша'],
    ['ro', ''],
  ] as const)('in %s, "%s" stays as typed', (market, typed) => {
    expect(ownPlaceName(market, typed)).toBe(typed)
  })

  test('a place is found by its own key and by those of its other names', () => {
    expect(placeKeys('Θεσσαλονίκη')).toEqual([
      'tesaloniki',
      'saloniki',
      'salonica',
      'salonic',
      'solun',
      'szaloniki',
    ])
    expect(placeKeys('Turda')).toEqual(['turda'])
  })
})
