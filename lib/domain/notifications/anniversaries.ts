import { z } from 'zod'
import { boundedText } from '@/lib/shared/input/typed-text'

export const anniversaryKinds = ['birth', 'death'] as const
export type AnniversaryKind = (typeof anniversaryKinds)[number]

/** A plain form sends 'on' for a tick and nothing without one. */
const tick = z.preprocess((value) => value === true || value === 'on', z.boolean())

export const chooseAnniversariesInput = z.object({
  id: boundedText(100).min(1),
  remembersBirth: tick,
  remembersDeath: tick,
})

export const anniversariesForm = 'maerkedage'

/** What /memorial/{id}/admin/notifications shows. `knows…`: whether the exact day is written on the page. */
export type AnniversariesView = {
  remembersBirth: boolean
  remembersDeath: boolean
  knowsBirth: boolean
  knowsDeath: boolean
}

/**
 * The days of the calendar that are kept on this day (yyyy-mm-dd): itself, and on 28 February of a common year also the
 * 29th, so that nobody who was born or died on a leap day is forgotten three years out of four.
 */
export function daysKeptOn(day: string): { month: number; day: number }[] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  const kept = [{ month, day: date }]
  return month === 2 && date === 28 && !isLeapYear ? [...kept, { month, day: 29 }] : kept
}

type Anniversary = { kind: AnniversaryKind; memorialName: string; years: number }

/** 'I dag er det 12 år siden, Karen Holm døde.' */
export function anniversaryText({ kind, memorialName, years }: Anniversary): string {
  const count = years === 1 ? 'et år' : `${years} år`
  return `I dag er det ${count} siden, ${memorialName} ${kind === 'birth' ? 'blev født' : 'døde'}.`
}

/** Without the 'I dag', for a list that is read later: 'Det var 12 år siden, Karen Holm døde.' */
export function pastAnniversaryText({ kind, memorialName, years }: Anniversary): string {
  const count = years === 1 ? 'et år' : `${years} år`
  return `Mærkedag: Det var ${count} siden, ${memorialName} ${kind === 'birth' ? 'blev født' : 'døde'}.`
}
