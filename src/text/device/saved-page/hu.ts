import { plural } from '#text/plural.ts'
import type { SavedText } from './ro.ts'

export const savedHu: SavedText = {
  title: 'Kedvencek',
  lead: 'Ez a böngésző őrzi őket; ha belépsz a fiókodba, a többi böngésződben is megtalálod. Az alábbi link másnak is megmutatja őket.',
  empty: 'Még nincs kedvenced',
  emptyText: 'Koppints egy készüléknél a szívre, és itt megtalálod.',
  gone: n =>
    plural('hu-HU', n, {
      other: 'A listáról {n} készülék már nincs a boltban.',
    }),
  seen: 'Legutóbb megnézett készülékek',
  link: 'A lista linkje',
  choose: 'Összehasonlítom',
  compareThese: 'A kiválasztottak összehasonlítása',
  compareHint: 'Válassz 2–4 készüléket.',
  compareTitle: 'Összehasonlítás',
  compareLead: 'Felül az látszik, ami eltér, alul az, ami azonos.',
  tooFew: 'Az összehasonlításhoz válassz legalább két készüléket',
  differs: 'Eltér',
  same: 'Azonos',
  price: 'Ár',
  soldOut: 'Már nincs raktáron',
  back: 'Vissza a kedvencekhez',
  phones: 'Telefonok megtekintése',
}
