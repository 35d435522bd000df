import { describe, expect, test } from 'vitest'
import { type OfficeLanguage, officeLanguages } from '#domain/staff/staff.ts'
import { officeLoaders } from './office-loaders.ts'

type Leaf = readonly [path: string, text: unknown]

function leavesOf(text: object, path = ''): readonly Leaf[] {
  return Object.entries(text).flatMap(([key, value]): readonly Leaf[] =>
    typeof value === 'object' && value !== null
      ? leavesOf(value, `${path}${key}.`)
      : [[path + key, value]],
  )
}

const english = leavesOf(await officeLoaders.en())

/** Words that are written as in English. */
const everywhere = ['Wi-Fi', 'SIM', 'HDMI', 'USB', 'IBAN', 'Cofidis', '85–89 %', '80–84 %']
const alsoIn: Partial<Record<OfficeLanguage, readonly string[]>> = {
  ro: [
    ...['Model', 'Text', 'Total', 'Voucher', 'Verdict', 'Newsletter', 'Controller', 'Cost'],
    ...['Locker', 'Card', 'Trackpad', 'trackpad', 'Material'],
  ],
  hu: ['Minimum', 'Bank'],
  el: ['Power bank'],
}

describe.each(officeLanguages.filter(language => language !== 'en'))(
  'the office in %s',
  language => {
    const own = async () => leavesOf(await officeLoaders[language]())

    test('has every text of the English one', async () => {
      const paths = (leaves: readonly Leaf[]) => leaves.map(([path]) => path).toSorted()
      expect(paths(await own())).toEqual(paths(english))
    })

    test('leaves no text in English', async () => {
      const texts = new Map(english)
      const same = (await own())
        .filter(([path, text]) => typeof text === 'string' && texts.get(path) === text)
        .map(([, text]) => text as string)
      const allowed = [...everywhere, ...(alsoIn[language] ?? [])]
      expect([...new Set(same)].filter(text => !allowed.includes(text))).toEqual([])
    })
  },
)
