import { plural } from '#text/plural.ts'
import type { SavedText } from './ro.ts'

export const savedHu: SavedText = {
  title: 'Kedvencek',
  lead: 'Ez a böngésző őrzi őket; ha belépsz a fiókodba, a többiben is megtalálod. Az alábbi hivatkozás másnak is megmutatja.',
  empty: 'Még nincs kedvenced',
  emptyText: 'Koppints egy készülék szívére, és itt megtalálod.',
  gone: n =>
    plural('hu-HU', n, {
      one: 'A lista {n} készüléke már nincs az üzletben.',
      other: 'A lista {n} készüléke már nincs az üzletben.',
    }),
  seen: 'Nemrég nézted',
  link: 'A lista hivatkozása',
  choose: 'Összehasonlítom',
  compareThese: 'A kiválasztottak összehasonlítása',
  compareHint: 'Válassz kettő–négy készüléket.',
  compareTitle: 'Összehasonlítás',
  compareLead: 'Felül, ami eltér, alul, ami azonos.',
  tooFew: 'Az összehasonlításhoz válassz legalább két készüléket',
  differs: 'Eltér',
  same: 'Azonos',
  price: 'Ár',
  soldOut: 'Már nincs készleten',
  back: 'Vissza a kedvencekhez',
  phones: 'Telefonok megtekintése',
}
