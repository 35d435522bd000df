/** The texts of the email about points that lapse soon; numbers and the date are already formatted for the market. */
export const pointsEmailRo = {
  subject: (day: string) => `Punctele tale sunt valabile până pe ${day}`,
  title: 'Punctele tale expiră în curând',
  greeting: (name: string) => (name === '' ? 'Bună!' : `Bună, ${name}!`),
  intro: (points: string, worth: string, day: string) =>
    `Ai puncte la Kintsu: ${points}, în valoare de ${worth}. Nu le-ai folosit de mult, așa că expiră pe ${day}.`,
  how: 'Ca să nu le pierzi, transformă-le într-un voucher. Și o comandă nouă le prelungește valabilitatea.',
  see: 'Vezi punctele',
  why: 'Primești acest mesaj pentru că promitem să te anunțăm înainte ca punctele să expire.',
}

export type PointsEmailText = typeof pointsEmailRo
