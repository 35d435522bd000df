import { useEffect, useState } from 'react'
import { searchedText } from '#domain/device/searched-text.ts'
import type { Market } from '#domain/market/market.ts'
import type { BuybackModel } from '#domain/trade-in/buyback.ts'
import { fetchBuybackModels } from './buyback-models-client.ts'

const pauseMs = 150
const fewestLetters = 2

/** Models that match the typed text: the last result stays until the next one arrives; none if the request fails. */
export function useFoundModels(market: Market, typed: string): readonly BuybackModel[] | undefined {
  const text = searchedText(typed)
  const isEnough = Array.from(text).length >= fewestLetters
  const [found, setFound] = useState<readonly BuybackModel[]>()
  useEffect(() => {
    if (!isEnough) {
      setFound(undefined)
      return
    }
    const leaving = new AbortController()
    const show = (answer?: readonly BuybackModel[]) => leaving.signal.aborted || setFound(answer)
    const ask = () => fetchBuybackModels(market, text, leaving.signal).then(show, () => show())
    const pause = setTimeout(ask, pauseMs)
    return () => {
      clearTimeout(pause)
      leaving.abort()
    }
  }, [market, text, isEnough])
  return isEnough ? found : undefined
}
