import { inspectionReasonsHu } from '#text/inspection/reasons/hu.ts'
import { unlockingHu } from '#text/inspection/unlocking/hu.ts'
import { waysBackHu } from '#text/inspection/ways-back/hu.ts'
import type { InspectionEmailText } from './ro.ts'

export const inspectionEmailHu: InspectionEmailText = {
  greeting: name => (name === '' ? 'Szia!' : `Szia, ${name}!`),
  tradeIn: 'Eladás:',
  quarantined: {
    title: 'A készüléked alaposabb ellenőrzést igényel',
    text: 'Találtunk valamit, amit az átvizsgálás előtt tisztáznunk kell. Írunk, amint elkészültünk; neked nincs teendőd.',
  },
  locked: {
    title: 'A készüléked még mindig fiókhoz van kötve',
    text: 'Amíg zárolva van, nem vehetjük meg. Az átvizsgálás többi része kész, nem kezdjük újra. Így oldhatod fel a zárolást távolról:',
  },
  'lock-reminder': {
    title: 'A készüléked még mindig zárolva van',
    text: 'Csak a zárolás feloldása után vehetjük meg. Így oldhatod fel távolról:',
  },
  inspected: {
    title: 'Átvizsgáltuk a készüléket: annyit fizetünk, amennyit ígértünk',
    text: 'Minden megfelel annak, amit megadtál, vagy az eltérés túl kicsi ahhoz, hogy számítson.',
  },
  'inspected-more': {
    title: 'Jobb a készüléked állapota: többet fizetünk',
    text: 'Az átvizsgáláskor jobbnak találtuk, mint ahogy megadtad. Ugyanabból az árlistából számoltunk újra, nincs semmi teendőd:',
  },
  'second-offer': {
    title: 'Második ajánlatot adunk',
    text: 'Az átvizsgáláskor mást találtunk, mint amit megadtál. Ugyanabból az árlistából számoltunk újra:',
  },
  'second-reminder': {
    title: 'A második ajánlat a válaszodra vár',
    text: 'Még nem válaszoltál a második ajánlatra:',
  },
  objected: {
    title: 'Még egyszer megnézzük a készüléket',
    text: 'Megkaptuk a kérésedet. Egy másik kollégánk legfeljebb 3 munkanapon belül átvizsgálja. Az összeg csak ugyanannyi vagy több lehet.',
  },
  'second-look': {
    title: 'Még egyszer átvizsgáltuk a készüléket',
    text: 'Egy másik kollégánk az elejétől újra átvizsgálta. Ez a mostani ajánlat:',
  },
  'second-accepted': {
    title: 'Elfogadtad a második ajánlatot',
    text: 'Köszönjük! Előkészítjük a kifizetést.',
  },
  declined: {
    title: 'Elutasítottad a második ajánlatot',
    text: 'Sajnáljuk, hogy nem egyeztünk meg. A készüléket ingyen visszaküldjük, és írunk, amikor útnak indul.',
  },
  lapsed: {
    title: 'Visszaküldjük a készülékedet',
    text: '14 napon belül nem kaptunk választ a második ajánlatra. A hallgatás nem beleegyezés, ezért ingyen visszaküldjük a készüléket.',
  },
  rejected: {
    title: 'Nem tudjuk megvenni a készüléket',
    text: 'Az átvizsgáláskor olyasmit találtunk, ami miatt nem vehetjük meg:',
  },
  'sent-back': {
    title: 'A készüléked úton van hozzád',
    text: 'Átadtuk a csomagot a futárnak. A szállítást mi fizetjük.',
  },
  returned: {
    title: 'A készülék újra nálad van',
    text: 'A csomagot kézbesítették. Ha valami nincs rendben, válaszolj erre az e-mailre.',
  },
  fetched: {
    title: 'Átvetted tőlünk a készüléket',
    text: 'Személyesen visszaadtuk a készüléket. Köszönjük, hogy eljöttél.',
  },
  recycled: {
    title: 'Leadtuk a készüléket újrahasznosításra',
    text: 'Ahogy megbeszéltük, a felpúposodott akkumulátorú készülék engedéllyel rendelkező újrahasznosítóhoz került. Nem kerül semmibe, és nincs vele több teendőd.',
  },
  surrendered: {
    title: 'Átadtuk a készüléket a hatóságnak',
    text: 'A készülék lopottként szerepel, ezért átadtuk a hatóságnak, amely megállapítja, kié. Az ügyről náluk érdeklődj, az alábbi számra hivatkozva.',
  },
  paid: {
    title: 'Kifizettük a készülékedet',
    text: 'Köszönjük, hogy nekünk adtad el! Megjavítjuk, és új gazdát találunk neki.',
  },
  'payout-refused': {
    title: 'A bank nem tudta elküldeni a pénzt',
    text: 'A megadott bankszámla nem fogadta az utalást. Ellenőrizd az IBAN-t és a számlatulajdonos nevét, és javítsd ki az eladás oldalán; utána újra elküldjük a pénzt.',
  },
  amount: amount => `Összeg: ${amount}`,
  paidBy: day => `A pénz legkésőbb ekkorra megérkezik hozzád: ${day}`,
  toAccount: iban => `Erre a bankszámlára: ${iban}.`,
  voucher: code => `Az utalványod: ${code}. Bármelyik rendelésnél felhasználhatod.`,
  line: (part, declared, found) =>
    `${part}: te ezt adtad meg: „${declared}”, mi ezt találtuk: „${found}”`,
  first: 'Első ajánlat',
  second: 'Második ajánlat',
  answerBy: day =>
    `Válaszolj eddig: ${day} Ha nem válaszolsz, ingyen visszaküldjük a készüléket; a hallgatás nem beleegyezés.`,
  unlocking: unlockingHu,
  unlockBy: day =>
    `Oldd fel a zárolást eddig: ${day}, aztán jelezd nekünk az eladás oldalán. A határidő után ingyen visszaküldjük a készüléket.`,
  reasons: inspectionReasonsHu,
  wayBack: waysBackHu,
  takenOver: ({ taker, reference }) => `Átvette: ${taker}, az irat száma: ${reference}.`,
  byCarrier: (carrier, awb) => `Szállító: ${carrier}, csomagszám: ${awb}.`,
  courier: 'futár',
  button: 'Eladás megtekintése',
  answerButton: 'Válasz az ajánlatra',
  questions: 'Kérdésed van? Válaszolj erre az e-mailre, ember olvassa.',
}
