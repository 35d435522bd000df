import type { UnlistedEmailText } from './ro.ts'

export const unlistedEmailHu: UnlistedEmailText = {
  subject: 'Megkaptuk a kérésedet',
  receipt: {
    quote:
      'Köszönjük! Egy kollégánk megnézi, amit írtál, és legfeljebb két munkanapon belül ajánlatot küld erre a címre.',
    recycling:
      'Köszönjük! Legfeljebb két munkanapon belül ingyenes címkét küldünk erre a címre, amellyel elküldheted nekünk a készüléket újrahasznosításra.',
  },
  wrote: 'Amit írtál',
  notYou: 'Ha nem te írtál nekünk, nincs semmi teendőd.',
  toStaff: {
    quote: 'Listán kívüli készülék: ajánlatkérés',
    recycling: 'Listán kívüli készülék: ingyenes újrahasznosítás',
  },
  from: 'Feladó',
}
