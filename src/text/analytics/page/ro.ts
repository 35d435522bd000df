export const consentRo = {
  title: 'Cookie-uri',
  text: 'Ce este necesar ca magazinul să funcționeze este mereu pornit. Cu acordul tău măsurăm și vizita, ca să vedem unde magazinul este greu de folosit.',
  more: 'Ce păstrăm și de ce',
  acceptAll: 'Accept tot',
  refuseAll: 'Refuz tot',
  choose: 'Aleg',
  question: 'Cu ce ești de acord?',
  measuring: 'Măsurarea vizitei',
  measuringNote:
    'Ce produse se deschid, ajung în coș și sunt comandate, la ce câmp se oprește un formular. Niciodată ce scrii în el.',
  ads: 'Publicitate',
  adsNote: 'Acum nu folosim cookie-uri de publicitate.',
  save: 'Salvează alegerea',
  saved: 'Alegerea ta este salvată.',
  settings: 'Setări cookie-uri',
}

export type ConsentText = typeof consentRo
