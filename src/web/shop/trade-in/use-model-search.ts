import { useEffect, useState } from 'react'
import { searchedText } from '#domain/device/searched-text.ts'
import type { Market } from '#domain/market/market.ts'
import type { BuybackModel } from '#domain/trade-in/buyback.ts'
import { fetchBuybackModels } from './buyback-models-client.ts'

const delayMs = 150
const minLetters = 2

/** Models that match the typed text: the last result stays until the next one arrives; none if the request fails. */
export function useFoundModels(market: Market, typed: string): readonly BuybackModel[] | undefined {
  const text = searchedText(typed)
  const isEnough = Array.from(text).length >= minLetters
  const [found, setFound] = useState<readonly BuybackModel[]>()
  useEffect(() => {
    if (!isEnough) {
      setFound(undefined)
      return
    }
    const controller = new AbortController()
    const show = (models?: readonly BuybackModel[]) => controller.signal.aborted || setFound(models)
    const search = () =>
      fetchBuybackModels(market, text, controller.signal).then(show, () => show())
    const timer = setTimeout(search, delayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [market, text, isEnough])
  return isEnough ? found : undefined
}
