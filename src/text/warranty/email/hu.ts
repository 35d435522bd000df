import type { WarrantyEmailText } from './ro.ts'

// A date already ends with a full stop.
export const warrantyEmailHu: WarrantyEmailText = {
  greeting: name => `Szia, ${name}!`,
  claim: 'Garanciális bejelentés',
  weSay: 'A technikus ezt írja:',
  button: 'Bejelentés megnyitása',
  questions: 'Kérdésed van? Válaszolj erre a levélre, ember olvassa.',
  opened: {
    title: 'Rögzítettük a garanciális bejelentésedet',
    next: sendBy =>
      `Küldd be a készüléket eddig: ${sendBy} A szállítást mi fizetjük. Előtte mentsd el és töröld róla az adataidat, és lépj ki az Apple-, Google- vagy Samsung-fiókodból. A címkét a bejelentés oldalán találod.`,
  },
  received: {
    title: 'Megérkezett hozzánk a készüléked',
    next: (diagnosedBy, solvedBy) =>
      `Eddig megvizsgáljuk, és megírjuk, mit találtunk: ${diagnosedBy} Legkésőbb eddig megoldjuk: ${solvedBy}`,
  },
  diagnosed: {
    title: 'Tudjuk, mi a baja a készüléknek',
    next: solvedBy => `Legkésőbb eddig megoldjuk, és írunk neked: ${solvedBy}`,
  },
  repaired: {
    title: 'Megjavítottuk a készüléket',
    next: 'Ingyen visszaküldjük neked. A garancia tovább érvényes.',
  },
  replaced: {
    title: 'Kicseréljük a készüléket',
    next: 'Ingyen küldünk egy másikat. A garancia tovább érvényes.',
  },
  refunded: {
    title: 'Visszaadjuk a pénzed',
    next: 'Ugyanúgy kapod meg, ahogy fizettél, és írunk, amikor elküldtük.',
  },
  rejected: {
    title: 'Nem tudtuk elfogadni a bejelentést',
    next: 'Visszaküldjük a készüléket. Ha nem értesz egyet, válaszolj erre a levélre; a békéltető testülethez is fordulhatsz.',
  },
  closed: {
    title: 'Lezártuk a garanciális bejelentést',
    next: 'Ha valami nincs rendben, a garancia idején a fiókodból indíthatsz újat.',
  },
  cancelled: {
    title: 'Visszavontad a garanciális bejelentést',
    next: 'A készülék nálad marad, a garanciája nem változik. Amíg érvényes, indíthatsz újat.',
  },
  expired: {
    title: 'Lejárt a garanciális bejelentés',
    next: 'A készüléket nem adták át időben a futárnak. A garanciája nem változik: amíg érvényes, indíthatsz újat.',
  },
}
