import { useState } from 'react'
import { headsOf, type LineDraft } from '#domain/return/return-draft.ts'
import type { Returnable } from '#domain/return/return-view.ts'

export type ChosenLines = {
  /** In the order of the original order's lines. */
  readonly lines: readonly LineDraft[]
  readonly isWhole: boolean
  readonly choose: (position: number, isChosen: boolean) => void
  readonly chooseWhole: (isWhole: boolean) => void
  readonly say: (line: LineDraft) => void
}

/** The items to return. The reason of a line is remembered while the line is not chosen. */
export function useChosenLines(
  lines: Returnable['lines'],
  given: readonly LineDraft[],
): ChosenLines {
  const positions = headsOf(lines).map(({ position }) => position)
  const [result, setResult] = useState<ReadonlyMap<number, LineDraft>>(
    () => new Map(given.map(line => [line.position, line])),
  )
  const [picked, setPicked] = useState<ReadonlySet<number>>(
    () => new Set(given.map(({ position }) => position)),
  )
  const chosen = positions.filter(position => picked.has(position))
  return {
    lines: chosen.map(position => result.get(position) ?? { position }),
    isWhole: chosen.length === positions.length,
    choose: (position, isChosen) => {
      const others = [...picked].filter(each => each !== position)
      setPicked(new Set(isChosen ? [...others, position] : others))
    },
    chooseWhole: isWhole => setPicked(new Set(isWhole ? positions : [])),
    say: line => setResult(new Map([...result, [line.position, line]])),
  }
}
