type Account = {
  number: string
  name: string
  /** The account of the standard chart that it is part of; itself where it is one of them. */
  standard: string
  standardName: string
}

const sales = { standard: '1010', standardName: 'Salg af varer og ydelser' } as const
const freight = { standard: '1250', standardName: 'Salgsfragt' } as const
const receivables = { standard: '6190', standardName: 'Tilgodehavender fra salg og tjenesteydelser' } as const
const bank = { standard: '6480', standardName: 'Bankkonto' } as const
const other = { standard: '6330', standardName: 'Øvrige tilgodehavender (kortfristede)' } as const
const losses = { standard: '2280', standardName: 'Tab på tilgodehavender fra salg og tjenesteydelser' } as const
const rounding = { standard: '2720', standardName: 'Øreafrunding/kassedifferencer' } as const
const vat = { standard: '7680', standardName: 'Salgsmoms' } as const

/**
 * What we book on. The numbers and names of the standard accounts are Erhvervsstyrelsen's 'fælles offentlige
 * standardkontoplan' (edition 2026), to which every program maps its own accounts; ours lie in
 * its gaps, so that sales can be told apart.
 */
export const chart = {
  plans: { number: '1011', name: 'Salg af Premium og Livstid', ...sales },
  plaques: { number: '1012', name: 'Salg af plader', ...sales },
  codes: { number: '1013', name: 'Salg af QR-koder', ...sales },
  engraving: { number: '1014', name: 'Salg af gravering', ...sales },
  freight: { number: '1250', name: 'Fragt', ...freight },
  losses: { number: '2280', name: 'Tab på tilgodehavender', ...losses },
  rounding: { number: '2720', name: 'Øreafrunding og beholdt overbetaling', ...rounding },
  receivables: { number: '6190', name: 'Tilgodehavender fra salg', ...receivables },
  clearing: { number: '6331', name: 'Tilgodehavende hos betalingsudbyder (kort og MobilePay)', ...other },
  bank: { number: '6480', name: 'Bankkonto', ...bank },
  vat: { number: '7680', name: 'Salgsmoms', ...vat },
} as const satisfies Record<string, Account>

export type AccountKey = keyof typeof chart

/** The numbers for an invoice's lines. */
export const accounts = {
  plans: chart.plans.number,
  plaques: chart.plaques.number,
  codes: chart.codes.number,
  engraving: chart.engraving.number,
  freight: chart.freight.number,
} as const

/** The account with this number; null for one that is not in the chart. */
export function accountOf(number: string): Account | null {
  return Object.values(chart).find((account) => account.number === number) ?? null
}
