import { plural } from '#text/plural.ts'
import type { SearchText } from './ro.ts'

export const searchHu: SearchText = {
  page: 'Keresés',
  title: text => `Találatok erre: „${text}”`,
  askTitle: 'Mit keresel?',
  askText:
    'Írj be egy márkát, egy modellt, vagy amit tudsz róla, például a tárhelyet vagy a színt.',
  description: 'Keress a Kintsu boltban márka, modell, tárhely vagy szín szerint.',
  nothing: text => `Erre nem találtunk semmit: „${text}”`,
  hints: [
    'Nézd meg, jól írtad-e be: egy elütést még kitalálunk, többet nem mindig.',
    'Írj kevesebbet: csak a modellt, például „iPhone 13”.',
    'Lehet, hogy a modell épp elfogyott. A készlet naponta változik.',
  ],
  popular: 'Most ezeket keresik a legtöbben',
  alsoIn: 'A teljes kategória:',
  suggestions: 'Javaslatok',
  found: n => plural('hu-HU', n, { other: '{n} javaslat' }),
  category: 'kategória',
  brand: 'márka',
  accessoriesTitle: 'Kiegészítők',
  seeAccessories: 'Az összes ilyen kiegészítő',
  accessory: 'kiegészítő',
  help: 'segítség',
  helpTitle: 'Segítség',
  helpPages: {
    return: 'Termék visszaküldése',
    withdrawal: 'Elállási jog',
    'my-warranties': 'Garanciáim',
    'my-purchases': 'Vásárlásaim',
    sell: 'Add el a készülékedet',
    support: 'Kérdések és kapcsolat',
  },
  seeAll: text => `Minden találat erre: „${text}”`,
}
