/** Made-up companies; their numbers have valid check digits and lie in ranges that no register issues. */
export type PlayedCompany = {
  readonly name: string
  readonly address: string
  /** RO only. */
  readonly registrationNumber?: string
  readonly isVatPayer: boolean
}

const companiesByCountry = {
  RO: {
    '90012345': {
      name: 'GRĂDINA CU NUCI SRL',
      address: 'JUD. CLUJ, MUN. CLUJ-NAPOCA, STR. NUCULUI, NR.4',
      registrationNumber: 'J2024001234125',
      isVatPayer: true,
    },
    '90077700': {
      name: 'ATELIERUL DE LA COLȚ SRL',
      address: 'MUNICIPIUL BUCUREŞTI, SECTOR 3, STR. LIPSCANI, NR.12',
      registrationNumber: 'J2025007770004',
      isVatPayer: false,
    },
  },
  BG: {
    '990012349': {
      name: '"ОРЕХОВА ГРАДИНА" ООД',
      address: 'ул. Витоша №12 гр.СОФИЯ 1000',
      isVatPayer: true,
    },
    '990077700': {
      name: '"РАБОТИЛНИЦА НА ЪГЪЛА" ЕООД',
      address: 'бул. Сливница №3 гр.ВАРНА 9000',
      isVatPayer: true,
    },
  },
  HU: {
    '98012341': {
      name: 'DIÓKERT KORLÁTOLT FELELŐSSÉGŰ TÁRSASÁG',
      address: 'ANDRÁSSY ÚT 60 1062 BUDAPEST VI. KERÜLET',
      isVatPayer: true,
    },
    '98077704': {
      name: 'SARKI MŰHELY KFT.',
      address: 'PIAC UTCA 8 4024 DEBRECEN',
      isVatPayer: true,
    },
  },
  EL: {
    '670012349': {
      name: 'ΚΗΠΟΣ ΜΕ ΚΑΡΥΔΙΕΣ ΜΟΝΟΠΡΟΣΩΠΗ ΙΚΕ',
      address: 'ΣΩΚΡΑΤΟΥΣ 15 10552 - ΑΘΗΝΑ',
      isVatPayer: true,
    },
    '670077700': {
      name: 'ΕΡΓΑΣΤΗΡΙ ΣΤΗ ΓΩΝΙΑ ΟΕ',
      address: 'ΤΣΙΜΙΣΚΗ 40 54623 - ΘΕΣΣΑΛΟΝΙΚΗ',
      isVatPayer: true,
    },
  },
}

/** Indexed by country code as the registers write it, then by the digits of the fiscal code. */
export const companies: ReadonlyMap<string, ReadonlyMap<string, PlayedCompany>> = new Map(
  Object.entries(companiesByCountry).map(([country, byNumber]) => [
    country,
    new Map(Object.entries(byNumber)),
  ]),
)
