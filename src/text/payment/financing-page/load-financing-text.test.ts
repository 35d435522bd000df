import { describe, expect, test } from 'vitest'
import { loadFinancingText } from './load-financing-text.ts'

function leavesOf(value: object, prefix = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'object' && child !== null
      ? leavesOf(child, `${prefix}${key}/`)
      : [[`${prefix}${key}`, child] as [string, unknown]],
  )
}

describe('the instalment text', () => {
  test.each(['bg', 'hu', 'el'] as const)(
    'the instalment text in %s has exactly the keys of ro and no empty entry',
    async language => {
      const leaves = leavesOf(await loadFinancingText(language))
      const inRomanian = leavesOf(await loadFinancingText('ro'))
      expect(leaves.map(([key]) => key).sort()).toEqual(inRomanian.map(([key]) => key).sort())
      expect([...leaves, ...inRomanian].filter(([, text]) => text === '')).toEqual([])
    },
  )

  test('the annual percentage rate has the legal name of each country', async () => {
    const names = await Promise.all(
      (['ro', 'bg', 'hu', 'el'] as const).map(async language => {
        const { apr, disclosure } = await loadFinancingText(language)
        const text = disclosure({
          financed: '1.000,00',
          installments: 12,
          rate: '18 %',
          apr: '19,6 %',
          total: '1.100,40',
          lender: 'X',
        })
        return [apr, text.includes(`${apr} 19,6 %`)]
      }),
    )
    expect(names).toEqual([
      ['DAE', true],
      ['ГПР', true],
      ['THM', true],
      ['ΣΕΠΕ', true],
    ])
  })

  test('one instalment and several instalments have the plural forms of each language', async () => {
    const [ro, bg, hu, el] = await Promise.all(
      (['ro', 'bg', 'hu', 'el'] as const).map(loadFinancingText),
    )
    expect([1, 4, 24].map(n => ro?.rates(n))).toEqual(['O singură rată', '4 rate', '24 de rate'])
    expect([1, 4].map(n => bg?.rates(n))).toEqual(['Една вноска', '4 вноски'])
    expect([1, 10].map(n => hu?.rates(n))).toEqual(['Egy részlet', '10 részlet'])
    expect([1, 6].map(n => el?.rates(n))).toEqual(['Μία δόση', '6 δόσεις'])
  })
})
