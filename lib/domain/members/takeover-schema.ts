import { z } from 'zod'
import { emailField, fullNameField } from '@/lib/domain/accounts/schema'
import { cleanLine, cleanText } from '@/lib/domain/contributions/clean-text'
import { evidenceKinds } from '@/lib/domain/members/schema'
import { danishDay } from '@/lib/shared/danish-time'

const tooLong = (max: number) => `Det er for langt. Der er plads til ${max.toLocaleString('da-DK')} tegn.`

// A length comes before every transform: cleaning a text costs more the longer it is.
const line = (missing: string, max: number) =>
  z
    .string(missing)
    .max(max * 4, tooLong(max))
    .transform(cleanLine)
    .pipe(z.string().min(2, missing).max(max, tooLong(max)))

const words = (missing: string, least: number, max: number) =>
  z
    .string(missing)
    .max(max * 4, tooLong(max))
    .transform(cleanText)
    .pipe(z.string().min(least, missing).max(max, tooLong(max)))

const writeAsker = 'Skriv et brugernavn eller en mailadresse.'

/** Somebody with an account is found by the username; an address gets a link, whoever may have an account under it. */
const asker = z
  .string(writeAsker)
  .max(254, tooLong(254))
  .trim()
  .min(2, writeAsker)
  .refine((text) => !text.includes('@') || emailField.safeParse(text).success, {
    error: 'Skriv en mailadresse som navn@eksempel.dk.',
  })

const optionalName = z
  .string()
  .max(500, tooLong(120))
  .nullish()
  .transform((text) => text?.trim() || null)
  .pipe(fullNameField.nullable())

const writeNumber = 'Skriv sagens nummer, eller lad feltet stå tomt.'
const optionalNumber = z
  .string(writeNumber)
  .max(20, writeNumber)
  .nullish()
  .transform((text) => (text?.trim() ? Number(text) : null))
  .pipe(z.int(writeNumber).min(1, writeNumber).max(2_147_483_647, writeNumber).nullable())

const chooseEvidence = 'Vælg, hvad du har set.'

export const takeoverForm = z
  .object({
    asker,
    name: optionalName,
    reason: words('Skriv, hvorfor siden skal have en ny ejer. Mindst 10 tegn.', 10, 2000),
    evidenceKind: z.string(chooseEvidence).max(40, chooseEvidence).pipe(z.enum(evidenceKinds, chooseEvidence)),
    evidenceOn: z.iso
      .date('Skriv den dato, der står på papiret.')
      .refine((day) => day <= danishDay(new Date()), 'Datoen ligger ude i fremtiden. Se efter igen.'),
    evidenceFrom: line('Skriv, hvem papiret er fra.', 160),
    evidenceNote: words('', 0, 2000).nullish(),
    caseNumber: optionalNumber,
  })
  .refine(({ asker: text, name }) => !text.includes('@') || name, {
    path: ['name'],
    error: 'Skriv navnet på den, der skal have siden.',
  })
export const startTakeoverInput = z.intersection(z.object({ id: z.string().min(1).max(100) }), takeoverForm)
