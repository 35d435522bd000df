import { useState } from 'react'
import { headsOf, type LineDraft } from '#domain/return/return-draft.ts'
import type { Returnable } from '#domain/return/return-view.ts'

export type ChosenLines = {
  /** In the order of the original order's lines. */
  readonly lines: readonly LineDraft[]
  readonly isWhole: boolean
  readonly choose: (position: number, isChosen: boolean) => void
  readonly chooseWhole: (isWhole: boolean) => void
  readonly change: (line: LineDraft) => void
}

/** The items to return. The reason of a line is remembered while the line is not chosen. */
export function useChosenLines(
  lines: Returnable['lines'],
  initial: readonly LineDraft[],
): ChosenLines {
  const positions = headsOf(lines).map(({ position }) => position)
  const [drafts, setDrafts] = useState<ReadonlyMap<number, LineDraft>>(
    () => new Map(initial.map(line => [line.position, line])),
  )
  const [picked, setPicked] = useState<ReadonlySet<number>>(
    () => new Set(initial.map(({ position }) => position)),
  )
  const chosen = positions.filter(position => picked.has(position))
  return {
    lines: chosen.map(position => drafts.get(position) ?? { position }),
    isWhole: chosen.length === positions.length,
    choose: (position, isChosen) => {
      const others = [...picked].filter(each => each !== position)
      setPicked(new Set(isChosen ? [...others, position] : others))
    },
    chooseWhole: isWhole => setPicked(new Set(isWhole ? positions : [])),
    change: line => setDrafts(new Map([...drafts, [line.position, line]])),
  }
}
