import { plural } from '#text/plural.ts'
import type { mailTextsEn } from './mail-texts-en.ts'

export const mailTextsRo: typeof mailTextsEn = {
  about:
    'Ce scrie magazinul cumpărătorilor și vânzătorilor. Un e-mail pe care îl reformulezi pleacă cu textul tău de la următoarea trimitere.',
  rules:
    'Golește un câmp ca să revii la textul obișnuit. Ce stă între acolade, de exemplu {number}, completează magazinul și trebuie să rămână.',
  kinds: {
    orderEmail: 'Confirmarea comenzii',
    parcelEmail: 'Coletul unei comenzi',
    paymentEmail: 'Plată și rambursare',
    returnEmail: 'Retururi',
    warrantyEmail: 'Garanție',
    tradeInEmail: 'Vânzare: oferta și coletul',
    inspectionEmail: 'Vânzare: verificarea și plata',
    unlistedEmail: 'Dispozitiv care nu e în listă',
    identityEmail: 'Cont și conectare',
    alertEmail: 'Din nou în stoc și preț',
    reviewEmail: 'Invitație la recenzie',
    pointsEmail: 'Puncte',
    rewardEmail: 'Voucher pentru o invitație',
    contactEmail: 'Mesaje către suport',
  },
  shared: 'Ce au toate în comun',
  ownCount: n =>
    n === 1
      ? '1 text propriu'
      : plural('ro-RO', n, { few: '{n} texte proprii', other: '{n} de texte proprii' }),
  wording: 'Text',
  preview: 'Cum se citește',
  parts: {
    subject: 'Subiect',
    title: 'Titlu',
    greeting: 'Salut',
    button: 'Buton',
    questions: 'Rând de încheiere',
  },
  phrase: n => `Textul ${n}`,
  fillsIn: names => `Magazinul completează ${names}.`,
  usually: wording => `De obicei: ${wording}`,
  usual: 'textul obișnuit',
  wrong: names =>
    names === ''
      ? 'Fără acolade și cel mult 1.000 de caractere.'
      : `Folosește ${names} și nimic altceva între acolade, cel mult 1.000 de caractere.`,
}
