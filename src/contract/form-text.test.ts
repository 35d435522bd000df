import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contactFormSchema } from './contact-form.ts'
import { longText, plainText } from './query.ts'
import { reviewFormSchema } from './review-form.ts'

/** Half of a character, an override of direction, a zero-width space, a byte order mark. */
const unseen = '\ud800\u202e\u200b\ufeff'

describe('one line of text from outside', () => {
  test('loses what is not seen, and is composed', () => {
    expect(plainText(60).parse(`Ana${unseen} Pop`)).toBe('Ana Pop')
    expect(plainText(60).parse('A\u0301da\u0301m')).toBe('Ádám')
  })

  test.each(['\0', '\n', '\u0085', '\u007f'])('is refused with the control character %j', sign => {
    expect(plainText(60).safeParse(`Ana${sign}`).success).toBe(false)
  })

  test('may have as many characters as its cap, and no more', () => {
    expect(plainText(3).safeParse('Ana').success).toBe(true)
    expect(plainText(3).safeParse('Anna').success).toBe(false)
  })
})

test('text of a box keeps its lines and loses what is not seen', () => {
  expect(longText(60).parse(`a\r\nb\t${unseen}c`)).toBe('a\r\nb\tc')
  expect(longText(60).safeParse('a\0b').success).toBe(false)
})

test('a form of the support page and of a review are cleaned', () => {
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

/** What is no text of people: secrets that are hashed, solutions that are checked, pairs that are read again. */
const notText = /secretText|solutionText|captcha|pairsSchema/

test('no form takes text that is not cleaned', () => {
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
