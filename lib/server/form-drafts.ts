import 'server-only'
import { spend } from '@/lib/server/abuse/rate-limit'
import { db } from '@/lib/server/db'
import { DomainError, type FieldErrors } from '@/lib/server/errors'
import { createSecretToken } from '@/lib/server/tokens'

const keptMs = 3600_000
/** The longest text of any form fits, with its other fields. */
const mostCharacters = 60_000
// In an hour: more than anybody is refused, also many behind one address, and what all together may take, 600 MB.
const mostFromAddress = 40
const mostAtAll = 10_000

/** What a form without script shows again: the texts as typed, a message, and one sentence a field. */
export type FormDraft = { values: Record<string, string>; message: string; errors: FieldErrors }

type RefusedForm = FormDraft & { form: string; code: string; address: string }

/**
 * Keeps what was typed into a refused form for an hour. Returns the id that the page is called with (?kladde=): where
 * nothing may be kept, one by which the page still says the sentence.
 */
export async function keepDraft({ form, code, address, values, errors, message }: RefusedForm): Promise<string> {
  // Whoever sends it from another site would fill our tables with another's browser.
  if (code === 'FOREIGN_ORIGIN' || !(await mayKeepMore(address))) return sentenceId(form, code)
  const id = createSecretToken()
  const isTooLarge = JSON.stringify([values, errors]).length > mostCharacters
  await db.formDraft.create({
    data: {
      id,
      form,
      values: isTooLarge ? {} : values,
      errors: isTooLarge ? {} : errors,
      message: message.slice(0, 500),
      expiresAt: new Date(Date.now() + keptMs),
    },
  })
  return id
}

/** The kept draft of that form, or null when it is unknown, of another form or older than an hour. */
export async function findKeptDraft(form: string, id: string | undefined): Promise<FormDraft | null> {
  if (id?.length !== 43) return null
  const row = await db.formDraft.findFirst({
    where: { id, form, expiresAt: { gt: new Date() } },
    select: { values: true, errors: true, message: true },
  })
  return row ? { values: texts(row.values), errors: texts(row.errors), message: row.message } : null
}

async function mayKeepMore(address: string): Promise<boolean> {
  try {
    await spend([
      { name: 'form-drafts', key: address, points: mostFromAddress, seconds: keptMs / 1000 },
      { name: 'form-drafts', key: 'all', points: mostAtAll, seconds: keptMs / 1000 },
    ])
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') return false
    throw error
  }
}

// No id of a draft has a point in it.
const sentenceId = (form: string, code: string) => `uden.${code}.${form}`

/** The code of a refusal whose draft was not kept, as its id says; null for every other id. Anybody can write such an id. */
export function codeWithoutDraft(form: string, id: string | undefined): string | null {
  const code = id?.split('.')[1]
  return code && id === sentenceId(form, code) ? code : null
}

/** Deletes drafts whose hour is over. */
export async function deleteOldDrafts(): Promise<void> {
  await db.formDraft.deleteMany({ where: { expiresAt: { lt: new Date() } } })
}

function texts(json: unknown): Record<string, string> {
  if (typeof json !== 'object' || json === null) return {}
  return Object.fromEntries(
    Object.entries(json).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
