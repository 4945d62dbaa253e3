import { z } from 'zod'
import { writeEmail } from '@/lib/domain/accounts/copy'
import { emailField, fullNameField } from '@/lib/domain/accounts/schema'
import { evidenceKinds } from '@/lib/domain/members/schema'
import { danishDay } from '@/lib/shared/danish-time'
import { readableEmail } from '@/lib/shared/email-address'
import { cleanLine, cleanText } from '@/lib/shared/input/clean-text'
import { typedDay } from '@/lib/shared/input/typed-day'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

const writeAsker = 'Skriv et brugernavn eller en mailadresse.'

/** Accounts are found by username; an address gets a link, even if an account has that address. */
const asker = typedText(254, cleanLine, { missing: writeAsker })
  .min(2, writeAsker)
  .refine((text) => !text.includes('@') || emailField.safeParse(text).success, {
    error: writeEmail,
  })
  .overwrite(readableEmail)

const optionalName = boundedText(500)
  .nullish()
  .transform((text) => cleanLine(text ?? '') || null)
  .pipe(fullNameField.nullable())

const writeNumber = 'Skriv henvendelsens nummer, eller lad feltet stå tomt.'
const optionalNumber = boundedText(20, { missing: writeNumber, tooLong: writeNumber })
  .nullish()
  .transform((text) => (text?.trim() ? Number(text) : null))
  .pipe(z.int(writeNumber).min(1, writeNumber).max(2_147_483_647, writeNumber).nullable())

const writeReason = 'Skriv, hvorfor siden skal have en ny ejer. Mindst 10 tegn.'
const writeDate = 'Skriv den dato, der står på papiret.'
const writeFrom = 'Skriv, hvem papiret er fra.'
const chooseEvidence = 'Vælg, hvad du har set.'

export const takeoverForm = z
  .object({
    asker,
    name: optionalName,
    reason: typedText(2000, cleanText, { missing: writeReason }).min(10, writeReason),
    evidenceKind: boundedText(40, { missing: chooseEvidence }).pipe(z.enum(evidenceKinds, chooseEvidence)),
    evidenceOn: boundedText(10, { missing: writeDate, tooLong: writeDate })
      .pipe(typedDay(writeDate))
      .refine((day) => day <= danishDay(new Date()), 'Datoen ligger ude i fremtiden. Se efter igen.'),
    evidenceFrom: typedText(160, cleanLine, { missing: writeFrom }).min(2, writeFrom),
    evidenceNote: typedText(2000, cleanText).nullish(),
    caseNumber: optionalNumber,
  })
  .refine(({ asker: text, name }) => !text.includes('@') || name, {
    path: ['name'],
    error: 'Skriv navnet på den, der skal have siden.',
  })
export const startTakeoverInput = z.intersection(z.object({ id: boundedText(100).min(1) }), takeoverForm)
