import type { WaysBackText } from './ro.ts'

export const waysBackHu: WaysBackText = {
  parcel: 'A készüléket ingyen visszaküldjük, és írunk, amikor útnak indul.',
  'by-hand':
    'A felpúposodott akkumulátor kigyulladhat, ezért ilyen készüléket soha nem teszünk csomagba. Biztonságos helyen őrizzük, és egy kollégánk ír neked, hogy választhass: elviszed tőlünk, vagy ingyen leadjuk újrahasznosításra.',
  held: 'Nem küldjük vissza: előbb tisztázni kell, kié. A folytatásról egy kollégánk ír neked.',
}
