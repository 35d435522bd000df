type Status = 'paid' | 'due-on-delivery' | 'refunded' | 'never-paid'
type Customer = 'personal' | 'corporate'

/** The text of an invoice and a credit note; dates and amounts are already formatted for the market. */
export const invoiceTextRo = {
  title: { personal: 'Factură', corporate: 'Factură' } as Record<Customer, string>,
  creditTitle: { personal: 'Factură storno', corporate: 'Factură storno' } as Record<
    Customer,
    string
  >,
  fileName: 'factura',
  numbered: (number: string) => `Seria și numărul ${number}`,
  issuedOn: 'Data emiterii',
  suppliedOn: 'Data livrării sau a încasării avansului',
  order: 'Comanda',
  corrects: (number: string, day: string) => `Stornează factura ${number} din ${day}`,
  seller: 'Furnizor',
  buyer: 'Client',
  vatNumber: 'Cod de TVA',
  sellerRegistration: 'Nr. Reg. Com.',
  fiscalCode: 'Cod fiscal',
  domesticTaxNumber: 'Cod fiscal național',
  registration: 'Nr. Reg. Com.',
  item: 'Denumirea produsului sau a serviciului',
  quantity: 'Cant.',
  rate: 'TVA %',
  net: 'Fără TVA',
  vat: 'TVA',
  gross: 'Total',
  amountsIn: (currency: string) => `Sumele sunt în ${currency}.`,
  lineDiscount: (price: string, discount: string) => `Preț ${price}, reducere ${discount}`,
  delivery: 'Livrare',
  collectionFee: 'Taxă de ramburs',
  rateTotal: (rate: number) => `Cu TVA ${rate}\u00a0%`,
  base: 'Bază de impozitare',
  marginTotal: 'În regimul marjei',
  margin: 'Regimul marjei – bunuri second-hand',
  discount: 'Reducere inclusă',
  passport: 'Pașaportul dispozitivului',
  total: 'Total de plată',
  creditTotal: 'Total storno',
  paidByVoucher: 'Plătit cu voucher',
  leftToPay: 'Rest de plată',
  voucher: 'Voucher',
  payment: 'Metodă de plată',
  standings: {
    paid: 'Achitat integral',
    'due-on-delivery': 'De plată la primirea coletului',
    refunded: 'Suma se restituie clientului',
    'never-paid': 'Suma nu a fost încasată și nu mai este datorată',
  } as Record<Status, string>,
  marginNote:
    'Pentru bunurile în regimul marjei, TVA-ul este cuprins în preț, nu se înscrie separat și nu poate fi dedus.',
  unsigned: 'Emisă electronic, valabilă fără semnătură și ștampilă.',
  page: (page: number, pages: number) => `Pagina ${page} din ${pages}`,
}

export type InvoiceText = typeof invoiceTextRo
