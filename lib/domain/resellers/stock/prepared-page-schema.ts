import { z } from 'zod'
import { nameLine, optionalLine, optionalName, optionalText, partialDate } from '@/lib/domain/memorials/field-schemas'
import { EPITAPH_MAX_LENGTH, type MemorialForm } from '@/lib/domain/memorials/schema'
import { textCodeInput } from '@/lib/domain/qr-codes/schema'
import { fromForm } from '@/lib/shared/input/from-form'
import { dateFormValues } from '@/lib/shared/typed-year'

/** The text on the stone, as fields of a page with their limits. */
export const preparedPageForm = z.object({
  firstName: nameLine(80).min(1, 'Skriv fornavnet.'),
  middleName: optionalName(120).default(null),
  lastName: optionalName(80).default(null),
  birthName: optionalName(80).default(null),
  born: partialDate.default(null),
  died: partialDate.default(null),
  epitaph: optionalText(EPITAPH_MAX_LENGTH).default(null),
  restingCemetery: optionalLine(160).default(null),
})
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

const texts = ['firstName', 'middleName', 'lastName', 'birthName', 'epitaph', 'restingCemetery'] as const
type Prepared = Omit<PreparedPageView, 'preparedByName'>

/**
 * The form's initial values: the refused draft, else the stored page, else the approved sheet. The sheet fills fields
 * that were empty before its approval; fields emptied later stay empty. A name is never mixed from both.
 */
export function preparedFormValues(
  prepared: Prepared | null,
  draft: { values: Record<string, string> } | null,
  sheet: PageFromSheet | null = null,
): MemorialForm {
  if (draft) return typedValues(draft.values)
  if (!prepared) return { ...typedValues({}), ...sheet?.fields }
  const kept = {
    ...Object.fromEntries(texts.map((name) => [name, prepared[name] ?? ''])),
    firstName: prepared.firstName,
    born: dateFormValues(prepared.born),
    died: dateFormValues(prepared.died),
  }
  if (!sheet || prepared.updatedAt > sheet.approvedAt) return kept
  const { born, died, epitaph } = sheet.fields
  return {
    ...kept,
    ...(prepared.born ? {} : { born }),
    ...(prepared.died ? {} : { died }),
    ...(prepared.epitaph ? {} : { epitaph }),
  }
}

function typedValues(typed: Record<string, string>): MemorialForm {
  const date = (name: 'born' | 'died') => ({
    year: typed[`${name}.year`] ?? '',
    month: typed[`${name}.month`] ?? '',
    day: typed[`${name}.day`] ?? '',
  })
  return {
    ...Object.fromEntries(texts.map((name) => [name, typed[name] ?? ''])),
    firstName: typed.firstName ?? '',
    born: date('born'),
    died: date('died'),
  }
}
