import type { ConsentText } from './ro.ts'

export const consentHu: ConsentText = {
  title: 'Sütik',
  text: 'Ami a bolt működéséhez kell, az mindig be van kapcsolva. A hozzájárulásoddal a látogatást is mérjük, hogy lássuk, hol nehéz használni a boltot.',
  more: 'Mit őrzünk, és miért',
  acceptAll: 'Mindet elfogadom',
  refuseAll: 'Mindet elutasítom',
  choose: 'Választok',
  question: 'Mihez járulsz hozzá?',
  measuring: 'A látogatás mérése',
  measuringNote:
    'Mely termékeket nyitják meg, teszik kosárba és rendelik meg, és melyik mezőnél akad el egy űrlap. Soha nem azt, amit beleírsz.',
  ads: 'Hirdetés',
  adsNote: 'Hirdetési sütit jelenleg nem használunk.',
  save: 'Választás mentése',
  saved: 'A választásodat elmentettük.',
  settings: 'Sütibeállítások',
}
