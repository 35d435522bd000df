import { plural } from '#text/plural.ts'
import type { LoyaltyText } from './ro.ts'

function points(n: number) {
  return plural('hu-HU', n, { other: '{n} pont' })
}
function days(n: number) {
  return plural('hu-HU', n, { other: '{n} nap' })
}
function months(n: number) {
  return plural('hu-HU', n, { other: '{n} hónap' })
}

export const loyaltyHu: LoyaltyText = {
  title: 'Előnyök',
  points,
  balance: {
    title: 'A pontjaid',
    worth: money => `Ez ${money} értékű utalványt ér.`,
    tooFew: smallest => `Egy utalványhoz legalább ${points(smallest)} kell.`,
    lapses: day =>
      `Eddig érvényesek: ${day} Minden új vagy beváltott pont meghosszabbítja az érvényességüket.`,
  },
  waiting: {
    title: 'Úton lévő pontok',
    from: (n, day) => `${points(n)}, ettől a naptól használható: ${day}`,
  },
  turn: {
    title: 'Váltsd be a pontjaidat utalványra',
    label: 'Beváltandó pontok',
    hint: (smallest, usable) =>
      `${smallest} és ${usable} között. Az utalvánnyal rendeléseket fizethetsz, egyszerre vagy több alkalommal.`,
    submit: 'Beváltás utalványra',
    errors: {
      'not-a-number': 'Egész számot írj be',
      'below-smallest': n => `Legalább ${points(n)} szükséges`,
      'above-usable': n => `Most legfeljebb ${points(n)} váltható be`,
    },
  },
  vouchers: {
    title: 'Az utalványaid',
    none: 'Még nincs utalványod.',
    how: 'A kódot a rendelés fizetési lépésénél írd be.',
    code: 'Kód',
    left: money => `Még ${money} van rajta`,
    of: money => `ebből: ${money}`,
    until: day => `Eddig érvényes: ${day}`,
    orderFrom: money => `legalább ${money} értékű rendeléshez`,
    used: 'Teljesen felhasználva',
    lapsed: day => `Lejárt: ${day}`,
    pending: 'Akkor lesz a tiéd, amikor a készülék megérkezik; a vele fizetett rendelés megvárja',
    sources: {
      loyalty: 'Pontokból',
      payout: 'Eladott készülékért',
      goodwill: 'Tőlünk kaptad',
      welcome: 'Az első rendelésedhez',
      invited: 'Az elfogadott meghívásért',
      inviting: 'A meghívottad vásárlásáért',
    },
  },
  outcomes: {
    voucher: 'Elkészült az utalványod.',
    invited: 'Megkaptad az első rendelésedhez szóló utalványt.',
    'not-invited':
      'A meghívás már nem használható: annak szól, aki még nem vásárolt nálunk, és másik meghívást sem fogadott el.',
  },
  invited: {
    title: money => `Meghívást kaptál: ${money} a tiéd`,
    offer: (money, from) =>
      `Ezt a linket egy vásárlónk küldte neked. ${money} értékű utalványt kapsz, amelyet az első, legalább ${from} értékű rendelésednél használhatsz fel.`,
    how: 'Létrehozol egy fiókot, majd egy kattintással elfogadod a meghívást.',
    register: 'Fiók létrehozása',
    signIn: 'Már van fiókom',
    accept: 'Kérem az utalványt',
  },
  invite: {
    title: 'Hívd meg egy barátodat',
    friend: (money, from) =>
      `A barátod ${money} értékű utalványt kap az első, legalább ${from} értékű rendeléséhez.`,
    you: (money, from) =>
      `Te ${money} értékű utalványt kapsz, ha legalább ${from} értékben vásárol, és lejárt a visszaküldési határidő.`,
    link: 'A te linked',
    send: 'Link elküldése',
    copied: 'A linket vágólapra másoltuk.',
    message: 'Ajánlom a Kintsut. Ezzel a linkkel utalványt kapsz az első rendelésedhez:',
    accepted: n => plural('hu-HU', n, { other: '{n} ember fogadta el a meghívásodat.' }),
  },
  history: {
    title: 'A pontok története',
    order: number => `Rendelés: ${number}`,
    sale: number => `Eladás: ${number}`,
    return: number => `Visszaküldés, rendelés: ${number}`,
    voucher: 'Utalványra váltva',
    correction: 'Helyesbítettük',
    lapse: 'Lejárt',
    waived: n => `Ebből ${points(n)}ot már felhasználtál: azt nem kérjük vissza.`,
  },
  rules: {
    title: 'Így működik',
    earn: money =>
      `1 pontot kapsz minden ${money} után, amelyet termékre költesz. A szolgáltatásokért, a díszcsomagolásért és a szállításért nem jár pont.`,
    sale: n => `${points(n)} jár minden készülékért, amelyet eladsz nekünk, amint kifizettük.`,
    counts: n =>
      `Egy rendelés pontjait ${days(n)}pal a kézbesítés után válthatod be. Addig úton vannak.`,
    worth: (n, money) => `${points(n)} értéke ${money}. Ennyi a legkisebb utalvány is.`,
    voucher: n =>
      `Az utalvány ${months(n)}ig érvényes. Amit egy rendelésnél nem használsz fel, rajta marad.`,
    back: 'Ha visszaküldesz egy terméket, levonjuk az érte kapott pontokat. A már felhasznált pontokat nem kérjük vissza.',
    lapse: (n, noticeDays) =>
      `A pontok lejárnak, ha ${months(n)}ig egyet sem kapsz, és egyet sem váltasz be. ${days(noticeDays)}pal előbb írunk neked; ha nincs meg az e-mail-címed, nem járnak le.`,
    rewarded: money =>
      `Az első rendeléshez szóló utalvánnyal csak legalább ${money} értékű rendelés fizethető. Ha visszaküldés után ennél kevesebb marad, előbb az utalvány kerül vissza hozzád, utána a pénz.`,
    market: 'A pontok és az utalványok a magyarországi boltban használhatók.',
    erased: 'Ha törlöd a fiókodat, a pontok és az utalványok elvesznek.',
  },
  empty: {
    title: 'Még nincsenek pontjaid',
    text: 'Automatikusan megkapod őket, amikor megérkezik egy ezzel a fiókkal leadott rendelésed.',
    toShop: 'Telefonok megtekintése',
  },
}
