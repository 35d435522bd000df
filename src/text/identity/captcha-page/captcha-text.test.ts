import { expect, test } from 'vitest'
import { captchaLoaders } from './captcha-loaders.ts'

test.each(['bg', 'hu', 'el'] as const)(
  'the captcha text in %s is complete, and no entry equals the Romanian one',
  async language => {
    const [own, ro] = [await captchaLoaders[language](), await captchaLoaders.ro()]
    expect(Object.keys(own).sort()).toEqual(Object.keys(ro).sort())
    const result = Object.values(own)
    expect(result).not.toContain('')
    expect(result.filter(text => Object.values(ro).includes(text))).toEqual([])
  },
)
