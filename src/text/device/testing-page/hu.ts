import { plural } from '#text/plural.ts'
import type { TestingText } from './ro.ts'

export const testingHu: TestingText = {
  metaTitle: 'Így tesztelünk minden készüléket · Kintsu',
  description:
    'Hét lépés, amelyen minden felújított készülék átmegy, a sorozatszám ellenőrzésétől a csomagolásig, és a bolt valódi számai.',
  heading: 'Így tesztelünk minden készüléket',
  lead: 'Minden készülék ugyanazon a hét lépésen megy át, mielőtt hozzád kerül. Amit találtunk, az útlevelében marad, és a vásárlás után is megnézheted.',
  steps: 'Hét lépés, ebben a sorrendben',
  stepList: {
    identity: {
      title: 'Kiderítjük, kié',
      text: 'A sorozatszámot és az IMEI-számot megkeressük az elveszett és lopott készülékek nyilvántartásában. Ami még valakinek a fiókjához tartozik, nem jut tovább.',
    },
    erased: {
      title: 'Töröljük az adatokat',
      text: 'Az előző tulajdonos adatait véglegesen töröljük. A törlés módja és napja az útlevélben áll.',
    },
    tested: {
      title: 'Minden funkciót tesztelünk',
      text: 'Egy technikus végigmegy az adott készüléktípus listáján. Ami nem felel meg, azt megjavítjuk és újra teszteljük, vagy nem adjuk el.',
    },
    battery: {
      title: 'Megmérjük az akkumulátort',
      text: 'Az eredeti kapacitás 80%-\u2060a alatt kicseréljük. A mért értéket még vásárlás előtt látod.',
    },
    graded: {
      title: 'Megállapítjuk az állapotot',
      text: 'Erős fényben, karnyújtásnyiról és 20 cm-ről. A leginkább látható nyom dönt.',
    },
    recorded: {
      title: 'Kitöltjük az útlevelet',
      text: 'Tesztek, akkumulátor, kicserélt alkatrészek, nyomok és fotók: mind éppen arról az egy készülékről szól.',
    },
    packed: {
      title: 'A te készülékedet csomagoljuk',
      text: 'Csomagoláskor beolvassuk az IMEI-számot. Ha nem az a készülék, amelyet megvettél, a csomag címkéje nem nyomtatódik ki.',
    },
  },
  lists: 'Mit tesztelünk az egyes típusokon',
  checkCount: n => plural('hu-HU', n, { other: '{n} teszt' }),
  figures: 'A számaink',
  span: (first, last) =>
    `A rendeléseinkből és felvásárlásainkból, ${first} – ${last} Naponta, automatikusan számoljuk.`,
  demo: 'Ez egy bemutatóbolt: a számok kitalált rendelésekből származnak.',
  tooFew: n =>
    `A számokat az első ${n} eladott készülék után mutatjuk: ennél kevesebb készülékből a százalékok semmit sem mondanak.`,
  sold: 'eladott készülék',
  returned: 'ennyit küldtek vissza a vásárlók',
  battery: 'az akkumulátorok átlagos kapacitása eladáskor',
  asOffered: 'a nekünk eladott készülékekből, második ajánlat nélkül',
  rating: count => `csillag az 5-\u2060ből, a vélemények átlaga (${count})`,
  wrong: 'És ha valami nincs rendben?',
  wrongText: n =>
    `A készüléket a kézbesítéstől számított ${plural('hu-HU', n, { other: '{n} napon' })} belül indoklás nélkül visszaküldheted, és a törvényes kellékszavatosság mellett 12 hónap garanciát kapsz.`,
  toReturn: 'Így küldheted vissza',
  toReviews: 'Vélemények olvasása',
}
