export const contactEmailRo = {
  subject: 'Am primit mesajul tău',
  title: 'Am primit mesajul tău',
  intro: (name: string) =>
    `Bună, ${name}! Mesajul de mai jos a ajuns la noi. Răspundem în cel mult o zi lucrătoare, la această adresă.`,
  wrote: 'Ce ne-ai scris',
  ofOrder: (number: string) => `Despre comanda sau vânzarea ${number}`,
  notYou: 'Dacă nu ne-ai scris tu, nu trebuie să faci nimic.',
  toStaff: (topic: string) => `Mesaj de pe pagina de suport: ${topic}`,
  reply: (topic: string) => `Răspuns la mesajul tău: ${topic}`,
  replyTitle: 'Răspunsul nostru',
  topics: {
    order: 'o comandă',
    return: 'un retur sau o garanție',
    sale: 'o vânzare',
    account: 'contul sau datele',
    other: 'altceva',
  },
  from: 'De la',
}

export type ContactEmailText = typeof contactEmailRo
