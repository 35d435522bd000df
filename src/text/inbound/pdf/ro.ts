/** The text on the shop's own label, and the steps before the parcel is closed. */
export type InboundLabelText = {
  readonly title: string
  readonly from: string
  readonly to: string
  readonly sendBy: (day: string) => string
  readonly courierOn: (day: string) => string
  readonly cut: string
  readonly listTitle: string
  /** Erase data, remove locks and cards, no swollen battery, packed. */
  readonly list: (email: string) => readonly string[]
  readonly fileName: string
}

export const inboundLabelTextRo: InboundLabelText = {
  title: 'Colet pentru Kintsu',
  from: 'De la',
  to: 'Către',
  sendBy: day => `Predă-l până pe ${day}`,
  courierOn: day => `Curierul vine pe ${day}`,
  cut: 'Taie aici. Lipește partea de sus pe colet.',
  listTitle: 'Înainte să închizi coletul',
  list: email => [
    'Salvează-ți datele, apoi șterge tot de pe dispozitiv: adu-l la setările din fabrică.',
    'Ieși din contul Apple, Google sau Samsung și dezactivează blocarea dispozitivului.',
    'Scoate cartela SIM, cardurile de memorie și discurile cu jocuri.',
    `Bateria e umflată? Nu trimite coletul, scrie-ne întâi: ${email}.`,
    'Pune înăuntru accesoriile și înfășoară dispozitivul, ca să nu se miște.',
  ],
  fileName: 'eticheta',
}
