import type { Language } from '#domain/market/market.ts'
import { inboundLabelTextBg } from '../../text/inbound-label-words/bg.ts'
import { inboundLabelTextEl } from '../../text/inbound-label-words/el.ts'
import { inboundLabelTextHu } from '../../text/inbound-label-words/hu.ts'
import { type InboundLabelText, inboundLabelTextRo } from '../../text/inbound-label-words/ro.ts'

export const inboundLabelText: Readonly<Record<Language, InboundLabelText>> = {
  ro: inboundLabelTextRo,
  bg: inboundLabelTextBg,
  hu: inboundLabelTextHu,
  el: inboundLabelTextEl,
}
