/** The texts of the back-in-stock email; title and price are already formatted for the market. */
export const alertEmailRo = {
  subject: (title: string) => `${title} e din nou în stoc`,
  title: 'E din nou în stoc',
  intro: 'Ne-ai cerut să te anunțăm când revine în stoc. A revenit:',
  priceSubject: (title: string, price: string) => `${title} costă acum ${price}`,
  priceTitle: 'Prețul a scăzut',
  priceIntro: (price: string) =>
    `Ne-ai cerut să te anunțăm când costă cel mult ${price}. A ajuns la acest preț:`,
  price: (price: string) => `${price}, TVA inclus`,
  see: 'Vezi dispozitivul',
  notHeld: 'Nu l-am rezervat: e al primului care îl comandă.',
  once: 'Acesta e singurul mesaj pe care ți-l trimitem pentru acest anunț.',
  stop: 'Nu mai vrei anunțuri? Renunță la toate',
}

export type AlertEmailText = typeof alertEmailRo
