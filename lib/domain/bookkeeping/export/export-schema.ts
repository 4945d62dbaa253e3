import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { typedDay } from '@/lib/shared/input/typed-day'

/** Danish calendar days, both included; the invoices' own dates and the days the payments were booked. */
export const exportInput = z
  .object({ from: typedDay('Skriv den første dag.'), to: typedDay('Skriv den sidste dag.') })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'Den sidste dag skal ligge efter den første.' })
  .refine(({ from, to }) => to <= Temporal.PlainDate.from(from).add({ years: 6 }).toString(), {
    path: ['to'],
    error: 'Vælg højst seks år ad gangen.',
  })
export type ExportPeriod = z.output<typeof exportInput>

const csvFormatNames = ['csv', 'economic', 'dinero', 'billy'] as const
export type CsvFormatName = (typeof csvFormatNames)[number]

/** What the postings are for. */
export const exportFormats = [...csvFormatNames, 'saft'] as const
export type ExportFormat = (typeof exportFormats)[number]
export const exportFormatTexts: Record<ExportFormat, string> = {
  csv: 'Regneark',
  economic: 'e-conomic',
  dinero: 'Dinero',
  billy: 'Billy',
  saft: 'SAF-T (alle programmer, der kan læse standarden)',
}

export const exportFormat = z.enum(exportFormats, 'Vælg et program på listen.')
export const postingsInput = exportInput.safeExtend({ format: exportFormat.default('csv') })
