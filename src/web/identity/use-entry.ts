import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { EntryAnswer } from './entry-answer.ts'

/** A sign-in page, wherever its forms are shown: its last response, and whether a request is running. */
export type Entry = {
  /** Within the market, including the query. */
  readonly path: string
  readonly answer: EntryAnswer | undefined
  readonly isBusy: boolean
  readonly Form: ReturnType<typeof useFetcher>['Form']
  /** Returns to the forms. */
  readonly dismiss: () => void
}

/** Without JavaScript the page responds with a document, and `response` is its response. */
export function useEntry(path: string, response?: EntryAnswer): Entry {
  const { data = response, state, Form } = useFetcher<EntryAnswer>()
  const [dismissed, setDismissed] = useState<EntryAnswer>()
  return {
    path,
    answer: data === dismissed ? undefined : data,
    isBusy: state !== 'idle',
    Form,
    dismiss: () => setDismissed(data),
  }
}
