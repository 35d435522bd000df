import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contactFormSchema } from './contact-form.ts'
import { longText, plainText } from './query.ts'
import { reviewFormSchema } from './review-form.ts'

/** A lone surrogate, a direction override, a zero-width space, a byte order mark. */
const unseen = '\ud800\u202e\u200b\ufeff'

describe('single-line text from outside', () => {
  test('single-line text is normalized and loses invisible characters', () => {
    expect(plainText(60).parse(`Ana${unseen} Pop`)).toBe('Ana Pop')
    expect(plainText(60).parse('A\u0301da\u0301m')).toBe('Ádám')
  })

  test.each(['\0', '\n', '\u0085', '\u007f'])(
    'single-line text with the control character %j is refused',
    sign => {
      expect(plainText(60).safeParse(`Ana${sign}`).success).toBe(false)
    },
  )

  test('single-line text may be as long as its limit and no longer', () => {
    expect(plainText(3).safeParse('Ana').success).toBe(true)
    expect(plainText(3).safeParse('Anna').success).toBe(false)
  })
})

test('text of a text box preserves its lines and loses invisible characters', () => {
  expect(longText(60).parse(`a\r\nb\t${unseen}c`)).toBe('a\r\nb\tc')
  expect(longText(60).safeParse('a\0b').success).toBe(false)
})

test('the text of the support form and of the review form is cleaned', () => {
  expect(contactFormSchema.parse({ name: `Ana${unseen}`, message: `a\n${unseen}b` })).toMatchObject(
    {
      name: 'Ana',
      message: 'a\nb',
    },
  )
  expect(reviewFormSchema.parse({ intent: 'write', title: `Bun${unseen}` })).toMatchObject({
    title: 'Bun',
  })
})

/** Strings that are not human text: secrets that are hashed, solutions that are checked, pairs that are parsed again. */
const notText = /secretText|solutionText|captcha|pairsSchema/

test('no form accepts text that is not cleaned', () => {
  const folder = import.meta.dirname
  const forms = readdirSync(folder).filter(file => file.endsWith('-form.ts'))
  expect(forms.length).toBeGreaterThan(8)
  const raw = forms.flatMap(file =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter(
        line => line.includes('z.string()') && !notText.test(line) && !line.includes('.regex('),
      )
      .map(line => `${file}: ${line.trim()}`),
  )
  expect(raw).toEqual([])
})
