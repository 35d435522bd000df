import { countiesFrom } from '../rows.ts'
import type { SeedCounty } from '../seed-place.ts'

export const huCounties: readonly SeedCounty[] = countiesFrom(`
  Budapest
  Baranya
  Bács-Kiskun
  Békés
  Borsod-Abaúj-Zemplén
  Csongrád-Csanád
  Fejér
  Győr-Moson-Sopron
  Hajdú-Bihar
  Heves
  Jász-Nagykun-Szolnok
  Komárom-Esztergom
  Nógrád
  Pest
  Somogy
  Szabolcs-Szatmár-Bereg
  Tolna
  Vas
  Veszprém
  Zala
`)
