import type { DeviceType } from '#domain/device/device.ts'

/** What differs between the types of devices that people sell. */
export type DeviceWords = {
  /** Where the wear of its case shows. */
  readonly lookAt: string
  /** Its case, cracked or bent. */
  readonly broken: string
  /** What is done about accounts and locks before it is sent. */
  readonly signOut: string
  /** What is taken out before it is sent, and the declaration of it. */
  readonly takeOut: string
  readonly declareTakenOut: string
}

export type DeviceWordsText = Readonly<Record<DeviceType, DeviceWords>>

const phone: DeviceWords = {
  lookAt: 'Scoate husa. Uită-te la spate, la ramă și la colțuri.',
  broken: 'spate spart, ramă strâmbă',
  signOut: 'Ieși din contul tău (Apple, Google, Samsung) și oprește blocarea de activare.',
  takeOut: 'Scoate cartela SIM și cardul de memorie.',
  declareTakenOut: 'Scot cartela SIM și cardul de memorie.',
}

export const deviceWordsRo: DeviceWordsText = {
  SMARTPHONE: phone,
  TABLET: phone,
  LAPTOP: {
    lookAt: 'Uită-te la capac, la balamale, la colțuri și dedesubt.',
    broken: 'capac spart, carcasă îndoită',
    signOut:
      'Ieși din conturile tale, scoate laptopul din administrarea firmei și nu lăsa nicio parolă de BIOS.',
    takeOut: 'Scoate cardurile și tot ce e conectat la porturi.',
    declareTakenOut: 'Scot cardurile și tot ce e conectat la porturi.',
  },
  SMARTWATCH: {
    lookAt: 'Scoate cureaua. Uită-te la margini, la coroană și la spate.',
    broken: 'carcasă spartă sau îndoită',
    signOut: 'Dezasociază ceasul de telefon: așa se oprește și blocarea de activare.',
    takeOut: 'Oprește abonamentul eSIM, dacă ceasul are unul.',
    declareTakenOut: 'Opresc abonamentul eSIM, dacă ceasul are unul.',
  },
  CONSOLE: {
    lookAt: 'Uită-te la colțuri, la margini și la grilaje.',
    broken: 'carcasă spartă sau deformată',
    signOut: 'Elimină consola din contul tău (PlayStation, Xbox, Nintendo).',
    takeOut: 'Scoate discurile și cardurile de memorie.',
    declareTakenOut: 'Scot discurile și cardurile de memorie.',
  },
}
