import { payoutWaysHu } from '#text/payout/ways/hu.ts'
import { deviceWordsHu } from '#text/trade-in/device-words/hu.ts'
import type { TradeInEmailText } from './ro.ts'

export const tradeInEmailHu: TradeInEmailText = {
  greeting: name => (name === '' ? 'Szia!' : `Szia, ${name}!`),
  tradeIn: 'Eladás:',
  'person-looks': {
    title: 'Előbb egy kollégánk nézi meg a válaszaidat',
    text: 'Egy ilyen készülék árát ember állapítja meg. Egy munkanapon belül megírjuk az ajánlatot; addig nincs teendőd.',
  },
  offered: {
    title: 'Ajánlatunk a készülékedre',
    text: 'Ennyit fizetünk, ha a készülék olyan, amilyennek leírtad:',
  },
  'offered-by-person': {
    title: 'Kollégánk megnézte a válaszaidat: itt az ajánlat',
    text: 'A készüléked árát ember állapította meg. Ennyit fizetünk:',
  },
  accepted: {
    title: 'Elfogadtad az ajánlatot',
    text: 'Köszönjük! Készítjük a csomag címkéjét, és írunk, amint kész. Addig készítsd elő a készüléket:',
  },
  'label-ready': {
    title: 'Kész a csomag címkéje',
    text: 'Az eladás oldalán találod. Ragaszd a dobozra, és add fel a csomagot.',
  },
  'ends-soon': {
    title: 'Hamarosan lejár az ajánlatod',
    text: 'Az ár még néhány napig a tiéd:',
  },
  expired: {
    title: 'Lejárt az ajánlatod',
    text: 'A készülék nem érkezett meg időben, az árak pedig változnak. Bármikor kérhetsz új ajánlatot; csak néhány percig tart.',
  },
  received: {
    title: 'Megérkezett hozzánk a készüléked',
    text: 'Átvizsgáljuk, és megírjuk, mit találtunk.',
  },
  cancelled: {
    title: 'Az eladás törölve',
    text: 'Törölted az eladást. Nem kell küldened semmit, a címke már nem érvényes.',
  },
  withdrawn: {
    title: 'Törölted az eladást',
    text: 'Ajánlatot már nem készítünk, és nem kell küldened semmit. Bármikor kérhetsz új ajánlatot.',
  },
  payouts: payoutWaysHu,
  until: day => `Az ár eddig érvényes: ${day}`,
  handOverBy: day =>
    `Miután a futár először beolvasta a csomagot, az ár már nem jár le. Eddig add fel: ${day}`,
  inspectedBy: day => `Eddig átvizsgáljuk: ${day}`,
  amount: amount => `Elfogadott ajánlat: ${amount}`,
  voucher: code =>
    `Az utalványod: ${code}. Akkor lesz a tiéd, amikor a készülék megérkezik. Már most rendelhetsz vele: a rendelést az átvizsgálás után adjuk fel.`,
  attached: 'A címkét ehhez az e-mailhez is csatoltuk.',
  awb: awb => `Csomagszám: ${awb}.`,
  noPrinter: number => `Nincs nyomtatód? Írd rá a csomagra ezt a számot: ${number}.`,
  ofDevice: deviceWordsHu,
  preparing: ofDevice => [
    'Mentsd el az adataidat máshová.',
    ofDevice.signOut,
    'Törölj mindent, és állítsd vissza a gyári beállításokat.',
    ofDevice.takeOut,
    'Tedd erős dobozba; felpúposodott akkumulátorú készüléket soha ne küldj.',
  ],
  goOn: 'Folytatom az ajánlattal',
  view: 'Eladás megtekintése',
  again: 'Új ajánlatot kérek',
  questions: 'Kérdésed van? Válaszolj erre az e-mailre, ember olvassa.',
}
