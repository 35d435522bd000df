import { describe, expect, test } from 'vitest'
import { bg } from '#text/shell/catalogue/bg.ts'
import { el } from '#text/shell/catalogue/el.ts'
import { hu } from '#text/shell/catalogue/hu.ts'
import { ro } from '#text/shell/catalogue/ro.ts'
import { madeForText } from './made-for-text.ts'

function phone(name: string, brand = 'Apple') {
  return { brand, name }
}
const one = { kind: 'models', models: [phone('iPhone 13')], more: 0 } as const
const three = {
  kind: 'models',
  models: [phone('iPhone 16'), phone('iPhone 15'), phone('Galaxy S24', 'Samsung')],
  more: 0,
} as const
function andMore(more: number) {
  return { kind: 'models', models: [phone('iPhone 16'), phone('iPhone 15')], more } as const
}
const samsungs = { kind: 'types', types: ['SMARTPHONE', 'TABLET'], brand: 'Samsung' } as const
const portables = { kind: 'types', types: ['SMARTPHONE', 'TABLET', 'LAPTOP'] } as const

describe('what an accessory goes with', () => {
  test.each([
    ['ro', ro, 'Pentru telefoane și tablete Samsung', 'Pentru telefoane, tablete și laptopuri'],
    ['bg', bg, 'За телефони и таблети Samsung', 'За телефони, таблети и лаптопи'],
    ['hu', hu, 'Samsung telefonhoz és tablethez', 'Telefonhoz, tablethez és laptophoz'],
    ['el', el, 'Για smartphone και tablet Samsung', 'Για smartphone, tablet και laptop'],
  ])(
    'the text in %s names types of devices, with or without their brand',
    (_, text, ofOne, ofAny) => {
      expect(madeForText(samsungs, text.accessories)).toBe(ofOne)
      expect(madeForText(portables, text.accessories)).toBe(ofAny)
    },
  )

  test.each([
    ['ro', ro, 'Pentru Apple iPhone 13', 'Pentru Apple iPhone 16, iPhone 15 și Samsung Galaxy S24'],
    ['bg', bg, 'За Apple iPhone 13', 'За Apple iPhone 16, iPhone 15 и Samsung Galaxy S24'],
    [
      'hu',
      hu,
      'Ehhez való: Apple iPhone 13',
      'Ezekhez való: Apple iPhone 16, iPhone 15 és Samsung Galaxy S24',
    ],
    ['el', el, 'Για Apple iPhone 13', 'Για Apple iPhone 16, iPhone 15 και Samsung Galaxy S24'],
  ])('the text in %s names a brand once for its models', (_, text, single, several) => {
    expect(madeForText(one, text.accessories)).toBe(single)
    expect(madeForText(three, text.accessories)).toBe(several)
  })

  test.each([
    ['ro', ro, 1, 'Pentru Apple iPhone 16, iPhone 15 și încă 1 model'],
    ['ro', ro, 2, 'Pentru Apple iPhone 16, iPhone 15 și încă 2 modele'],
    ['ro', ro, 20, 'Pentru Apple iPhone 16, iPhone 15 și încă 20 de modele'],
    ['bg', bg, 1, 'За Apple iPhone 16, iPhone 15 и още 1 модел'],
    ['bg', bg, 2, 'За Apple iPhone 16, iPhone 15 и още 2 модела'],
    ['hu', hu, 2, 'Ezekhez való: Apple iPhone 16, iPhone 15 és még 2 modell'],
    ['el', el, 1, 'Για Apple iPhone 16, iPhone 15 και ακόμη 1 μοντέλο'],
    ['el', el, 2, 'Για Apple iPhone 16, iPhone 15 και ακόμη 2 μοντέλα'],
  ])('the text in %s counts the models it does not name: %i more', (_, text, more, expected) => {
    expect(madeForText(andMore(more as number), (text as typeof ro).accessories)).toBe(expected)
  })
})

describe('the title of the list', () => {
  test.each([
    ['ro', ro, 'Accesorii', 'Accesorii pentru dispozitive Apple'],
    ['bg', bg, 'Аксесоари', 'Аксесоари за устройства Apple'],
    ['hu', hu, 'Kiegészítők', 'Kiegészítők Apple készülékekhez'],
    ['el', el, 'Αξεσουάρ', 'Αξεσουάρ για συσκευές Apple'],
  ])(
    'the title in %s does not attribute an accessory to the brand it is made for',
    (_, text, plain, ofBrand) => {
      expect(text.accessories.title(undefined)).toBe(plain)
      expect(text.accessories.title('Apple')).toBe(ofBrand)
    },
  )
})
