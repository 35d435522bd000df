import { expect, test } from 'vitest'
import { returningLoaders } from './returning-loaders.ts'

function leavesOf(value: object, prefix = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'object' && child !== null
      ? leavesOf(child, `${prefix}${key}/`)
      : [[`${prefix}${key}`, child] as [string, unknown]],
  )
}

async function entriesIn(language: keyof typeof returningLoaders) {
  return leavesOf(await returningLoaders[language]()).map(([key, text]) => {
    if (typeof text !== 'function') return [key, text] as const
    return [key, text(/others|photoOf/.test(key) ? 3 : '12345')] as const
  })
}

test.each(['bg', 'hu', 'el'] as const)(
  'the returns text in %s has exactly the keys of ro and no empty entry',
  async language => {
    const [own, inRomanian] = await Promise.all([entriesIn(language), entriesIn('ro')])
    expect(own.map(([key]) => key).sort()).toEqual(inRomanian.map(([key]) => key).sort())
    const invalid = [...own, ...inRomanian].filter(
      ([, text]) => typeof text !== 'string' || text === '' || text.includes('undefined'),
    )
    expect(invalid).toEqual([])
  },
)

const names = [
  'Sameday',
  'Econt',
  'IBAN',
  'Google',
  'Samsung',
  'iPhone',
  'JavaScript',
  'RO',
  'BG',
  'GR',
]

test.each([
  ['bg', []],
  ['el', ['courier', 'mail', 'online']],
] as const)(
  'the returns text in %s contains no word in another alphabet',
  async (language, borrowed) => {
    const foreign = (await entriesIn(language)).flatMap(
      ([, text]) => String(text).match(/[a-zăâîșț]{4,}/gi) ?? [],
    )
    const known: readonly string[] = [...names, ...borrowed]
    expect(
      foreign.filter(word => !known.some(each => each.toLowerCase() === word.toLowerCase())),
    ).toEqual([])
  },
)

test('one more product and several more products have the plural forms of each language', async () => {
  const [ro, bg, hu, el] = await Promise.all(
    (['ro', 'bg', 'hu', 'el'] as const).map(language => returningLoaders[language]()),
  )
  expect([1, 2, 20].map(n => ro?.list.others(n))).toEqual([
    'și încă un produs',
    'și încă 2 produse',
    'și încă 20 de produse',
  ])
  expect(bg?.list.others(1)).toBe('и още един продукт')
  expect(hu?.list.others(2)).toBe('és még 2 termék')
  expect(el?.list.others(2)).toBe('και άλλα 2 προϊόντα')
})

test('a formatted day that ends with a full stop also ends its sentence', async () => {
  const [bg, hu] = await Promise.all([returningLoaders.bg(), returningLoaders.hu()])
  expect(bg.due['send-by']('6 декември 2026 г.')).toBe('Предай пратката до 6 декември 2026 г.')
  expect(hu.due['refunded-by']('2026. december 6.')).toBe(
    'Legkésőbb ekkor küldjük a pénzt: 2026. december 6.',
  )
})
