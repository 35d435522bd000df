import type { Permission } from './role.ts'

/** The parts of the menu, from what is done most often. */
export const menuParts = ['today', 'orders', 'buying', 'customers', 'goods', 'shop'] as const
export type MenuPart = (typeof menuParts)[number]

type OfficePage = {
  /** Below /office/, with a parameter as React Router writes it. */
  readonly path: string
  /** What its viewer holds in at least one market; `undefined`: every staff member may see it. */
  readonly permission?: Permission
  /** The part of the menu in which it stands; `undefined`: in none. */
  readonly menu?: MenuPart
}

/** The pages of the office. Routes, menu and access derive from this table. */
export const officePages = {
  home: { path: '', menu: 'today' },
  tasks: { path: 'tasks/', menu: 'today' },
  find: { path: 'find/' },
  dispatch: { path: 'dispatch/', permission: 'orders.ship', menu: 'orders' },
  arrivals: { path: 'arrivals/', permission: 'parcels.receive', menu: 'orders' },
  orders: { path: 'orders/', permission: 'orders.read', menu: 'orders' },
  order: { path: 'orders/:number/', permission: 'orders.read' },
  'trade-ins': { path: 'trade-ins/', permission: 'trade-ins.read', menu: 'buying' },
  'trade-in': { path: 'trade-ins/:number/', permission: 'trade-ins.read' },
  returns: { path: 'returns/', permission: 'returns.read', menu: 'orders' },
  return: { path: 'returns/:number/', permission: 'returns.read' },
  claims: { path: 'claims/', permission: 'claims.read', menu: 'orders' },
  claim: { path: 'claims/:number/', permission: 'claims.read' },
  refunds: { path: 'refunds/', permission: 'refunds.read', menu: 'orders' },
  payouts: { path: 'payouts/', permission: 'payouts.read', menu: 'buying' },
  cash: { path: 'cash/', permission: 'cash.match', menu: 'orders' },
  messages: { path: 'messages/', permission: 'messages.read', menu: 'customers' },
  message: { path: 'messages/:id/', permission: 'messages.read' },
  members: { path: 'members/', permission: 'members.read', menu: 'customers' },
  member: { path: 'members/:id/', permission: 'members.read' },
  reviews: { path: 'reviews/', permission: 'reviews.read', menu: 'customers' },
  units: { path: 'units/', permission: 'stock.read', menu: 'goods' },
  unit: { path: 'units/:id/', permission: 'stock.read' },
  prices: { path: 'prices/', permission: 'prices.read', menu: 'goods' },
  price: { path: 'prices/:id/', permission: 'prices.read' },
  goods: { path: 'goods/', permission: 'catalogue.read', menu: 'goods' },
  models: { path: 'models/', permission: 'catalogue.read', menu: 'goods' },
  model: { path: 'models/:id/', permission: 'catalogue.read' },
  'price-book': { path: 'price-book/', permission: 'catalogue.read', menu: 'buying' },
  promos: { path: 'promos/', permission: 'catalogue.read', menu: 'goods' },
  imports: { path: 'imports/', permission: 'catalogue.change', menu: 'goods' },
  contents: { path: 'content/', permission: 'content.read', menu: 'customers' },
  content: { path: 'content/:name/', permission: 'content.read' },
  'mail-texts': { path: 'mail-texts/', permission: 'content.read', menu: 'customers' },
  'mail-text': { path: 'mail-texts/:name/', permission: 'content.read' },
  figures: { path: 'figures/', permission: 'figures.read', menu: 'shop' },
  books: { path: 'books/', permission: 'books.read', menu: 'shop' },
  settings: { path: 'settings/', permission: 'settings.read', menu: 'shop' },
  people: { path: 'people/', permission: 'people.read', menu: 'shop' },
  person: { path: 'people/:id/', permission: 'people.read' },
  audit: { path: 'audit/', permission: 'audit.read', menu: 'shop' },
  account: { path: 'account/' },
} as const satisfies Record<string, OfficePage>

export type OfficePageName = keyof typeof officePages

export const officePageNames = Object.keys(officePages) as readonly OfficePageName[]

export function getOfficePage(name: OfficePageName): OfficePage {
  return officePages[name]
}

/** The address of a page; `parameter` fills its last segment. */
export function officeUrl(name: OfficePageName, parameter?: string): string {
  const path = officePages[name].path
  return `/office/${parameter === undefined ? path : path.replace(/:[a-z]+/, encodeURIComponent(parameter))}`
}

type OfficeAct = {
  /** The page that sends it. */
  readonly page: OfficePageName
  /** What is needed in the market of its subject. */
  readonly permission: Permission
}

