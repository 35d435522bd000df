import type { InboundSubject } from '#domain/inbound/inbound.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** Rows as they are stored, under readable names. */
export type OwnRecord = {
  readonly member: Readonly<Record<string, unknown>>
  readonly addresses: readonly unknown[]
  readonly orders: readonly unknown[]
  readonly sessions: readonly unknown[]
  /** The member's sign-in methods, and their ids at identity providers. */
  readonly waysIn: readonly unknown[]
  readonly carts: readonly unknown[]
  readonly alerts: readonly unknown[]
  /** Each photo as a data URL that a browser can open. */
  readonly photos: readonly unknown[]
  readonly reviews: readonly unknown[]
  readonly points: readonly unknown[]
  /** Without their codes, which are as good as money. */
  readonly vouchers: readonly unknown[]
  readonly sales: readonly unknown[]
}

export async function findOwnRecord(sql: Sql, userId: string): Promise<OwnRecord | undefined> {
  return (await rowsOf<{ record: OwnRecord }>(sql, record, [userId]))[0]?.record
}

function address(table: string) {
  return `json_build_object('county', ${table}.county,
  'locality', ${table}.locality, 'street', ${table}.street, 'number', ${table}.number,
  'details', ${table}.details, 'postalCode', ${table}.postal_code)`
}

const lines = `(select json_agg(json_build_object('title', n.title, 'grade', n.grade,
    'priceMinor', n.price_minor) order by n.position)
  from order_line n where n.order_id = o.id)`

const addresses = `(select coalesce(json_object_agg(a.role, ${address('a')}), '{}')
  from order_address a where a.order_id = o.id)`

const payments = `(select coalesce(json_agg(json_build_object('method', y.method, 'state', y.state,
    'amountMinor', y.amount_minor, 'createdAt', y.created_at) order by y.created_at), '[]')
  from payment y where y.order_id = o.id)`

const refunds = `(select coalesce(json_agg(json_build_object('amountMinor', r.amount_minor,
    'state', r.state, 'createdAt', r.created_at) order by r.created_at), '[]')
  from refund r where r.order_id = o.id)`

function inbounds(kind: InboundSubject['kind'], subject: string) {
  return `(select coalesce(json_agg(
    json_build_object('carrier', p.carrier, 'awb', coalesce(p.awb, shared.awb), 'state', p.state, 'handover', p.handover,
      'name', p.sender_name, 'email', p.sender_email, 'phone', p.sender_phone, 'sendBy', p.send_by)
    order by p.created_at), '[]')
  from inbound_parcel p left join inbound_parcel shared on shared.id = p.together_with
  where p.subject_kind = '${kind}' and p.subject_id = ${subject})`
}

const returns = `(select coalesce(json_agg(json_build_object('number', b.number, 'state', b.state,
    'requestedAt', b.requested_at, 'sendBy', b.send_by, 'words', b.words, 'parcels', ${inbounds('return', 'b.id')}, 'lines', (
      select json_agg(json_build_object('position', c.position, 'reason', c.reason, 'words', c.words,
        'backMinor', c.back_minor, 'keptMinor', c.kept_minor, 'found', c.found) order by c.position)
      from return_line c where c.return_id = b.id)) order by b.requested_at), '[]')
  from order_return b where b.order_id = o.id)`

const parcels = `(select coalesce(json_agg(json_build_object('carrier', s.carrier, 'awb', s.awb,
    'state', s.state, 'trackingUrl', s.tracking_url) order by s.created_at), '[]')
  from shipment s where s.order_id = o.id)`

const invoices = `(select coalesce(json_agg(json_build_object('kind', i.kind, 'series', i.series,
    'number', i.number, 'issuedAt', i.issued_at, 'totalMinor', i.total_minor,
    'buyer', i.content -> 'buyer') order by i.issued_at), '[]')
  from invoice i where i.order_id = o.id)`

const history = `(select coalesce(json_agg(json_build_object('subject', h.subject, 'state', h.to_state,
    'at', h.at) order by h.at), '[]')
  from order_history h where h.order_id = o.id)`

const claims = `(select coalesce(json_agg(json_build_object('number', w.number, 'position', w.position,
    'state', w.state, 'problem', w.problem, 'words', w.words, 'finding', w.finding,
    'solution', w.solution, 'openedAt', w.opened_at, 'parcels', ${inbounds('warranty', 'w.id')}) order by w.opened_at), '[]')
  from warranty_claim w where w.order_id = o.id)`

const order = `json_build_object('number', o.number, 'market', o.market, 'state', o.state,
  'placedAt', o.placed_at, 'name', o.contact_name, 'email', o.contact_email, 'phone', o.contact_phone,
  'billing', o.billing, 'delivery', o.delivery_method, 'pickupPoint', o.pickup_point,
  'paymentMethod', o.payment_method, 'currency', o.currency, 'itemsMinor', o.items_minor,
  'discountMinor', o.discount_minor, 'deliveryMinor', o.delivery_minor,
  'collectionFeeMinor', o.collection_fee_minor, 'totalMinor', o.total_minor, 'promoCode', o.promo_code,
  'wantsNewsletter', o.wants_newsletter, 'agreedTexts', o.agreed_texts, 'lines', ${lines},
  'addresses', ${addresses}, 'payments', ${payments}, 'refunds', ${refunds}, 'returns', ${returns},
  'parcels', ${parcels}, 'invoices', ${invoices}, 'warrantyClaims', ${claims}, 'history', ${history})`

