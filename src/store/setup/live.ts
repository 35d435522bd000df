import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Company } from '#domain/market/company.ts'
import { type Market, markets } from '#domain/market/market.ts'
import type { MarketState } from '#domain/setting/readiness.ts'
import { readSeedContent } from '../seeds/content/read-seed-content.ts'
import { legalTexts, legalVersion } from '../seeds/legal/legal-texts.ts'
import { settingsSeed } from '../seeds/settings.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** What the database knows of a market's state. */
export type StoredState = Omit<
  MarketState,
  'company' | 'methods' | 'unconnected' | 'hasCarrier' | 'isLegalTender'
> & { readonly shop: MarketSettings | null; readonly company: Company | null }

const state: Statement = {
  name: 'live-state',
  text: `select m as market,
      (select value from setting where market = m and key = 'shop') as shop,
      (select value from setting where market = m and key = 'company') as company,
      array(select distinct key from legal_text where market = m and published_at <= now()
        union select slug from content_page where market = m and kind = 'page' and published_at <= now()) as texts,
      (select count(*) from county where market = m)::int as counties,
      (select count(*) from locality where market = m)::int as localities,
      (select count(*) from street where market = m)::int as streets,
      (select count(*) from extra_service where market = m)::int as services,
      (select count(*) from price_book_entry where market = m)::int as "basePrices",
      (select count(*) from unit where market = m and state = 'listed')::int as units,
      (select count(*) from staff_grant g join staff s on s.id = g.staff_id
        where g.market = m and g.role = 'owner' and s.disabled_at is null)::int as owners
    from unnest($1::text[]) m`,
}

const addSetting: Statement = {
  name: 'live-setting-add',
  text: 'insert into setting (market, key, value) values ($1, $2, $3) on conflict do nothing',
}

const setCompany: Statement = {
  name: 'live-company',
  text: `insert into setting (market, key, value) values ($1, 'company', $2)
    on conflict (market, key) do update set value = excluded.value`,
}

const addLegalText: Statement = {
  name: 'live-legal-text',
  text: `insert into legal_text (market, key, version, title, body, published_at)
    select $1, $2, $3, $4, $5, now() where not exists (select from legal_text where market = $1 and key = $2)`,
}

const addPage: Statement = {
  name: 'live-page',
  text: `insert into content_page (market, kind, slug, version, title, description, body, tags, published_on, published_at)
    select $1, 'page', $2, $3, $4, $5, $6, '{}', null, now()
    where not exists (select from content_page where market = $1 and kind = 'page' and slug = $2)`,
}

export function listStates(sql: Sql): Promise<readonly StoredState[]> {
  return rowsOf<StoredState>(sql, state, [markets])
}

/** The usual settings and the shop's own texts, where a market has none: what staff have written since stays. */
export async function addUsual(tx: Sql): Promise<void> {
  for (const market of markets) {
    await rowsOf(tx, addSetting, [market, 'shop', JSON.stringify(settingsSeed[market])])
    for (const [key, { title, body }] of Object.entries(legalTexts[market]))
      await rowsOf(tx, addLegalText, [market, key, legalVersion, title, body])
  }
  for (const { market, kind, slug, version, title, description, body } of readSeedContent())
    if (kind === 'page')
      await rowsOf(tx, addPage, [market, slug, version, title, description, body])
}

export async function saveCompany(tx: Sql, market: Market, company: Company): Promise<void> {
  await rowsOf(tx, setCompany, [market, JSON.stringify(company)])
}
