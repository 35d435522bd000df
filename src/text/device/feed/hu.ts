import type { FeedPromise } from './ro.ts'

export const feedPromiseHu: FeedPromise = days =>
  `Felújított, egyenként bevizsgált készülék, 12 hónap garanciával és ${days} napos visszaküldéssel.`
