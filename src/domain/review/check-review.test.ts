import { describe, expect, test } from 'vitest'
import { checkReview } from './check-review.ts'

const aForm = {
  rating: '4',
  title: 'Bun',
  text: 'Arată ca nou, bateria ține.',
  shownName: 'short',
}

function errorsOf(form: Partial<typeof aForm>) {
  const checked = checkReview({ ...aForm, ...form })
  return checked.ok ? [] : checked.refusal.errors
}

describe('the content of a review', () => {
  test('a review keeps its line breaks, and loses invisible characters', () => {
    const checked = checkReview({
      rating: '5',
      title: '  Foarte \t mulțumită\u202e ',
      text: ' Prima zi.\r\n\r\n\r\n\r\nA doua   zi:\u2066 la fel de bine. ',
      shownName: 'hidden',
    })
    expect(checked).toEqual({
      ok: true,
      value: {
        rating: 5,
        title: 'Foarte mulțumită',
        text: 'Prima zi.\n\nA doua zi: la fel de bine.',
        shownName: 'hidden',
      },
    })
  })

  test.each(['', '0', '6', '4.5', '05', ' 4', 'five'])('a rating of %j is invalid', rating => {
    expect(errorsOf({ rating })).toEqual([{ field: 'rating', kind: 'required' }])
  })

  test.each(['1', '5'])('a rating of %s is valid', rating => {
    expect(errorsOf({ rating })).toEqual([])
  })

  test('a review title has 3 to 80 characters', () => {
    expect(errorsOf({ title: 'ab' })).toEqual([{ field: 'title', kind: 'too-short', min: 3 }])
    expect(errorsOf({ title: 'abc' })).toEqual([])
    expect(errorsOf({ title: 'ă'.repeat(80) })).toEqual([])
    expect(errorsOf({ title: 'a'.repeat(81) })).toEqual([
      { field: 'title', kind: 'too-long', max: 80 },
    ])
  })

  test('a review text has 20 to 2000 characters', () => {
    expect(errorsOf({ text: 'a'.repeat(19) })).toEqual([
      { field: 'text', kind: 'too-short', min: 20 },
    ])
    expect(errorsOf({ text: '😀'.repeat(20) })).toEqual([])
    expect(errorsOf({ text: 'щ'.repeat(2000) })).toEqual([])
    expect(errorsOf({ text: 'щ'.repeat(2001) })).toEqual([
      { field: 'text', kind: 'too-long', max: 2000 },
    ])
  })

  test('all missing fields are reported at once', () => {
    expect(errorsOf({ rating: '', title: ' ', text: '\n', shownName: 'full' })).toEqual([
      { field: 'rating', kind: 'required' },
      { field: 'title', kind: 'required' },
      { field: 'text', kind: 'required' },
      { field: 'shownName', kind: 'required' },
    ])
  })
})
