/** The texts of the email that asks a customer for a review; titles are already formatted for the market. */
export const reviewEmailRo = {
  subject: (title: string) => `Cum e ${title}?`,
  subjectOfMany: 'Cum sunt dispozitivele tale?',
  title: 'Cum ți se pare?',
  intro: (number: string) =>
    `Ai primit comanda ${number} acum câteva zile. Spune-le celor care vor să cumpere același model ce ți-a plăcut și ce nu.`,
  honest: 'Publicăm și recenziile bune, și pe cele rele: scrie exact cum e.',
  write: 'Scrie o recenzie',
  writeOf: (title: string) => `Scrie o recenzie pentru ${title}`,
  period: (days: number) =>
    `Linkul e doar al tău, nu trebuie să intri în cont. Poți scrie timp de ${days} de zile de la livrare.`,
  once: 'Îți scriem o singură dată pentru această comandă.',
  stop: 'Nu vreau mesaje despre recenzii',
  sale: {
    subject: (title: string) => `Cum a fost să ne vinzi ${title}?`,
    title: 'Cum a fost vânzarea?',
    intro: (number: string) =>
      `Ți-am plătit acum câteva zile dispozitivul din vânzarea ${number}. Spune-le celor care se gândesc să ne vândă un dispozitiv ce a mers bine și ce nu: oferta, coletul, verificarea, banii.`,
    writeOf: (title: string) => `Scrie despre vânzare: ${title}`,
    period: (days: number) =>
      `Linkul e doar al tău, nu trebuie să intri în cont. Poți scrie timp de ${days} de zile de la plată.`,
    once: 'Îți scriem o singură dată pentru această vânzare.',
  },
}

export type ReviewEmailText = typeof reviewEmailRo
