import type { Language } from '#domain/market/market.ts'
import { inboundLabelTextBg } from '#services/text/inbound-label-text/bg.ts'
import { inboundLabelTextEl } from '#services/text/inbound-label-text/el.ts'
import { inboundLabelTextHu } from '#services/text/inbound-label-text/hu.ts'
import { type InboundLabelText, inboundLabelTextRo } from '#services/text/inbound-label-text/ro.ts'

export const inboundLabelText: Readonly<Record<Language, InboundLabelText>> = {
  ro: inboundLabelTextRo,
  bg: inboundLabelTextBg,
  hu: inboundLabelTextHu,
  el: inboundLabelTextEl,
}
