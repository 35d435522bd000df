import { useEffect, useState } from 'react'
import { searchedText } from '#domain/device/searched-text.ts'
import type { Market } from '#domain/market/market.ts'
import type { BoughtModel } from '#domain/sell/bought.ts'
import { fetchBoughtModels } from './bought-models-client.ts'

const pauseMs = 150
const fewestLetters = 2

/** Models meant by what is typed: the last answer stays until the next one is there, and none where none comes. */
export function useFoundModels(market: Market, typed: string): readonly BoughtModel[] | undefined {
  const words = searchedText(typed)
  const isEnough = Array.from(words).length >= fewestLetters
  const [found, setFound] = useState<readonly BoughtModel[]>()
  useEffect(() => {
    if (!isEnough) {
      setFound(undefined)
      return
    }
    const leaving = new AbortController()
    const show = (answer?: readonly BoughtModel[]) => leaving.signal.aborted || setFound(answer)
    const ask = () => fetchBoughtModels(market, words, leaving.signal).then(show, () => show())
    const pause = setTimeout(ask, pauseMs)
    return () => {
      clearTimeout(pause)
      leaving.abort()
    }
  }, [market, words, isEnough])
  return isEnough ? found : undefined
}
