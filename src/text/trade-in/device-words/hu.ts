import type { DeviceWords, DeviceWordsText } from './ro.ts'

const phone: DeviceWords = {
  lookAt: 'Vedd le a tokot. Nézd meg a hátlapot, a keretet és a sarkokat.',
  broken: 'törött hátlap, görbe keret',
  signOut: 'Lépj ki a fiókodból (Apple, Google, Samsung), és kapcsold ki az aktiválási zárat.',
  takeOut: 'Vedd ki a SIM-kártyát és a memóriakártyát.',
  declareTakenOut: 'Kiveszem a SIM-kártyát és a memóriakártyát.',
}

export const deviceWordsHu: DeviceWordsText = {
  SMARTPHONE: phone,
  TABLET: phone,
  LAPTOP: {
    lookAt: 'Nézd meg a fedelet, a zsanérokat, a sarkokat és az alját.',
    broken: 'törött fedél, elgörbült ház',
    signOut:
      'Lépj ki a fiókjaidból, vedd ki a laptopot a cég felügyelete alól, és ne hagyj BIOS-jelszót.',
    takeOut: 'Vedd ki a kártyákat és mindent a csatlakozókból.',
    declareTakenOut: 'Kiveszem a kártyákat és mindent a csatlakozókból.',
  },
  SMARTWATCH: {
    lookAt: 'Vedd le a szíjat. Nézd meg a peremet, a koronát és a hátlapot.',
    broken: 'törött vagy elgörbült ház',
    signOut: 'Szüntesd meg az óra és a telefon párosítását: ezzel az aktiválási zár is kikapcsol.',
    takeOut: 'Mondd le az eSIM-előfizetést, ha van az órán.',
    declareTakenOut: 'Lemondom az eSIM-előfizetést, ha van az órán.',
  },
  CONSOLE: {
    lookAt: 'Nézd meg a sarkokat, az éleket és a szellőzőket.',
    broken: 'törött vagy deformált ház',
    signOut: 'Távolítsd el a konzolt a fiókodból (PlayStation, Xbox, Nintendo).',
    takeOut: 'Vedd ki a lemezeket és a memóriakártyákat.',
    declareTakenOut: 'Kiveszem a lemezeket és a memóriakártyákat.',
  },
}
