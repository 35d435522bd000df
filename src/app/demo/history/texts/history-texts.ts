import type { Market } from '#domain/market/market.ts'
import { bg } from './bg.ts'
import { el } from './el.ts'
import type { HistoryText } from './history-text.ts'
import { hu } from './hu.ts'
import { ro } from './ro.ts'

export const historyTexts: Readonly<Record<Market, HistoryText>> = { ro, bg, hu, gr: el }
