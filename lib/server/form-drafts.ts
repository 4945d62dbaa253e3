import 'server-only'
import { db } from '@/lib/server/db'
import type { FieldErrors } from '@/lib/server/errors'
import { createSecretToken } from '@/lib/server/tokens'

const keptMs = 3600_000
const maxBytes = 60_000

/** What a form without script shows again: the texts as typed, a message, and one sentence a field. */
export type FormDraft = { values: Record<string, string>; message: string; errors: FieldErrors }

/** Keeps what was typed into a refused form for an hour. Returns the id that the page is called with (?kladde=). */
export async function keepDraft(form: string, draft: FormDraft): Promise<string> {
  const id = createSecretToken()
  const tooLarge = JSON.stringify(draft.values).length > maxBytes
  await db.formDraft.create({
    data: {
      id,
      form,
      values: tooLarge ? {} : draft.values,
      errors: draft.errors,
      message: draft.message.slice(0, 500),
      expiresAt: new Date(Date.now() + keptMs),
    },
  })
  return id
}

/** The draft of that form, or null when it is unknown, of another form or older than an hour. */
export async function findDraft(form: string, id: string | undefined): Promise<FormDraft | null> {
  if (id?.length !== 43) return null
  const row = await db.formDraft.findFirst({
    where: { id, form, expiresAt: { gt: new Date() } },
    select: { values: true, errors: true, message: true },
  })
  return row ? { values: texts(row.values), errors: texts(row.errors), message: row.message } : null
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