const alerts = `(select coalesce(json_agg(json_build_object('market', t.market, 'listing', t.listing_id,
    'belowMinor', t.below_minor, 'askedAt', t.created_at, 'answeredAt', t.sent_at) order by t.created_at), '[]')
  from stock_alert t where m.email_verified and lower(t.email) = lower(m.email))`

const photos = `(select coalesce(json_agg(json_build_object('sentAt', p.created_at, 'sentWith', p.subject_kind,
    'picture', 'data:image/webp;base64,' || translate(encode(p.picture, 'base64'), E'\\n', ''))
    order by p.created_at, p.position), '[]')
  from photo p where p.uploaded_by = m.id)`
const reviews = `(select coalesce(json_agg(json_build_object('order', o.number, 'sale', s.number, 'market', r.market,
    'rating', r.rating, 'title', r.title, 'text', r.text, 'shownAs', r.name, 'state', r.state,
    'hiddenFor', r.hidden_for, 'writtenAt', r.written_at, 'changedAt', r.edited_at, 'reply', r.reply)
    order by r.written_at), '[]')
  from review r left join orders o on o.id = r.order_id left join sale s on s.id = r.sale_id
  where o.user_id = m.id or s.user_id = m.id)`

const points = `(select coalesce(json_agg(json_build_object('market', e.market, 'kind', e.kind, 'of', e.label,
    'points', e.points, 'countsFrom', e.counts_from, 'at', e.at) order by e.at), '[]')
  from point_entry e where e.user_id = m.id)`

const vouchers = `(select coalesce(json_agg(json_build_object('market', v.market, 'for', v.source_kind,
    'currency', v.currency, 'originalMinor', v.original_minor, 'leftMinor', v.left_minor,
    'issuedAt', v.issued_at, 'expiresAt', v.expires_at) order by v.issued_at), '[]')
  from voucher v where v.user_id = m.id)`

const tradeIns = `(select coalesce(json_agg(json_build_object('number', s.number, 'market', s.market,
    'state', s.state, 'device', s.title, 'email', s.email, 'answers', s.answers, 'currency', s.currency,
    'offerMinor', s.offer_minor, 'secondOfferMinor', s.second_offer_minor, 'paidMinor', s.paid_minor,
    'payout', s.payout, 'objection', (select o.words from sale_objection o where o.sale_id = s.id), 'acquisitionSlip', (
      select json_build_object('year', l.year, 'number', l.number, 'seller', l.content -> 'seller', 'issuedAt', l.issued_at)
      from acquisition_slip l where l.sale_id = s.id), 'startedAt', s.started_at, 'parcels', ${inbounds('sale', 's.id')}) order by s.started_at), '[]')
  from sale s where s.user_id = m.id)`

const record: Statement = {
  name: 'own-record',
  text: `
    select json_build_object(
      'member', json_build_object('name', m.name, 'email', m.email, 'isEmailVerified', m.email_verified,
        'phone', m.phone_number, 'market', m.market, 'wantsNewsletter', m.wants_newsletter, 'parcelNewsBy', m.parcel_news_by,
        'invitationCode', m.invitation_code, 'acceptedInvitationAt', m.invited_at, 'createdAt', m.created_at),
      'addresses', (select coalesce(json_agg(json_build_object('market', a.market, 'address',
          ${address('a')}) order by a.created_at), '[]')
        from saved_address a where a.user_id = m.id),
      'orders', (select coalesce(json_agg(${order} order by o.placed_at), '[]')
        from orders o where o.user_id = m.id),
      'sessions', (select coalesce(json_agg(json_build_object('browser', s.user_agent,
          'startedAt', s.created_at, 'lastSeenAt', s.updated_at) order by s.created_at), '[]')
        from member_session s where s.user_id = m.id),
      'waysIn', (select coalesce(json_agg(json_build_object('way', w.provider_id, 'knownAs', w.account_id,
          'since', w.created_at) order by w.created_at), '[]')
        from member_account w where w.user_id = m.id),
      'carts', (select coalesce(json_agg(json_build_object('market', c.market, 'cart', c.keys)), '[]')
        from cart_document c where c.user_id = m.id),
      'favourites', (select coalesce(json_agg(json_build_object('market', f.market, 'listing', f.listing_id,
          'savedAt', f.changed_at) order by f.changed_at), '[]')
        from saved_listing f where f.user_id = m.id and f.is_saved),
      'passkeys', (select coalesce(json_agg(json_build_object('browser', k.name, 'createdAt', k.created_at,
          'usedAt', k.used_at) order by k.created_at), '[]')
        from member_passkey k where k.user_id = m.id),
      'alerts', ${alerts},
      'photos', ${photos},
      'reviews', ${reviews},
      'points', ${points},
      'vouchers', ${vouchers},
      'sales', ${tradeIns}
    ) as record
    from member m where m.id = $1::uuid`,
}
