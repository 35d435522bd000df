/** Every column of amounts, and the rows of the market within each table. */
export const places = [
  ['listing', ['price_minor', 'new_price_minor'], 'id', `market = 'bg'`],
  [
    'price_history',
    ['price_minor'],
    `listing_id || since`,
    `listing_id in (select id from listing where market = 'bg')`,
  ],
  ['accessory_listing', ['price_minor'], 'accessory_id', `market = 'bg'`],
  ['battery_offer', ['price_minor'], 'device_type', `market = 'bg'`],
  ['stock_alert', ['below_minor'], 'id::text', `market = 'bg'`],
  ['promo', ['minimum_minor'], 'code', `market = 'bg'`],
  ['unit', ['acquisition_minor'], 'id::text', `market = 'bg'`],
  ['voucher', ['original_minor', 'left_minor'], 'id::text', `market = 'bg'`],
  [
    'voucher_entry',
    ['amount_minor'],
    'id::text',
    `voucher_id in (select id from voucher where market = 'bg')`,
  ],
] as const

/** Everything that a change of currency must leave as it is. */
export const untouched = [
  `select * from orders order by id`,
  `select * from order_line order by order_id, position`,
  `select * from payment order by id`,
  `select * from invoice order by id`,
  `select * from sale order by id`,
  `select * from point_entry order by id`,
  ...[
    'listing',
    'accessory_listing',
    'battery_offer',
    'extra_service',
    'promo',
    'setting',
    'voucher',
    'stock_alert',
  ].map(table => `select * from ${table} t where market <> 'bg' `),
  `select * from unit where market <> 'bg' order by id`,
  `select * from price_book_entry where market <> 'bg' order by market, item, since_version`,
]

/** Everything of the market that a way back restores. */
export const restored = [
  ...places.map(([table, , , where]) => `select * from ${table} t where ${where} `),
  `select * from extra_service where market = 'bg' order by device_type, key, from_minor`,
  `select * from setting where market = 'bg' order by key`,
  `select * from on_shelf order by listing_id`,
  `select distinct on (item) item, base_minor from price_book_entry where market = 'bg' order by item, since_version desc`,
]
