export const tradeRo = {
  title: (product: string) => `Pentru ${product}`,
  price: 'Preț',
  voucher: 'Voucherul tău',
  voucherUpTo: 'Voucherul tău, cel mult',
  left: 'Rămâne de plată',
  leftAtLeast: 'Rămâne de plată, cel puțin',
  variant: 'Ce variantă ai?',
  estimate: 'Atât plătim pe unul fără urme și fără defecte. Oferta ta vine după câteva întrebări.',
  begin: 'Răspunde și primește oferta',
  another: 'Alt model',
  failed: 'Nu am putut afla prețul. Încearcă din nou.',
  atOnce:
    'Poți comanda imediat ce accepți oferta; trimitem comanda după ce verificăm dispozitivul vechi.',
  order: 'Comandă-l cu voucherul',
  orderNote: 'Trimitem comanda după ce verificăm dispozitivul vechi.',
}

export type TradeText = typeof tradeRo
