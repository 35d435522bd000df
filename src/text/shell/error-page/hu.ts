import type { ErrorsText } from './ro.ts'

export const errorsHu: ErrorsText = {
  notFoundTitle: 'Ez az oldal nem létezik',
  notFoundText: 'Hibás a cím, vagy az oldal elköltözött. A telefonjaink viszont a helyükön vannak.',
  unavailableTitle: 'Mindjárt jövünk',
  unavailableText:
    'A bolt most nem válaszol. A kosarad megmaradt; próbáld újra néhány másodperc múlva.',
  failedTitle: 'Valami elromlott nálunk',
  failedText: 'Tudunk a hibáról, és javítjuk. A kosarad megmaradt.',
  tooManyTitle: 'Túl sok oldal egyszerre',
  tooManyText:
    'Rövid idő alatt nagyon sok oldalt kértél. A kosarad megmaradt; próbáld újra egy perc múlva.',
  unreachableTitle: 'Nincs internetkapcsolat',
  unreachableText:
    'Az oldalt nem sikerült betölteni. A kosarad megmaradt; próbáld újra, ha helyreállt a kapcsolat.',
  offline: 'Nincs internetkapcsolat. Amit beírtál, az oldalon marad.',
  offlineHeld:
    'Internet nélkül semmit sem tudunk elküldeni vagy megnyitni. Amit beírtál, az oldalon marad; próbáld újra, ha helyreállt a kapcsolat.',
  offlineStored:
    'Nincs internetkapcsolat: így nézett ki az oldal a legutóbbi látogatásodkor. Az árak és a készlet változhattak; töltsd újra, ha helyreállt a kapcsolat.',
  toHome: 'A főoldalra',
  tryAgain: 'Újrapróbálom',
  requestNumber: 'Ha írsz nekünk erről, add meg ezt a számot:',
  version: version => `Változat: ${version}`,
}
