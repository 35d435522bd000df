import type { PaymentEmailText } from './ro.ts'

export const paymentEmailHu: PaymentEmailText = {
  greeting: name => `Szia, ${name}!`,
  'payment-failed': {
    subject: number => `Nem sikerült a fizetés: ${number} számú rendelés`,
    title: 'A fizetés nem sikerült',
    intro: number => `A rendelésed (${number}) fizetését nem hagyták jóvá. Nem vontunk le semmit.`,
    next: (day, time) =>
      `A termékeket ${day} ${time}-ig lefoglalva tartjuk neked. Addig újra megpróbálhatod, ugyanúgy vagy másik fizetési móddal.`,
    button: 'Kifizetem a rendelést',
  },
  'loan-in-review': {
    subject: number => `Megkaptuk a hiteligénylésedet: ${number} számú rendelés`,
    title: 'Megkaptuk az igénylésedet',
    intro: (number, lender) =>
      `A hitelező (${lender}) most bírálja el a rendelésedhez (${number}) benyújtott hiteligénylést. Ha iratra vagy aláírásra van szüksége, közvetlenül téged keres.`,
    next: 'Amint döntés születik, e-mailt küldünk. Addig lefoglalva tartjuk neked a termékeket.',
    button: 'Megnézem a rendelést',
  },
  'order-expired': {
    subject: number => `Lejárt a rendelésed: ${number}`,
    title: 'A rendelés lejárt',
    intro: number =>
      `A rendelésed (${number}) fizetése nem érkezett meg időben, ezért a termékek foglalása megszűnt.`,
    next: 'Ha mégis fizettél, kérés nélkül visszatérítjük a pénzt, és írunk róla. Bármikor rendelhetsz újra.',
    button: 'Megnézem a rendelést',
  },
  'order-cancelled': {
    subject: number => `Töröltük a rendelést: ${number}`,
    title: 'A rendelést töröltük',
    intro: number => `Töröltük a rendelésedet (${number}). Nem kell fizetned érte.`,
    next: 'Ha már fizettél, visszatérítjük a pénzt, és írunk, amikor elküldtük.',
    button: 'Megnézem a rendelést',
  },
  'difference-due': {
    subject: number => `Van még fizetendő különbözet: ${number} számú rendelés`,
    title: 'Van még fizetendő különbözet',
    worthLess: number =>
      `Alacsonyabb ajánlatot fogadtál el az eladott készülékért, ezért az utalvány kevesebbet fedez a rendelésedből (${number}).`,
    notBought: number =>
      `Nem vettük meg a készüléket, amelyért az utalvány járt volna, ezért az már semmit sem fedez a rendelésedből (${number}).`,
    next: (day, time) =>
      `Fizesd ki kártyával a különbözetet legkésőbb eddig: ${day} ${time}, és feladjuk a rendelést. Ha nem fizeted ki, a rendelést töröljük, és minden befizetett összeget visszakapsz.`,
    button: 'Kifizetem a különbözetet',
  },
  'order-resumed': {
    subject: number => `Indul a rendelésed: ${number}`,
    title: 'A rendelésed halad tovább',
    intro: number => `Átvizsgáltuk az eladott készüléket, a rendelésed (${number}) ki van fizetve.`,
    next: 'Előkészítjük a csomagot, és átadjuk a futárnak.',
    button: 'Megnézem a rendelést',
  },
  'refund-sent': {
    subject: number => `Visszatérítettük a pénzt: ${number} számú rendelés`,
    title: 'Visszatérítettük a pénzt',
    intro: (number, amount) =>
      `Ennyit térítettünk vissza a rendelésedért (${number}): ${amount}. Arra a kártyára kapod meg, amellyel fizettél.`,
    next: 'A bankod általában néhány munkanapon belül jóváírja.',
    toLender: (number, amount, lender) =>
      `Ennyit küldtünk vissza a rendelésedért (${number}): ${amount}. A hiteleződ (${lender}) kapja meg.`,
    lenderNext: lender =>
      `Az összeggel csökken a hiteled. Ha már fizettél részletet, a visszatérítéséről a hitelező (${lender}) tájékoztat.`,
    button: 'Megnézem a rendelést',
  },
  'refund-transferred': {
    subject: number => `Visszatérítettük a pénzt: ${number} számú rendelés`,
    title: 'Visszatérítettük a pénzedet',
    intro: (number, amount) =>
      `Ennyit utaltunk a rendelésedért (${number}) az általad megadott bankszámlára: ${amount}.`,
    next: 'A bankod általában néhány munkanapon belül jóváírja.',
    button: 'Megnézem a rendelést',
  },
  'voucher-given-back': {
    subject: number => `Az összeg visszakerült az utalványra: ${number} számú rendelés`,
    title: 'Az összeg visszakerült az utalványra',
    intro: (number, amount) =>
      `Ennyit tettünk vissza arra az utalványra, amellyel a rendelésedet (${number}) fizetted: ${amount}.`,
    next: 'Az összeget azonnal felhasználhatod, bármelyik rendelésnél. Ha az utalvány hamarosan lejárt volna, meghosszabbítottuk az érvényességét.',
    button: 'Megnézem a rendelést',
  },
  voucherBack: amount =>
    `Az utalvánnyal fizetett ${amount} visszakerült rá, és azonnal felhasználható.`,
  total: 'Összesen, áfával',
  difference: 'Fizetendő',
  returned: 'Visszatérített összeg',
  questions: 'Kérdésed van? Válaszolj erre a levélre, ember olvassa.',
}
