import { describe, expect, test } from 'vitest'
import type { EntryAnswer } from './entry-answer.ts'
import { stepOf, viewAfter } from './sign-in-step.ts'

function refused(form: 'password' | 'link' | 'phone' | 'code' | 'social'): EntryAnswer {
  return {
    kind: 'refused',
    form,
    refusal: { kind: 'too-many-tries', retryAfterSeconds: 60 },
    typed: { phone: '0722000111' },
    needsCaptcha: false,
  }
}

describe('the step of the sign-in panel', () => {
  test('the chosen form is shown until the page has responded', () => {
    expect(stepOf(undefined, 'phone')).toEqual({ kind: 'phone' })
  })

  test('the code step is shown after a code was sent, and again after a wrong code', () => {
    expect(stepOf({ kind: 'code-sent', phone: '0722000111' }, 'phone')).toEqual({
      kind: 'code',
      phone: '0722000111',
    })
    expect(stepOf(refused('code'), 'phone')).toEqual({ kind: 'code', phone: '0722000111' })
  })

  test('a refused form stays shown', () => {
    expect(stepOf(refused('link'), 'link')).toEqual({ kind: 'link' })
    expect(stepOf(refused('social'), 'password')).toEqual({ kind: 'password' })
  })

  test('without JavaScript the refused form is shown again', () => {
    expect(viewAfter(refused('phone'))).toBe('phone')
    expect(viewAfter(refused('social'))).toBeUndefined()
    expect(viewAfter(undefined)).toBeUndefined()
  })
})
