import type { ParcelEmailText } from './ro.ts'

export const parcelEmailHu: ParcelEmailText = {
  greeting: name => `Szia, ${name}!`,
  shipped: {
    subject: number => `Úton van hozzád a rendelésed: ${number}`,
    title: 'Úton van a csomagod',
    intro: number => `Átadtuk a futárnak a rendelésed (${number}) csomagját.`,
    next: 'A rendelés oldalán látod, merre jár, és mikor érkezik.',
  },
  ready: {
    subject: number => `Átveheted a rendelésed: ${number}`,
    title: 'A csomagod átvehető',
    intro: number =>
      `A rendelésed (${number}) csomagja megérkezett az általad választott átvételi pontra.`,
    next: 'Vedd át a futár üzenetében szereplő határidőig. Utána visszakerül hozzánk.',
  },
  delivered: {
    subject: number => `Megérkezett a rendelésed: ${number}`,
    title: 'A csomagot kézbesítették',
    intro: number => `A futár visszajelzett, hogy átadta neked a rendelésed (${number}) csomagját.`,
    next: 'Nem kaptad meg, vagy valami nincs rendben? Válaszolj erre az e-mailre. Ha meggondolod magad, a rendelés oldalán látod, meddig küldheted vissza.',
  },
  button: 'Megnézem a rendelést',
  questions: 'Kérdésed van? Válaszolj erre a levélre, ember olvassa.',
}
