export const tradeRo = {
  title: (product: string) => `Pentru ${product}`,
  price: 'Preț',
  voucher: 'Voucherul tău',
  voucherUpTo: 'Voucherul tău, cel mult',
  left: 'Rămâne de plată',
  leftAtLeast: 'Rămâne de plată, cel puțin',
  atOnce: 'Poți folosi voucherul imediat ce accepți oferta.',
}

export type TradeText = typeof tradeRo
