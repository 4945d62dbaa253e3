import 'server-only'
import { spend } from '@/lib/server/abuse/rate-limit'
import { db } from '@/lib/server/db'
import { DomainError, type FieldErrors } from '@/lib/server/errors'
import { createSecretToken } from '@/lib/server/tokens'

const keptMs = 3600_000
/** Fits every form at its maximum lengths. */
const mostCharacters = 60_000
// Per hour. Per address: more than legitimate use needs, even behind a shared address. In all: at most 600 MB.
const mostFromAddress = 40
const mostAtAll = 10_000

/** What a form without script shows again: the texts as typed, a message, and one sentence a field. */
export type FormDraft = { values: Record<string, string>; message: string; errors: FieldErrors }

type RefusedForm = FormDraft & { form: string; code: string; address: string }

/**
 * Stores the values of a refused form for an hour. Returns its id for the query (?kladde=). When no draft may be
 * stored, the id itself carries the error code, so the page can still show the sentence.
 */
export async function keepDraft({ form, code, address, values, errors, message }: RefusedForm): Promise<string> {
  // Another site could otherwise fill the table through its visitors' browsers.
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

/** The stored draft, or null when the id is unknown, belongs to another form or is older than an hour. */
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

// Ids of stored drafts contain no '.'.
const sentenceId = (form: string, code: string) => `uden.${code}.${form}`

/** The error code in an id without a draft; null for any other id. Untrusted: anyone can make up such an id. */
export function codeWithoutDraft(form: string, id: string | undefined): string | null {
  const code = id?.split('.')[1]
  return code && id === sentenceId(form, code) ? code : null
}

/** Deletes expired drafts. */
export async function deleteOldDrafts(): Promise<void> {
  await db.formDraft.deleteMany({ where: { expiresAt: { lt: new Date() } } })
}

function texts(json: unknown): Record<string, string> {
  if (typeof json !== 'object' || json === null) return {}
  return Object.fromEntries(
    Object.entries(json).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
