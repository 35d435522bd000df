import type { InboundSubject } from '#domain/inbound/inbound.ts'
import { languageOf, type Market } from '#domain/market/market.ts'
import type { InboundStores } from './inbound-stores.ts'
import { inboundLabelWords } from './label/inbound-label-words.ts'

export type InboundPaper = { readonly fileName: string; readonly pdf: Buffer }

/** The label while the parcel is still with its sender; the caller has seen to it that the subject is the asker's. */
export function makeOpenInboundLabel({ runner, labels }: Pick<InboundStores, 'runner' | 'labels'>) {
  return async (subject: InboundSubject, market: Market): Promise<InboundPaper | undefined> => {
    const found = await labels.read(runner, subject)
    if (!found) return undefined
    const { fileName } = inboundLabelWords[languageOf[market]]
    return { fileName: `${fileName}-${found.number}.pdf`, pdf: found.label }
  }
}
