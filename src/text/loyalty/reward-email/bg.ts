import type { RewardEmailText } from './ro.ts'

export const rewardEmailBg: RewardEmailText = {
  subject: amount => `Имаш нов ваучер за ${amount}`,
  title: 'Благодарим ти, че ни препоръча',
  greeting: name => (name === '' ? 'Здравей!' : `Здравей, ${name}!`),
  intro: amount =>
    `Човек, когото покани, купи от нас и остана доволен. Затова получаваш ваучер за ${amount}.`,
  code: code => `Код на ваучера: ${code}`,
  until: day => `Валиден до ${day}`,
  see: 'Виж ваучерите',
  how: 'На стъпката за плащане на следващата поръчка го използваш с едно натискане. Каквото остане в него, е за друг път.',
}
