import type { Language } from '#domain/market/market.ts'
import { inboundLabelWordsBg } from '../../text/inbound-label-words/bg.ts'
import { inboundLabelWordsEl } from '../../text/inbound-label-words/el.ts'
import { inboundLabelWordsHu } from '../../text/inbound-label-words/hu.ts'
import { type InboundLabelWords, inboundLabelWordsRo } from '../../text/inbound-label-words/ro.ts'

export const inboundLabelWords: Readonly<Record<Language, InboundLabelWords>> = {
  ro: inboundLabelWordsRo,
  bg: inboundLabelWordsBg,
  hu: inboundLabelWordsHu,
  el: inboundLabelWordsEl,
}
