import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFinal, moved } from '#domain/machine.ts'
import { hidingReasons, reviewArrows, reviewMoves, reviewStates } from './review-state.ts'

/** The transitions listed in docs/decisions/0021-reviews.md, as "from>to". */
const transitions = [
  'published>flagged',
  'published>hidden',
  'published>withdrawn',
  'flagged>published',
  'flagged>hidden',
  'flagged>withdrawn',
  'hidden>published',
  'hidden>withdrawn',
]

test('a review has exactly the transitions listed in the decision', () => {
  const present = Object.entries(reviewArrows).flatMap(([from, out]) =>
    Object.values(out).map(to => `${from}>${to}`),
  )
  expect(present.toSorted()).toEqual(transitions.toSorted())
})

test('a review changes state only by its transitions, and a withdrawn review stays withdrawn', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...reviewStates),
      fc.array(fc.constantFrom(...reviewMoves), { maxLength: 20 }),
      (start, moves) => {
        let state = start
        for (const by of moves) {
          const next = moved(reviewArrows, state, by)
          if (!next.ok) continue
          expect(transitions).toContain(`${state}>${next.value}`)
          state = next.value
        }
        if (start === 'withdrawn') expect(state).toBe('withdrawn')
      },
    ),
  )
  expect(reviewStates.filter(state => isFinal(reviewArrows, state))).toEqual(['withdrawn'])
})

test('a low rating is not among the reasons for hiding a review', () => {
  expect(hidingReasons).toEqual([
    'personal-data',
    'insults',
    'advertising',
    'off-topic',
    'not-genuine',
    'unlawful',
  ])
})
