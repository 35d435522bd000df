import type { ContactEmailText } from './ro.ts'

export const contactEmailHu: ContactEmailText = {
  subject: 'Megkaptuk az üzenetedet',
  title: 'Megkaptuk az üzenetedet',
  intro: name =>
    `Szia, ${name}! Az alábbi üzenet megérkezett hozzánk. Legfeljebb egy munkanapon belül válaszolunk erre a címre.`,
  wrote: 'Ezt írtad nekünk',
  ofOrder: number => `A rendelés vagy eladás száma: ${number}`,
  notYou: 'Ha nem te írtál nekünk, nincs teendőd.',
  toStaff: topic => `Üzenet az ügyfélszolgálati oldalról: ${topic}`,
  reply: topic => `A válaszunk: ${topic}`,
  replyTitle: 'A válaszunk',
  topics: {
    order: 'rendelés',
    return: 'visszaküldés vagy garancia',
    sale: 'eladás',
    account: 'fiók vagy adatok',
    other: 'egyéb',
  },
  from: 'Feladó',
}
