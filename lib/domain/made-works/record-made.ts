import 'server-only'
import { z } from 'zod'
import { type MadeSource, madeBys, madeKinds, madeSource } from '@/lib/domain/made-works/schema'
import type { RunContext } from '@/lib/server/command'
import type { Prisma, Transaction } from '@/lib/server/db'

/** Somebody as they are named in the account: visitors have no account of their own. */
export type Named = { userId: string | null; name: string }

/** What somebody agreed to, as it was worded, before anything was sent. */
export type Consent = { text: string; userId: string | null; name: string; at: Date }

export type NewMadeWork = {
  memorialId: string
  kind: (typeof madeKinds)[number]
  madeBy: (typeof madeBys)[number]
  songId?: string
  /** The film it is. */
  mediaId?: string
  title: string
  asked: Named
  /** A Danish sentence. */
  purpose: string
  sources: MadeSource[]
  /** Choices by name, at most 4,000 characters as JSON. */
  settings: Prisma.InputJsonObject
  provider?: string
  model?: string
  consent?: Consent
  providerRef?: string
}

/** Most sources of one made work: a song has 40 sentences, a greeting a few pictures. */
const sourcesMost = 60
const settingsMost = 4000
const nameMost = 120

const bounds = z
  .object({
    kind: z.enum(madeKinds),
    madeBy: z.enum(madeBys),
    title: z.string().min(1).max(200),
    purpose: z.string().min(1).max(300),
    sources: z.array(madeSource).max(sourcesMost),
    settings: z.custom<object>((value) => JSON.stringify(value).length <= settingsMost, 'settings are too long'),
    provider: z.string().max(60).optional(),
    model: z.string().max(120).optional(),
    providerRef: z.string().max(200).optional(),
    consent: z.object({ text: z.string().min(1).max(1000) }).optional(),
  })
  .refine(
    ({ madeBy, provider }) => (madeBy === 'model') === Boolean(provider),
    'a model has a provider, rules have none',
  )
  .refine(({ provider, consent }) => !provider || consent, 'nothing goes to a provider without consent')

/**
 * Writes the account of something made, or about to be made, of a family's material; names longer than 120 characters
 * are cut. Throws ZodError for what is too large, and for a provider without consent: both are mistakes of the caller.
 */
export function recordMade(tx: Transaction, work: NewMadeWork): Promise<{ id: string }> {
  bounds.parse(work)
  const { asked, consent, songId, mediaId, provider, model, providerRef } = work
  return tx.madeWork.create({
    data: {
      memorialId: work.memorialId,
      kind: work.kind,
      madeBy: work.madeBy,
      title: work.title,
      purpose: work.purpose,
      sources: work.sources,
      settings: work.settings,
      songId,
      mediaId,
      provider,
      model,
      providerRef,
      askedById: asked.userId,
      askedByName: shown(asked.name),
      ...(consent && {
        consent: consent.text,
        consentById: consent.userId,
        consentByName: shown(consent.name),
        consentAt: consent.at,
      }),
    },
    select: { id: true },
  })
}

/** One row by its id, or every row of a song or of a file. */
type MadeSubject = { id: string } | { songId: string } | { mediaId: string }

/** Notes who approved it, where nobody has yet. */
export async function approveMade(tx: Transaction, subject: MadeSubject, by: Named): Promise<void> {
  await tx.madeWork.updateMany({
    where: { ...subject, approvedAt: null, withdrawnAt: null },
    data: { approvedAt: new Date(), approvedById: by.userId, approvedByName: shown(by.name) },
  })
}

/**
 * Notes who withdrew it. The concept that the thing belongs to removes the thing itself in the same transaction: page,
 * files, downloads. No provider we use offers deletion by its interface; the account says what each keeps
 * (`provider-copy.ts`). Returns how many rows were withdrawn now.
 */
export async function withdrawMade(
  { tx }: Pick<RunContext, 'tx'>,
  subject: MadeSubject,
  by: Named,
): Promise<{ withdrawn: number }> {
  const { count } = await tx.madeWork.updateMany({
    where: { ...subject, withdrawnAt: null },
    data: { withdrawnAt: new Date(), withdrawnById: by.userId, withdrawnByName: shown(by.name) },
  })
  return { withdrawn: count }
}

/** A name as the account keeps it. */
function shown(name: string): string {
  return name.trim().slice(0, nameMost) || 'Uden navn'
}
