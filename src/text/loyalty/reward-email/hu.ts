import type { RewardEmailText } from './ro.ts'

export const rewardEmailHu: RewardEmailText = {
  subject: amount => `Utalványt kaptál: ${amount}`,
  title: 'Köszönjük, hogy ajánlottál minket',
  greeting: name => (name === '' ? 'Szia!' : `Szia, ${name}!`),
  intro: amount =>
    `Valaki, akit meghívtál, vásárolt nálunk, és elégedett volt. Ezért utalványt kaptál, az értéke ${amount}.`,
  code: code => `Az utalvány kódja: ${code}`,
  until: day => `Eddig érvényes: ${day}`,
  see: 'Megnézem az utalványaimat',
  how: 'A következő rendelésed fizetési lépésénél egyetlen kattintással felhasználhatod. Ami rajta marad, azt máskor is elköltheted.',
}
