import { describe, expect, test } from 'vitest'
import { loadBuyingText } from './load-buying-text.ts'

function leavesOf(value: object, prefix = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'object' && child !== null
      ? leavesOf(child, `${prefix}${key}/`)
      : [[`${prefix}${key}`, child] as [string, unknown]],
  )
}

describe('the text loaded with a filled cart', () => {
  test.each(['bg', 'hu', 'el'] as const)(
    'the cart text in %s has exactly the keys of ro and no empty entry',
    async language => {
      const leaves = leavesOf(await loadBuyingText(language))
      const inRomanian = leavesOf(await loadBuyingText('ro'))
      expect(leaves.map(([key]) => key).sort()).toEqual(inRomanian.map(([key]) => key).sort())
      expect([...leaves, ...inRomanian].filter(([, text]) => text === '')).toEqual([])
    },
  )

  test('the time a cart is stored has the plural forms of each language', async () => {
    const [ro, bg, hu, el] = await Promise.all(
      (['ro', 'bg', 'hu', 'el'] as const).map(loadBuyingText),
    )
    expect(ro?.storedFor(1)).toBe('Coșul tău se păstrează o lună de la ultima modificare.')
    expect(ro?.storedFor(3)).toBe('Coșul tău se păstrează 3 luni de la ultima modificare.')
    expect(bg?.storedFor(1)).toBe('Количката ти се пази 1 месец след последната промяна.')
    expect(bg?.storedFor(3)).toBe('Количката ти се пази 3 месеца след последната промяна.')
    expect(hu?.storedFor(1)).toBe('A kosarad az utolsó módosítástól számítva 1 hónapig megmarad.')
    expect(el?.storedFor(1)).toBe(
      'Το καλάθι σου μένει αποθηκευμένο για 1 μήνα από την τελευταία αλλαγή.',
    )
    expect(el?.storedFor(3)).toBe(
      'Το καλάθι σου μένει αποθηκευμένο για 3 μήνες από την τελευταία αλλαγή.',
    )
  })
})
