import { useEffect, useState } from 'react'
import { searchedText } from '#domain/device/searched-text.ts'
import type { Market } from '#domain/market/market.ts'
import { fetchSuggestions, type ShownSuggestions } from './suggestions-client.ts'

const pauseMs = 150
const fewestLetters = 2

export type Suggested = { readonly words: string; readonly found: ShownSuggestions }

/** Suggestions for the typed text: the last result stays until the next one arrives; none if the request fails. */
export function useSuggested(market: Market, typed: string): Suggested | undefined {
  const text = searchedText(typed)
  const isEnough = Array.from(text).length >= fewestLetters
  const [found, setFound] = useState<ShownSuggestions>()
  useEffect(() => {
    if (!isEnough) {
      setFound(undefined)
      return
    }
    const leaving = new AbortController()
    const show = (answer?: ShownSuggestions) => leaving.signal.aborted || setFound(answer)
    const ask = () => fetchSuggestions(market, text, leaving.signal).then(show, () => show())
    const pause = setTimeout(ask, pauseMs)
    return () => {
      clearTimeout(pause)
      leaving.abort()
    }
  }, [market, text, isEnough])
  return isEnough && found ? { words: text, found } : undefined
}
