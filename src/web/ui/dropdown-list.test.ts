import { describe, expect, test } from 'vitest'
import { dropdownList, typedWhole } from './dropdown-list.ts'

function streets(count: number) {
  return Array.from({ length: count }, (_, index) => ({ id: `${index}`, label: `Strada ${index}` }))
}
const towns = [
  { id: '1', label: 'Cluj-Napoca' },
  { id: '2', label: 'Câmpia Turzii' },
  { id: '3', label: 'Turda' },
]

describe('dropdownList', () => {
  test('100 items fit on one page, 101 items are cut off', () => {
    expect(dropdownList(streets(100), '', 1)).toMatchObject({ isCut: false })
    expect(dropdownList(streets(101), '', 1).shown).toHaveLength(100)
    expect(dropdownList(streets(101), '', 1).isCut).toBe(true)
  })

  test('a second page shows the remaining items', () => {
    expect(dropdownList(streets(101), '', 2).shown).toHaveLength(101)
    expect(dropdownList(streets(101), '', 2).isCut).toBe(false)
  })

  test('the search ignores case, spaces and accents', () => {
    expect(dropdownList(towns, 'CAMPIAturzii', 1).shown).toEqual([towns[1]])
    expect(dropdownList(towns, ' tur da', 1).shown).toEqual([towns[2]])
  })

  test('a search with a space instead of a hyphen finds the town', () => {
    expect(dropdownList(towns, 'cluj n', 1).shown).toEqual([towns[0]])
  })

  test.each([
    ['Αθήνα', 'Αθηνα'],
    ['Αθήνα', 'athina'],
    ['Αθήνα', 'athens'],
    ['Αθήνα', 'Атина'],
    ['Θεσσαλονίκη', 'thess'],
    ['Θεσσαλονίκη', 'Salonic'],
    ['Κεντρικός Τομέας Αθηνών', 'athen'],
    ['София', 'sofia'],
    ['София', 'софия'],
    ['Пловдив', 'plovd'],
    ['București', 'Bucharest'],
    ['București', 'Букурещ'],
  ])('%s is found by "%s"', (label, typed) => {
    const items = [...towns, { id: '9', label }]
    expect(dropdownList(items, typed, 1).shown).toEqual([{ id: '9', label }])
  })

  test('a search that matches nothing shows nothing', () => {
    expect(dropdownList(towns, 'Sofia', 1)).toEqual({ shown: [], isCut: false })
  })

  test('the pages of a search count only its matches', () => {
    expect(dropdownList(streets(2000), 'strada 1', 1).isCut).toBe(true)
    expect(dropdownList(streets(2000), 'strada 19', 1).shown).toHaveLength(100)
  })
})

describe('typedWhole', () => {
  test('a full name typed without accents selects that item', () => {
    expect(typedWhole(towns, 'campia turzii')).toEqual(towns[1])
  })

  test.each(['athina', 'Athens', 'ΑΘΗΝΑ'])('"%s", typed whole, selects Αθήνα', typed => {
    const items = ['Αθήνα', 'Νέα Αθήνα'].map((label, at) => ({ id: `${at}`, label }))
    expect(typedWhole(items, typed)?.label).toBe('Αθήνα')
  })

  test('a partial name or an empty text selects no item', () => {
    expect(typedWhole(towns, 'Cluj')).toBeUndefined()
    expect(typedWhole(towns, ' ')).toBeUndefined()
  })

  test('a name shared by two items selects no item', () => {
    expect(typedWhole([...towns, { id: '4', label: 'turda' }], 'Turda')).toBeUndefined()
  })
})
