import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFinal, moved } from '#domain/machine.ts'
import { type ClaimState, claimArrows, claimMoves, isClaimUnderWay } from './claim-state.ts'

const solved: ReadonlySet<ClaimState> = new Set(['repaired', 'replaced', 'refunded', 'rejected'])

test('for any sequence of moves, a claim is closed only after a decision, and decided only after receipt and diagnosis', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...claimMoves), { maxLength: 30 }), tries => {
      const been: ClaimState[] = ['opened']
      for (const by of tries) {
        const to = moved(claimArrows, been.at(-1) ?? 'opened', by)
        if (to.ok) been.push(to.value)
      }
      const judged = been.filter(state => solved.has(state))
      expect(judged.length).toBeLessThanOrEqual(1)
      if (judged.length > 0) expect(been).toEqual(expect.arrayContaining(['received', 'diagnosed']))
      if (been.at(-1) === 'closed') expect(judged).toHaveLength(1)
      expect(new Set(been).size).toBe(been.length)
    }),
  )
})

test('a claim in a final state is not under way', () => {
  for (const state of Object.keys(claimArrows) as ClaimState[])
    if (isFinal(claimArrows, state)) expect(isClaimUnderWay(state)).toBe(false)
})
