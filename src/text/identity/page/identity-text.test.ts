import { expect, test } from 'vitest'
import { identityLoaders } from './identity-loaders.ts'

function leavesOf(value: object, prefix = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'object' && child !== null
      ? leavesOf(child, `${prefix}${key}/`)
      : [[`${prefix}${key}`, child] as [string, unknown]],
  )
}

async function entriesIn(language: keyof typeof identityLoaders) {
  return leavesOf(await identityLoaders[language]()).map(([key, text]) => {
    if (typeof text !== 'function') return [key, text] as const
    const first: string | number =
      key.includes('many') || /short|long|In$/.test(key) ? 3 : 'ana@example.com'
    return [key, text(first, '500')]
  })
}

test.each(['bg', 'hu', 'el'] as const)(
  'the sign-in text in %s has exactly the keys of ro and no empty entry',
  async language => {
    const [own, inRomanian] = await Promise.all([entriesIn(language), entriesIn('ro')])
    expect(own.map(([key]) => key).sort()).toEqual(inRomanian.map(([key]) => key).sort())
    const invalid = [...own, ...inRomanian].filter(
      ([, text]) => typeof text !== 'string' || text === '' || text.includes('undefined'),
    )
    expect(invalid).toEqual([])
  },
)

test.each([
  ['bg', /[a-zăâîșț]{4,}/i, ['Google', 'Apple', 'Facebook']],
  ['el', /[a-zăâîșț]{4,}/i, ['Google', 'Apple', 'Facebook', 'e-mail', 'mail']],
] as const)(
  'the sign-in text in %s contains no word in another alphabet',
  async (language, latin, known) => {
    const texts = (await entriesIn(language)).map(([, text]) => String(text))
    const foreign = texts.flatMap(
      text => text.replace('ana@example.com', '').match(new RegExp(latin, 'gi')) ?? [],
    )
    expect(foreign.filter(word => !known.includes(word as never))).toEqual([])
  },
)

test('one minute and several minutes have the plural forms of each language', async () => {
  const wait = async (language: keyof typeof identityLoaders, n: number) =>
    (await identityLoaders[language]()).refusals['too-many-tries'](n)
  expect(await wait('ro', 1)).toBe('Prea multe încercări. Încearcă din nou peste un minut.')
  expect(await wait('ro', 15)).toBe('Prea multe încercări. Încearcă din nou peste 15 minute.')
  expect(await wait('ro', 20)).toBe('Prea multe încercări. Încearcă din nou peste 20 de minute.')
  expect(await wait('bg', 1)).toBe('Твърде много опити. Опитай отново след една минута.')
  expect(await wait('hu', 15)).toBe('Túl sok próbálkozás. Próbáld újra 15 perc múlva.')
  expect(await wait('el', 1)).toBe('Πάρα πολλές προσπάθειες. Δοκίμασε ξανά σε ένα λεπτό.')
})
