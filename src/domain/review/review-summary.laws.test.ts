import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moved } from '#domain/machine.ts'
import { type Rating, ratings } from './review.ts'
import { type ReviewState, reviewArrows, reviewMoves } from './review-state.ts'
import { countChange, isNoChange, noRatings, shareOf, summarize } from './review-summary.ts'

function added(counts: Record<Rating, number>, change: Readonly<Record<Rating, number>>) {
  return Object.fromEntries(ratings.map(each => [each, counts[each] + change[each]])) as Record<
    Rating,
    number
  >
}

type Shown = { readonly state: ReviewState; readonly rating: Rating }

type Step = {
  readonly at: number
  readonly by: (typeof reviewMoves)[number] | 'add' | 'edit' | 'erase'
  readonly rating: Rating
}

const step: fc.Arbitrary<Step> = fc.record({
  at: fc.nat(5),
  by: fc.constantFrom<Step['by']>(...reviewMoves, 'add', 'edit', 'erase'),
  rating: fc.constantFrom(...ratings),
})

/** The review after one step. */
function done(before: Shown | undefined, { by, rating }: Step): Shown | undefined {
  if (by === 'erase') return undefined
  if (by === 'add') return before ?? { state: 'published', rating }
  if (!before) return undefined
  if (by === 'edit') return { ...before, rating }
  const to = moved(reviewArrows, before.state, by)
  return to.ok ? { ...before, state: to.value } : before
}

describe('review counts', () => {
  test('review counts equal a recount of the published reviews after any sequence of steps', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), steps => {
        const reviews = new Map<number, Shown | undefined>()
        let counts: Record<Rating, number> = { ...noRatings }
        for (const each of steps) {
          const before = reviews.get(each.at)
          const now = done(before, each)
          counts = added(counts, countChange(before, now))
          reviews.set(each.at, now)
        }
        for (const rating of ratings) {
          const published = [...reviews.values()].filter(
            each => each?.state === 'published' && each.rating === rating,
          )
          expect(counts[rating]).toBe(published.length)
        }
      }),
    )
  })

  test('review counts stay the same when no visible review changes', () => {
    expect(
      isNoChange(countChange({ state: 'flagged', rating: 2 }, { state: 'hidden', rating: 5 })),
    ).toBe(true)
    expect(
      isNoChange(countChange({ state: 'published', rating: 2 }, { state: 'published', rating: 2 })),
    ).toBe(true)
    expect(isNoChange(countChange(undefined, { state: 'published', rating: 1 }))).toBe(false)
  })
})

describe('the review summary', () => {
  test('the average lies between the lowest and the highest rating given', () => {
    fc.assert(
      fc.property(fc.tuple(fc.nat(50), fc.nat(50), fc.nat(50), fc.nat(50), fc.nat(50)), n => {
        const summary = summarize({ 1: n[0], 2: n[1], 3: n[2], 4: n[3], 5: n[4] })
        const given = ratings.filter(rating => summary.counts[rating] > 0)
        if (given.length === 0) expect(summary.averageTenths).toBeUndefined()
        else {
          expect(summary.averageTenths).toBeGreaterThanOrEqual(10 * Math.min(...given))
          expect(summary.averageTenths).toBeLessThanOrEqual(10 * Math.max(...given))
        }
      }),
    )
  })

  test.each([
    [{ 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 }, 2, 45],
    [{ 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 }, 3, 47],
    [{ 1: 1, 2: 0, 3: 0, 4: 0, 5: 2 }, 3, 37],
    [{ 1: 3, 2: 1, 3: 0, 4: 0, 5: 0 }, 4, 13],
    [{ 1: 0, 2: 0, 3: 19, 4: 1, 5: 0 }, 20, 31],
  ] as const)(
    'the summary of %o counts %i reviews and has an average of %i tenths',
    (counts, count, averageTenths) => {
      expect(summarize(counts)).toEqual({ count, averageTenths, counts })
    },
  )

  test('a summary without reviews has no average, and every bar is empty', () => {
    const summary = summarize(noRatings)
    expect(summary).toEqual({ count: 0, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } })
    expect(shareOf(summary, 5)).toBe(0)
  })

  test('the summary gives the share of each rating in whole percent', () => {
    const summary = summarize({ 1: 1, 2: 0, 3: 0, 4: 0, 5: 2 })
    expect([shareOf(summary, 1), shareOf(summary, 2), shareOf(summary, 5)]).toEqual([33, 0, 67])
  })
})
