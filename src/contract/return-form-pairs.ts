import type { HandoverDraft, ReturnDraft } from '#domain/return/return-draft.ts'

export type FormPair = readonly [name: string, value: string]

/** A handover as its form sends it; the names of places are looked up again by their ids. */
export function handoverPairs({
  kind,
  day,
  hours,
  from,
  pointId,
}: HandoverDraft): readonly FormPair[] {
  return [
    ...(kind === undefined ? [] : [['handover', kind] as const]),
    ['day', day],
    ...(hours === '' ? [] : [['hours', hours] as const]),
    ['countyId', from.countyId],
    ['localityId', from.localityId],
    ['street', from.street],
    ['number', from.number],
    ['details', from.details],
    ['postalCode', from.postalCode],
    ...(pointId === '' ? [] : [['pickup-point', pointId] as const]),
  ]
}

/** A whole return as its form sends it. */
export function returnPairs(draft: ReturnDraft): readonly FormPair[] {
  return [
    ...draft.lines.flatMap(({ position, reason = '', words: text = '' }) => [
      ['line', String(position)] as const,
      [`reason-${position}`, reason] as const,
      [`words-${position}`, text] as const,
    ]),
    ...draft.photos.map(id => ['photos', id] as const),
    ...handoverPairs(draft.handover),
    ['iban', draft.iban],
    ['holder', draft.holder],
  ]
}
