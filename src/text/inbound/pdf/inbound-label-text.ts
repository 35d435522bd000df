import type { Language } from '#domain/market/market.ts'
import { inboundLabelTextBg } from './bg.ts'
import { inboundLabelTextEl } from './el.ts'
import { inboundLabelTextHu } from './hu.ts'
import { type InboundLabelText, inboundLabelTextRo } from './ro.ts'

export const inboundLabelText: Readonly<Record<Language, InboundLabelText>> = {
  ro: inboundLabelTextRo,
  bg: inboundLabelTextBg,
  hu: inboundLabelTextHu,
  el: inboundLabelTextEl,
}
