import { type Capability, capabilities, isThere } from '@/lib/domain/billing/capabilities'
import { freeGenerations, freePictures, type PaymentInterval, type PlanId } from '@/lib/domain/billing/plans'

/** The text after the amount. */
export const intervalTexts: Record<PaymentInterval, string> = {
  included: 'følger med stenen',
  month: 'om måneden',
  year: 'om året',
  once: 'én gang',
}

type Content = { text: string; needs?: Capability }

const contents = (...all: readonly Content[]) => all.filter(isThere).map(({ text }) => text)

export const planTexts: Record<PlanId, { summary: string; contents: readonly string[] }> = {
  basis: {
    summary: 'Alt det, en mindeside er. Den, der har fået en sten eller plade med en kode, har allerede betalt.',
    contents: ['Mindesiden med livshistorie og tidslinje', `${freePictures} billeder`, 'Gæstebog, lys og delte minder'],
  },
  premium: {
    summary: 'Til familier, der har mere, de vil gemme: hele albummet og film.',
    contents: contents(
      { text: 'Alt i Basis' },
      { text: 'Så mange billeder og film, I vil' },
      { text: 'Musik', needs: 'music' },
      { text: 'Hilsner, der bevæger sig', needs: 'movingGreetings' },
      { text: 'Sange ud fra livshistorien', needs: 'songs' },
      { text: 'Hele slægtstræet', needs: 'familyTree' },
      { text: 'Alle temaer og jeres egen adresse' },
    ),
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

/** Shown beside the plans while they cannot be bought: no limit of theirs applies yet (docs/decisions/027). */
export const openForAll = capabilities.shop
  ? null
  : 'Premium og Livstid kan ikke købes her på siden i dag. Derfor er alt det, der står under dem, åbent for alle mindesider, og det, I lægger op nu, bliver stående.'

const rows: readonly (ComparisonRow & { needs?: Capability })[] = [
  { name: 'Mindeside, der åbnes med koden på stenen', ...everyPlan },
  { name: 'Livshistorie og tidslinje', ...everyPlan },
  { name: 'Gæstebog, lys og delte minder', ...everyPlan },
  { name: 'Billeder', ...inPaidPlans('Så mange, I vil', String(freePictures)) },
  { name: 'Film', ...inPaidPlans('Så mange, I vil', 'Ikke med') },
  { name: 'Musik', needs: 'music', ...paidPlans },
  { name: 'Hilsner, der bevæger sig', needs: 'movingGreetings', ...paidPlans },
  { name: 'Sange ud fra livshistorien', needs: 'songs', ...paidPlans },
  { name: 'Slægtstræ', needs: 'familyTree', ...inPaidPlans('Alle slægtled', `${freeGenerations} slægtled`) },
  { name: 'Temaer', ...inPaidPlans('Alle', 'Et udvalg') },
  { name: 'Jeres egen adresse', ...paidPlans },
  { name: 'Siden bliver stående, også når ingen betaler', ...everyPlan },
]

/** What each plan includes today. `true` and `false` are shown as 'Med' and 'Ikke med'. */
export const comparison: readonly ComparisonRow[] = rows.filter(isThere).map(({ needs: _, ...row }) => row)
