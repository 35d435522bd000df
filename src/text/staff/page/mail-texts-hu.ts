import type { mailTextsEn } from './mail-texts-en.ts'

export const mailTextsHu: typeof mailTextsEn = {
  about:
    'Amit a bolt a vásárlóknak és az eladóknak ír. Az átfogalmazott e-mail a következő küldéstől a te szövegeddel megy ki.',
  rules:
    'Ha kiüríted a mezőt, újra a szokásos szöveg él. Ami kapcsos zárójelben áll, például {number}, azt a bolt tölti ki, és meg kell maradnia.',
  kinds: {
    orderEmail: 'Rendelés visszaigazolása',
    parcelEmail: 'Rendelés csomagja',
    paymentEmail: 'Fizetés és visszatérítés',
    returnEmail: 'Visszaküldések',
    warrantyEmail: 'Garancia',
    tradeInEmail: 'Eladás: ajánlat és csomag',
    inspectionEmail: 'Eladás: bevizsgálás és kifizetés',
    unlistedEmail: 'Listán nem szereplő eszköz',
    identityEmail: 'Fiók és belépés',
    alertEmail: 'Újra készleten és ár',
    reviewEmail: 'Meghívó értékelésre',
    pointsEmail: 'Pontok',
    rewardEmail: 'Utalvány meghívásért',
    contactEmail: 'Üzenetek az ügyfélszolgálatnak',
  },
  shared: 'Ami mindben közös',
  ownCount: n => `${n} saját szöveg`,
  wording: 'Szöveg',
  preview: 'Így olvasható',
  parts: {
    subject: 'Tárgy',
    title: 'Cím',
    greeting: 'Megszólítás',
    button: 'Gomb',
    questions: 'Záró sor',
  },
  phrase: n => `${n}. szöveg`,
  fillsIn: names => `A bolt tölti ki: ${names}.`,
  usually: wording => `Általában: ${wording}`,
  usual: 'a szokásos szöveg',
  wrong: names =>
    names === ''
      ? 'Kapcsos zárójel nélkül, legfeljebb 1000 karakter.'
      : `Kapcsos zárójelben ez álljon és semmi más: ${names}. Legfeljebb 1000 karakter.`,
}