/** What staff change: each is one form of a page, found in the audit trail under its name. */
export const officeActs = {
  'close-task': { page: 'tasks', permission: 'tasks.close' },
  'retry-job': { page: 'tasks', permission: 'jobs.retry' },
  'scan-out': { page: 'dispatch', permission: 'orders.ship' },
  'receive-parcel': { page: 'arrivals', permission: 'parcels.receive' },
  'pack-parcel': { page: 'order', permission: 'orders.ship' },
  'move-parcel': { page: 'order', permission: 'orders.ship' },
  'replace-unit': { page: 'order', permission: 'orders.ship' },
  'release-order': { page: 'order', permission: 'orders.release' },
  'cancel-order': { page: 'order', permission: 'orders.change' },
  'change-recipient': { page: 'order', permission: 'orders.change' },
  'resend-email': { page: 'order', permission: 'orders.change' },
  'note-on-order': { page: 'order', permission: 'orders.change' },
  'answer-message': { page: 'message', permission: 'messages.answer' },
  'end-message': { page: 'message', permission: 'messages.answer' },
  'note-on-message': { page: 'message', permission: 'messages.answer' },
  'quarantine-device': { page: 'trade-in', permission: 'trade-ins.inspect' },
  'inspect-device': { page: 'trade-in', permission: 'trade-ins.inspect' },
  'unlock-device': { page: 'trade-in', permission: 'trade-ins.inspect' },
  'book-device-back': { page: 'trade-in', permission: 'trade-ins.inspect' },
  'send-device-back': { page: 'trade-in', permission: 'trade-ins.inspect' },
  'give-device-back': { page: 'trade-in', permission: 'trade-ins.inspect' },
  'recycle-device': { page: 'trade-in', permission: 'trade-ins.inspect' },
  'surrender-device': { page: 'trade-in', permission: 'trade-ins.inspect' },
  'offer-by-hand': { page: 'trade-in', permission: 'trade-ins.inspect' },
  'pay-seller': { page: 'trade-in', permission: 'payouts.pay' },
  'receive-return': { page: 'return', permission: 'returns.move' },
  'inspect-return': { page: 'return', permission: 'returns.move' },
  'settle-return': { page: 'return', permission: 'refunds.decide' },
  'reject-return': { page: 'return', permission: 'returns.move' },
  'book-return-back': { page: 'return', permission: 'returns.move' },
  'send-return-back': { page: 'return', permission: 'returns.move' },
  'move-claim': { page: 'claim', permission: 'claims.move' },
  'refund-claim': { page: 'claim', permission: 'refunds.request' },
  'request-refund': { page: 'order', permission: 'refunds.request' },
  'approve-refund': { page: 'refunds', permission: 'refunds.decide' },
  'refund-arrived': { page: 'refunds', permission: 'refunds.decide' },
  'refund-failed': { page: 'refunds', permission: 'refunds.decide' },
  'enter-refund-account': { page: 'refunds', permission: 'refunds.decide' },
  'approve-payout': { page: 'payouts', permission: 'payouts.pay' },
  'create-sepa-file': { page: 'payouts', permission: 'payouts.pay' },
  'settle-sepa-file': { page: 'payouts', permission: 'payouts.pay' },
  'match-cash': { page: 'cash', permission: 'cash.match' },
  'correct-member': { page: 'member', permission: 'members.change' },
  'sign-member-out': { page: 'member', permission: 'members.change' },
  'block-member': { page: 'member', permission: 'members.change' },
  'unblock-member': { page: 'member', permission: 'members.change' },
  'merge-members': { page: 'member', permission: 'members.erase' },
  'erase-member': { page: 'member', permission: 'members.erase' },
  'moderate-review': { page: 'reviews', permission: 'reviews.moderate' },
  'reply-to-review': { page: 'reviews', permission: 'reviews.moderate' },
  'count-shelf': { page: 'units', permission: 'stock.move' },
  'fill-shelf': { page: 'units', permission: 'stock.move' },
  'move-unit': { page: 'unit', permission: 'stock.move' },
  'list-unit': { page: 'unit', permission: 'stock.move' },
  'work-on-unit': { page: 'unit', permission: 'stock.move' },
  'shelve-unit': { page: 'unit', permission: 'stock.move' },
  'grade-unit': { page: 'unit', permission: 'stock.move' },
  'photograph-unit': { page: 'unit', permission: 'stock.move' },
  'change-prices': { page: 'prices', permission: 'prices.change' },
  'undo-prices': { page: 'prices', permission: 'prices.change' },
  'set-price': { page: 'price', permission: 'prices.change' },
  'set-accessory': { page: 'goods', permission: 'catalogue.change' },
  'set-service': { page: 'goods', permission: 'catalogue.change' },
  'set-battery': { page: 'goods', permission: 'catalogue.change' },
  'add-model': { page: 'models', permission: 'catalogue.change' },
  'change-model': { page: 'model', permission: 'catalogue.change' },
  'add-product': { page: 'model', permission: 'catalogue.change' },
  'set-base-price': { page: 'price-book', permission: 'catalogue.change' },
  'change-price-tables': { page: 'price-book', permission: 'catalogue.change' },
  'restore-price-tables': { page: 'price-book', permission: 'catalogue.change' },
  'create-promo': { page: 'promos', permission: 'catalogue.change' },
  'end-promo': { page: 'promos', permission: 'catalogue.change' },
  'import-file': { page: 'imports', permission: 'catalogue.change' },
  'create-post': { page: 'contents', permission: 'content.change' },
  'publish-content': { page: 'content', permission: 'content.change' },
  'withdraw-post': { page: 'content', permission: 'content.change' },
  'change-mail-text': { page: 'mail-text', permission: 'content.change' },
  'undo-mail-text': { page: 'mail-text', permission: 'content.change' },
  'issue-voucher': { page: 'member', permission: 'vouchers.issue' },
  'correct-points': { page: 'member', permission: 'vouchers.issue' },
  'change-settings': { page: 'settings', permission: 'settings.change' },
  'undo-settings': { page: 'settings', permission: 'settings.change' },
  'invite-person': { page: 'people', permission: 'people.change' },
  'change-roles': { page: 'person', permission: 'people.change' },
  'disable-person': { page: 'person', permission: 'people.change' },
  'enable-person': { page: 'person', permission: 'people.change' },
  'reset-second-factor': { page: 'person', permission: 'people.change' },
  'send-password-link': { page: 'person', permission: 'people.change' },
} as const satisfies Record<string, OfficeAct>

export type OfficeActName = keyof typeof officeActs

export const officeActNames = Object.keys(officeActs) as readonly OfficeActName[]

export function isOfficeAct(name: string): name is OfficeActName {
  return Object.hasOwn(officeActs, name)
}
