import type { Erasure, SparePart, UnitView, Wear } from '#domain/device/grading.ts'

export const passportRo = {
  title: 'Pașaportul dispozitivului',
  metaTitle: (device: string) => `Pașaport: ${device} · Kintsu`,
  intro: 'Tot ce am verificat, schimbat și notat la acest dispozitiv înainte să ajungă la tine.',
  code: 'Cod',
  identifier: 'IMEI sau serie',
  grade: 'Stare',
  gradedOn: 'Evaluat pe',
  battery: 'Capacitatea bateriei',
  noBattery: 'Fără baterie',
  display: 'Ecran',
  casing: 'Carcasă',
  wear: {
    none: 'fără urme vizibile',
    fine: 'linii fine, vizibile de aproape',
    visible: 'urme vizibile de la o lungime de braț',
  } as Record<Wear, string>,
  passed: 'Teste trecute',
  parts: 'Piese înlocuite',
  noParts: 'Nicio piesă: toate sunt cele inițiale.',
  part: {
    battery: 'Baterie',
    display: 'Ecran',
    back: 'Capac spate',
    camera: 'Cameră',
    speaker: 'Difuzor',
    'charging-port': 'Port de încărcare',
    buttons: 'Butoane',
    keyboard: 'Tastatură',
    storage: 'Unitate de stocare',
    fan: 'Ventilator',
    strap: 'Curea',
    controller: 'Controller',
    other: 'Altă piesă',
  } as Record<SparePart, string>,
  erasure: 'Datele fostului proprietar',
  erased: (how: Erasure, day: string) =>
    `${
      {
        'factory-reset': 'Șterse prin resetare la setările din fabrică, cu criptare',
        overwritten: 'Suprascrise integral',
        'keys-destroyed': 'Făcute ilizibile prin distrugerea cheilor de criptare',
      }[how]
    }, ${day}.`,
  warranty: 'Garanție legală de conformitate',
  warrantyText: (years: number) =>
    `${years === 1 ? 'Un an' : `${years} ani`} de la livrare, pentru orice defect care nu vine din folosire.`,
  photos: 'Fotografii ale acestui dispozitiv',
  drawn: 'Ilustrație a modelului: dispozitivul nu a fost încă fotografiat.',
  view: {
    front: 'din față',
    back: 'din spate',
    left: 'din stânga',
    right: 'din dreapta',
    top: 'de sus',
    bottom: 'de jos',
  } as Record<UnitView, string>,
  forSale: 'Acest dispozitiv este de vânzare.',
  toProduct: 'Vezi prețul și comandă',
  sold: 'Acest dispozitiv are deja un proprietar.',
  inStock: 'Dispozitivele din stoc',
  inStockText:
    'Fiecare are pașaportul lui. Alege-l pe cel pe care îl vrei: acela îți va fi trimis.',
  choose: 'Îl aleg pe acesta',
  open: 'Vezi pașaportul',
  soldMeanwhile: 'Tocmai a fost vândut. Iată cele mai apropiate.',
  none: 'Niciun dispozitiv nu mai e liber acum.',
  failed: 'Lista nu s-a încărcat. Încearcă din nou.',
}

export type PassportText = typeof passportRo
