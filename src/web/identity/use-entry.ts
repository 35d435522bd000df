import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { EntryAnswer } from './entry-answer.ts'

/** A page of the door, wherever its forms stand: what it said last, and whether it is being asked. */
export type Entry = {
  /** Within the market, with its query. */
  readonly path: string
  readonly answer: EntryAnswer | undefined
  readonly isBusy: boolean
  readonly Form: ReturnType<typeof useFetcher>['Form']
  /** Back to the forms. */
  readonly dismiss: () => void
}

/** Without scripts the page answers as a document, and `said` is its answer. */
export function useEntry(path: string, result?: EntryAnswer): Entry {
  const { data = result, state, Form } = useFetcher<EntryAnswer>()
  const [dismissed, setDismissed] = useState<EntryAnswer>()
  return {
    path,
    answer: data === dismissed ? undefined : data,
    isBusy: state !== 'idle',
    Form,
    dismiss: () => setDismissed(data),
  }
}
