import { plural } from '#text/plural.ts'
import type { SavedText } from './ro.ts'

export const savedHu: SavedText = {
  title: 'Kedvencek',
  lead: 'A teli szívvel jelölt készülékeket ez a böngésző őrzi; ha belépsz a fiókodba, a többi böngésződben is megtalálod őket. Az alábbi link másnak is megmutatja a listát.',
  empty: 'Még nincs kedvenced',
  emptyText: 'Koppints egy készüléknél a szívre, és itt megtalálod.',
  gone: n =>
    plural('hu-HU', n, {
      other: 'A listáról {n} készülék már nincs a boltban.',
    }),
  seen: 'Legutóbb megnézett készülékek',
  link: 'A lista linkje',
  copy: 'Link másolása',
  copied: 'A link a vágólapon van',
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
