export const tradeRo = {
  title: (product: string) => `Pentru ${product}`,
  price: 'Preț',
  voucher: 'Voucherul tău',
  voucherUpTo: 'Voucherul tău, cel mult',
  left: 'Rămâne de plată',
  leftAtLeast: 'Rămâne de plată, cel puțin',
  atOnce:
    'Poți comanda imediat ce accepți oferta; trimitem comanda după ce verificăm dispozitivul vechi.',
}

export type TradeText = typeof tradeRo
