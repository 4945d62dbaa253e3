import { freeGenerations, freePictures, type PaymentInterval, type PlanId } from '@/lib/domain/billing/plans'

/** What stands behind the amount. */
export const intervalTexts: Record<PaymentInterval, string> = {
  included: 'følger med stenen',
  month: 'om måneden',
  year: 'om året',
  once: 'én gang',
}

export const planTexts: Record<PlanId, { summary: string; contents: readonly string[] }> = {
  basis: {
    summary: 'Alt det, en mindeside er. Den, der har fået en sten eller plade med en kode, har allerede betalt.',
    contents: ['Mindesiden med livshistorie og tidslinje', `${freePictures} billeder`, 'Gæstebog, lys og delte minder'],
  },
  premium: {
    summary: 'Til familier, der har mere, de vil gemme: hele albummet, film og musik.',
    contents: [
      'Alt i Basis',
      'Så mange billeder og film, I vil',
      'Musik',
      'Levende hilsner og sange ud fra livshistorien',
      'Hele slægtstræet, alle temaer og jeres egen adresse',
    ],
  },
  livstid: {
    summary:
      'Det samme som Premium, betalt én gang. Så er der ikke flere betalinger at huske på, heller ikke for dem, der kommer efter jer.',
    contents: ['Alt i Premium', 'Ingen fornyelse'],
  },
}

type Cell = string | boolean
export type ComparisonRow = { name: string } & Record<PlanId, Cell>

const everyPlan = { basis: true, premium: true, livstid: true } as const
const paidPlans = { basis: false, premium: true, livstid: true } as const
const inPaidPlans = (paid: string, basis: string) => ({ basis, premium: paid, livstid: paid })

/** What is in each plan. `true` and `false` are shown as 'Med' and 'Ikke med'. */
export const comparison: readonly ComparisonRow[] = [
  { name: 'Mindeside, der åbnes med koden på stenen', ...everyPlan },
  { name: 'Livshistorie og tidslinje', ...everyPlan },
  { name: 'Gæstebog, lys og delte minder', ...everyPlan },
  { name: 'Billeder', ...inPaidPlans('Så mange, I vil', String(freePictures)) },
  { name: 'Film', ...inPaidPlans('Så mange, I vil', 'Ikke med') },
  { name: 'Musik', ...paidPlans },
  { name: 'Levende hilsner og sange ud fra livshistorien', ...paidPlans },
  { name: 'Slægtstræ', ...inPaidPlans('Alle slægtled', `${freeGenerations} slægtled`) },
  { name: 'Temaer', ...inPaidPlans('Alle', 'Et udvalg') },
  { name: 'Jeres egen adresse', ...paidPlans },
  { name: 'Siden bliver stående, også når ingen betaler', ...everyPlan },
]
