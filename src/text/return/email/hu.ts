import type { ReturnEmailText } from './ro.ts'

// A date already ends with a full stop.
export const returnEmailHu: ReturnEmailText = {
  greeting: name => `Szia, ${name}!`,
  'return-requested': {
    subject: number => `Rögzítettük az elállásodat: ${number} számú visszaküldés`,
    title: 'Az elállásodat rögzítettük',
    intro: (order, at) =>
      `Ezt jelezted nekünk: elállsz a szerződéstől az alábbi termékeknél (rendelés: ${order}, időpont: ${at}). Ez a levél az igazolás, őrizd meg.`,
  },
  'return-reminder': {
    subject: number => `Hamarosan lejár a határidő: ${number} számú visszaküldés`,
    title: 'Ne felejtsd el feladni a csomagot',
    intro: order => `Még nem érkezett meg a csomag a rendelésed (${order}) termékeivel.`,
  },
  'return-received': {
    subject: number => `Megérkezett a visszaküldésed: ${number}`,
    title: 'A csomagod megérkezett hozzánk',
    intro: order => `Megkaptuk a rendelésed (${order}) termékeit. Most átvizsgáljuk őket.`,
  },
  'return-settled': {
    subject: number => `Elfogadtuk a visszaküldést: ${number}, úton van a pénzed`,
    title: 'Mindent átvizsgáltunk, visszatérítjük a pénzed',
    intro: order =>
      `Átvizsgáltuk a rendelésed (${order}) termékeit, és elindítottuk a visszatérítést.`,
  },
  'return-rejected': {
    subject: number => `Nem tudjuk elfogadni a visszaküldést: ${number}`,
    title: 'Ezt a visszaküldést nem tudjuk elfogadni',
    intro: order =>
      `Átvizsgáltuk a rendelésed (${order}) termékeit, és nem tudjuk visszavenni őket. Ingyen visszaküldjük őket neked.`,
  },
  sendBy: day => `Legkésőbb eddig add fel a csomagot: ${day}`,
  byCourier: day => `A futár ezen a napon jön a csomagért: ${day}`,
  byLocker: 'A csomagot automatában adod fel; a címkét a visszaküldés oldalán találod.',
  byOffice:
    'A csomagot a futárcég csomagpontján adod fel; a címkét a visszaküldés oldalán találod.',
  battery: 'Felpúposodott akkumulátorral ne küldj készüléket: írj nekünk, és segítünk.',
  inspectedBy: day => `Az átvizsgálással legkésőbb ekkor végzünk: ${day}`,
  refundedBy: day => `A pénzt legkésőbb ekkor elküldjük: ${day}`,
  sentBackBy: day => `A csomagot legkésőbb ekkor visszaküldjük: ${day}`,
  sameWay: 'A pénzt ugyanúgy kapod vissza, ahogyan fizettél.',
  toIban: iban => `A pénzt átutalással kapod meg erre a számlára: ${iban}.`,
  deducted: (amount, found) => `levonunk ${amount} összeget: ${found}`,
  why: why => `Az ok: ${why}`,
  disagree: 'Ha nem értesz egyet, válaszolj erre a levélre; ember olvassa.',
  lines: 'A termékek',
  charges: 'Szállítás és díjak',
  expected: 'Visszatérítünk',
  button: 'Megnézem a visszaküldést',
  questions: 'Kérdésed van? Válaszolj erre a levélre, ember olvassa.',
}
