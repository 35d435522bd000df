import { expect, test } from 'vitest'
import { captchaLoaders } from './captcha-loaders.ts'

test.each(['bg', 'hu', 'el'] as const)(
  'the captcha text in %s is complete, and no entry equals the Romanian one',
  async language => {
    const [own, ro] = [await captchaLoaders[language](), await captchaLoaders.ro()]
    expect(Object.keys(own).sort()).toEqual(Object.keys(ro).sort())
    const texts = Object.values(own)
    expect(texts).not.toContain('')
    expect(texts.filter(text => Object.values(ro).includes(text))).toEqual([])
  },
)
