import { useEffect, useState } from 'react'
import { searchedText } from '#domain/device/searched-text.ts'
import type { Market } from '#domain/market/market.ts'
import { fetchSuggestions, type ShownSuggestions } from './suggestions-client.ts'

const delayMs = 150
const minLetters = 2

export type Suggested = { readonly text: string; readonly found: ShownSuggestions }

/** Suggestions for the typed text: the last result stays until the next one arrives; none if the request fails. */
export function useSuggested(market: Market, typed: string): Suggested | undefined {
  const text = searchedText(typed)
  const isEnough = Array.from(text).length >= minLetters
  const [found, setFound] = useState<ShownSuggestions>()
  useEffect(() => {
    if (!isEnough) {
      setFound(undefined)
      return
    }
    const controller = new AbortController()
    const show = (suggestions?: ShownSuggestions) =>
      controller.signal.aborted || setFound(suggestions)
    const search = () => fetchSuggestions(market, text, controller.signal).then(show, () => show())
    const timer = setTimeout(search, delayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [market, text, isEnough])
  return isEnough && found ? { text, found } : undefined
}
