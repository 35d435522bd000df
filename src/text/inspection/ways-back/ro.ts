import type { WayBack } from '#domain/trade-in/verdict.ts'

export type WaysBackText = Readonly<Record<WayBack, string>>

/** How a device that is not bought goes back to its seller. */
export const waysBackRo: WaysBackText = {
  parcel:
    'Îți trimitem dispozitivul înapoi, fără niciun cost pentru tine, și îți scriem când pleacă.',
  'by-hand':
    'O baterie umflată poate lua foc, așa că nu punem niciodată un astfel de dispozitiv într-un colet. Îl păstrăm în siguranță, iar un coleg îți scrie ca să alegi: îl iei tu de la noi sau îl predăm noi la reciclare, gratuit.',
  held: 'Nu îl trimitem înapoi: trebuie lămurit întâi al cui este. Îți scrie un coleg despre ce urmează.',
}
