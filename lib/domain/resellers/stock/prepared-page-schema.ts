import { z } from 'zod'
import { optionalLine, optionalText, partialDate, singleLine } from '@/lib/domain/memorials/field-schemas'
import type { MemorialForm } from '@/lib/domain/memorials/schema'
import { EPITAPH_MAX_LENGTH } from '@/lib/domain/memorials/schema'
import { textCodeInput } from '@/lib/domain/qr-codes/schema'
import { fromForm } from '@/lib/shared/input/from-form'

/** The text on the stone, as fields of a page with their limits. */
export const preparedPageForm = z.object({
  firstName: singleLine(80).min(1, 'Skriv fornavnet.'),
  middleName: optionalLine(120).default(null),
  lastName: optionalLine(80).default(null),
  birthName: optionalLine(80).default(null),
  born: partialDate.default(null),
  died: partialDate.default(null),
  epitaph: optionalText(EPITAPH_MAX_LENGTH).default(null),
  restingCemetery: optionalLine(160).default(null),
})
export type PreparedPageForm = z.input<typeof preparedPageForm>
export type PreparedPageFields = z.output<typeof preparedPageForm>

/** A form without script sends `born.year`; with script it sends `born: { year }`. */
export const preparePageInput = fromForm(nestDates, preparedPageForm.extend({ code: textCodeInput }))

function nestDates(fields: Readonly<Record<string, unknown>>): unknown {
  const given = new Map(Object.entries(fields))
  for (const date of ['born', 'died']) {
    const parts = ['year', 'month', 'day'].flatMap((part) => {
      const typed = given.get(`${date}.${part}`)
      return typed === undefined ? [] : [[part, typed] as const]
    })
    if (parts.length > 0) given.set(date, Object.fromEntries(parts))
  }
  return Object.fromEntries(given)
}

/** A prepared page in the reseller's form. */
export type PreparedPageView = PreparedPageFields & { updatedAt: string; preparedByName: string }

/** A prepared page as it is offered to the family that claimed the code. */
export type OfferedPageView = {
  name: string
  birthName: string | null
  /** '3. maj 1941 – 12. oktober 2026', or ''. */
  lifeDates: string
  epitaph: string | null
  restingCemetery: string | null
  companyName: string
}

/** The person on a code's approved proof sheet. `approvedAt` is ISO 8601 in UTC. */
export type PageFromSheet = {
  number: number
  approvedAt: string
  fields: Pick<MemorialForm, 'firstName' | 'middleName' | 'lastName' | 'birthName' | 'born' | 'died' | 'epitaph'>
}
