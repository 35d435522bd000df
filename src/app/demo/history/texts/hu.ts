import type { HistoryText } from './history-text.ts'

export const hu: HistoryText = {
  givenNames: ['Anna', 'Péter', 'Zsófia', 'Gábor', 'Katalin', 'Bence', 'Eszter', 'Tamás'],
  fullName: given => `Demó ${given}`,
  reviewNote: '(Bemutató értékelés.)',
  reply:
    'Köszönjük a türelmedet. A késésről beszéltünk a futárral, és mostantól minden csomagot átadás előtt ellenőrzünk.',
  reviews: [
    [
      5,
      'Mint az új',
      'Egyetlen karcolást sem találtam, pedig a „jó” állapotot választottam. Két nap alatt megjött.',
    ],
    [
      5,
      'Pont olyan, ahogy leírták',
      'Az állapota mindenben megfelel annak, ami az oldalon állt. Számlát és garanciát is kaptam.',
    ],
    [
      4,
      'Ennyiért nagyon jó',
      'Az oldalán van egy apró nyom, ahogy jelezték. Három hete hibátlanul működik.',
    ],
    [
      5,
      'Gyors szállítás',
      'Hétfőn rendeltem, szerdán átvettem a csomagautomatánál. Minden egyszerűen ment.',
    ],
    [
      3,
      'Jó, de késett',
      'A készülékkel nincs baj, de a csomag két nappal később jött, mint ígérték.',
    ],
    [
      5,
      'Remek akkumulátor',
      'Felújított készüléktől kevesebbet vártam. Egész nap gond nélkül bírja.',
    ],
    [
      4,
      'Elégedett vagyok',
      'Kifogástalan állapotú. A doboz lehetett volna nagyobb, a kábel alig fért el.',
    ],
    [
      5,
      'Gyorsan válaszolnak',
      'Megkérdeztem, működik-e a szolgáltatómnál, és még aznap délelőtt válaszoltak.',
    ],
    [
      5,
      'Sokat spóroltam',
      'Egyharmaddal kevesebbet fizettem, mint az újért, és nem látok különbséget.',
    ],
    [
      4,
      'Ajánlom',
      'Látszik, hogy megtisztították és átnézték. A leírás viszont csak angolul van meg.',
    ],
    [
      5,
      'Nyugodt szívvel',
      'Tartottam kicsit a felújítottól. Itt minden vizsgálatot leírnak, ezért megbíztam bennük.',
    ],
    [
      2,
      'Más a színe',
      'Jól működik, de élőben sötétebb a színe, mint a képen. Azért megtartottam.',
    ],
    [5, 'Iskolába tökéletes', 'A fiam naponta ezen tanul. Gyorsan indul, és még sosem fagyott le.'],
    [
      5,
      'Gondosan csomagolták',
      'Újrahasznosított karton, minden jól rögzítve. A készülék feltöltve érkezett.',
    ],
    [
      4,
      'Jó állapot',
      'A kijelző hibátlan, a házon két alig látható pont van. Az ár ehhez korrekt volt.',
    ],
    [5, 'Máskor is', 'A rendelés, a fizetés és a szállítás is gyorsabb volt, mint gondoltam.'],
  ],
  messages: [
    ['order', 'Jó napot! Módosíthatom még a ma reggeli rendelésem szállítási címét?'],
    ['return', 'Tetszik a telefon, de inkább másik színt szeretnék. Hogyan küldhetem vissza?'],
    ['sale', 'Egy laptopot szeretnék eladni, amely nincs a listában. Tudnak rá árat mondani?'],
    ['other', 'Kérhetek céges számlát, ha magánszemélyként rendeltem?'],
  ],
  claim: 'Néhány napja pár óra alatt lemerül az akkumulátor, pedig az alkalmazások zárva vannak.',
  work: {
    erase: 'Adatok törölve',
    check: 'Teljes átvizsgálás',
    clean: 'Tisztítás',
    battery: 'Új akkumulátor',
    batteryMinor: 1_190_000,
  },
}
