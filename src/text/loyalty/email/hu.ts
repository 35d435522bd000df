import type { PointsEmailText } from './ro.ts'

export const pointsEmailHu: PointsEmailText = {
  subject: day => `A pontjaid eddig érvényesek: ${day}`,
  title: 'Hamarosan lejárnak a pontjaid',
  greeting: name => (name === '' ? 'Szia!' : `Szia, ${name}!`),
  intro: (points, worth, day) =>
    `${points} pontod van a Kintsunál, az értékük ${worth}. Régóta nem használtad őket, ezért ezen a napon lejárnak: ${day}`,
  how: 'Hogy ne vesszenek el, váltsd be őket utalványra. Egy új rendelés is meghosszabbítja az érvényességüket.',
  see: 'Megnézem a pontjaimat',
  why: 'Azért kaptad ezt az üzenetet, mert megígértük, hogy szólunk, mielőtt a pontok lejárnak.',
}
