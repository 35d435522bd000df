import { expect, test } from 'vitest'
import { captchaLoaders } from './captcha-text.ts'

test.each(['bg', 'hu', 'el'] as const)(
  'in %s everything is said, and nothing as in Romanian',
  async language => {
    const [own, ro] = [await captchaLoaders[language](), await captchaLoaders.ro()]
    expect(Object.keys(own).sort()).toEqual(Object.keys(ro).sort())
    const said = Object.values(own)
    expect(said).not.toContain('')
    expect(said.filter(words => Object.values(ro).includes(words))).toEqual([])
  },
)
