import type { ReviewEmailText } from './ro.ts'

export const reviewEmailHu: ReviewEmailText = {
  subject: title => `Hogy vált be? ${title}`,
  subjectOfMany: 'Hogy váltak be a készülékeid?',
  title: 'Milyennek találod?',
  intro: number =>
    `A rendelésed (${number}) néhány napja nálad van. Mondd el azoknak, akik ugyanezt a modellt nézik, mi tetszett és mi nem.`,
  honest: 'A jó és a rossz véleményt is közzétesszük: írd le úgy, ahogy van.',
  write: 'Véleményt írok',
  writeOf: title => `Véleményt írok erről: ${title}`,
  period: days =>
    `A link csak a tiéd, belépned sem kell hozzá. A kézbesítéstől számított ${days} napig írhatsz.`,
  once: 'Erről a rendelésről csak egyszer írunk neked.',
  stop: 'Leiratkozom a véleménykérő levelekről',
  sale: {
    subject: title => `Milyen volt az eladás? ${title}`,
    title: 'Milyen volt az eladás?',
    intro: number =>
      `Néhány napja kifizettük a készüléket, amelyet eladtál nekünk (eladás: ${number}). Mondd el azoknak, akik eladáson gondolkodnak, mi ment jól és mi nem: az ajánlat, a csomag, az átvizsgálás, a pénz.`,
    writeOf: title => `Véleményt írok az eladásról: ${title}`,
    period: days =>
      `A link csak a tiéd, belépned sem kell hozzá. A kifizetéstől számított ${days} napig írhatsz.`,
    once: 'Erről az eladásról csak egyszer írunk neked.',
  },
}
