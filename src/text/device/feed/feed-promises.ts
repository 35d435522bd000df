import type { Language } from '#domain/market/market.ts'
import { feedPromiseBg } from './bg.ts'
import { feedPromiseEl } from './el.ts'
import { feedPromiseHu } from './hu.ts'
import { type FeedPromise, feedPromiseRo } from './ro.ts'

export const feedPromises: Readonly<Record<Language, FeedPromise>> = {
  ro: feedPromiseRo,
  bg: feedPromiseBg,
  hu: feedPromiseHu,
  el: feedPromiseEl,
}
