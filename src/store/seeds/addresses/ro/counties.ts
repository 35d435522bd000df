import { countiesFrom } from '../rows.ts'
import type { SeedCounty } from '../seed-place.ts'

export const roCounties: readonly SeedCounty[] = countiesFrom(`
Alba
Arad
Argeș
Bacău
Bihor
Bistrița-Năsăud
Botoșani
Brașov
Brăila
București
Buzău
Caraș-Severin
Călărași
Cluj
Constanța
Covasna
Dâmbovița
Dolj
Galați
Giurgiu
Gorj
Harghita
Hunedoara
Ialomița
Iași
Ilfov
Maramureș
Mehedinți
Mureș
Neamț
Olt
Prahova
Satu Mare
Sălaj
Sibiu
Suceava
Teleorman
Timiș
Tulcea
Vaslui
Vâlcea
Vrancea
`)
