import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { wayToPlan } from '@/lib/domain/billing/copy'
import { hasTheme } from '@/lib/domain/billing/entitlements'
import { BillingError } from '@/lib/domain/billing/errors'
import { readEntitlements } from '@/lib/domain/billing/page-plan'
import { withoutEmptySections } from '@/lib/domain/memorials/biography'
import { MemorialError } from '@/lib/domain/memorials/errors'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import {
  assertConsistent,
  columnsOf,
  type MemorialColumns,
  memorialView,
  storedColumns,
  storedFields,
} from '@/lib/domain/memorials/memorial-row'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial, canOwnMemorial } from '@/lib/domain/memorials/policy'
import {
  type MemorialChanges,
  ownerFields,
  type Theme,
  type UpdatedMemorialView,
  updateMemorialInput,
} from '@/lib/domain/memorials/schema'
import { isSlugFree, keepSlug, nextFreeSlug } from '@/lib/domain/memorials/take-slug'
import { stepsQueue } from '@/lib/domain/pictures/steps-queue'
import { defineCommand } from '@/lib/server/command'
import { readDatabaseTime } from '@/lib/server/database-time'
import type { Prisma, Transaction } from '@/lib/server/db'
import { DomainError, type FieldErrors } from '@/lib/server/errors'
import { fullName } from '@/lib/shared/names'
import { numberedSlug, slugify } from '@/lib/shared/slug'

const columns = { ...storedColumns, publishedAt: true } satisfies Prisma.MemorialSelect
type Changes = Omit<MemorialChanges, 'id' | 'revision' | 'seen'>
type Row = Prisma.MemorialGetPayload<{ select: typeof columns }>

export const updateMemorial = defineCommand({
  name: 'memorials.update-memorial',
  session: 'required',
  largeText: { bytes: 1_600_000, why: 'a life story of 60,000 characters with its markup, and its value in `seen`' },
  input: updateMemorialInput,
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: (actor, memorial, input) =>
    canEditMemorial(actor, memorial) &&
    (canOwnMemorial(actor, memorial) || ownerFields.every((field) => input[field] === undefined)),
  run: async ({ tx, about, enqueue }, { id: _, revision, seen, ...changes }, { id }): Promise<UpdatedMemorialView> => {
    const before = await lockedMemorial(tx, id)
    if (revision !== undefined && before.revision !== revision) throw new DomainError('CONFLICT')
    if (seen) assertUntouched(before, changes, seen)
    if (changes.portraitId) await assertInGallery(tx, { id, field: 'portraitId', pictureId: changes.portraitId })
    if (changes.coverId) await assertInGallery(tx, { id, field: 'coverId', pictureId: changes.coverId })
    for (const mediaId of [changes.portraitId, changes.coverId]) if (mediaId) await enqueue(stepsQueue, { mediaId })
    if (changes.theme !== undefined && changes.theme !== before.theme) await assertThemeInPlan(tx, id, changes.theme)
    const next: MemorialColumns = {
      ...columnsOf(changes),
      ...(changes.portraitId !== undefined && { portraitAt: await readDatabaseTime(tx) }),
      ...(changes.coverId !== undefined && { coverAt: await readDatabaseTime(tx) }),
      ...(await publishing(tx, before, changes)),
      ...(await slugAfter(tx, before, changes)),
    }
    const saved = await tx.memorial.update({
      where: { id },
      data: { ...next, revision: { increment: 1 } },
      select: columns,
    })
    assertConsistent(saved)
    if (saved.slug !== before.slug) await keepSlug(tx, saved.slug, id)
    const final = { ...saved, biography: await dropEmptySections(tx, saved) }
    about({ type: 'memorial', id, detail: { fields: Object.keys(changes) } })
    return { ...memorialView(final), stored: storedOf(changes, final) }
  },
})

/** The memorial, locked until the transaction ends, so that concurrent saves are serialised. */
async function lockedMemorial(tx: Transaction, id: string): Promise<Row> {
  await lockMemorial(tx, id)
  return tx.memorial.findUniqueOrThrow({ where: { id }, select: columns })
}

async function assertInGallery(
  tx: Transaction,
  { id, field, pictureId }: { id: string; field: string; pictureId: string },
): Promise<void> {
  const picture = await tx.media.findFirst({
    where: { id: pictureId, memorialId: id, contributionId: null, kind: 'picture', status: 'ready' },
    select: { id: true },
  })
  if (!picture) throw new DomainError('INVALID_INPUT', {}, { [field]: 'Billedet er ikke på siden længere.' })
}

async function publishing(tx: Transaction, before: Row, { state }: Changes) {
  if (state === undefined) return {}
  // Only the operator changes these pages: their family is gone.
  if (before.state === 'memorialised') throw new DomainError('FORBIDDEN')
  if (state !== 'published') return { state }
  if (before.isOwnStory) throw new MemorialError('OWN_STORY')
  // A page published before can be published again without a code: the code may have changed owner.
  if (!before.publishedAt && (await tx.qrLink.count({ where: { memorialId: before.id } })) === 0) {
    throw new MemorialError('MEMORIAL_NEEDS_CODE')
  }
  return { state, publishedAt: before.publishedAt ?? new Date(), creationStep: null }
}

async function slugAfter(tx: Transaction, before: Row, changes: Changes): Promise<MemorialColumns> {
  if (changes.slug !== undefined) {
    if (changes.slug === before.slug) return {}
    await assertAddressInPlan(tx, changes.slug, { ...before, ...changes })
    if (await isSlugFree(tx, changes.slug, before.id)) return { slug: changes.slug }
    throw new MemorialError('SLUG_TAKEN').at('slug')
  }
  const name = fullName({ ...before, ...changes })
  const isUnknownYet = before.publishedAt === null && name !== fullName(before) && isMadeFrom(before.slug, before)
  return isUnknownYet ? { slug: await nextFreeSlug(tx, name, before.id) } : {}
}

/** Removes template headings without text from a published page. Returns the biography as stored. */
async function dropEmptySections(tx: Transaction, memorial: Row): Promise<string | null> {
  if (!memorial.biography || (memorial.state !== 'published' && memorial.state !== 'memorialised')) {
    return memorial.biography
  }
  const biography = withoutEmptySections(memorial.biography)
  if (biography !== memorial.biography) await tx.memorial.update({ where: { id: memorial.id }, data: { biography } })
  return biography
}

function storedOf(changes: Changes, row: Row): UpdatedMemorialView['stored'] {
  return Object.fromEntries(Object.entries(storedFields(row)).filter(([field]) => field in changes))
}

/** Throws PLAN_THEME when the page's plan does not have the theme. Only for a change: a page keeps the one it has. */
async function assertThemeInPlan(tx: Transaction, memorialId: string, theme: Theme): Promise<void> {
  const room = await readEntitlements(tx, memorialId)
  if (!hasTheme(room, theme)) throw new BillingError('PLAN_THEME', { way: wayToPlan(room.coming) }).at('theme')
}

type Named = Parameters<typeof fullName>[0]

/**
 * Throws PLAN_ADDRESS when the page's plan has no address of the family's own choice. Open to all: an address made from
 * the name, and one that the page had before.
 */
async function assertAddressInPlan(tx: Transaction, slug: string, page: Named & { id: string }): Promise<void> {
  if (isMadeFrom(slug, page)) return
  const { ownAddress, coming } = await readEntitlements(tx, page.id)
  if (ownAddress) return
  const own = await tx.memorialSlug.findUnique({ where: { slug }, select: { memorialId: true } })
  if (own?.memorialId !== page.id) throw new BillingError('PLAN_ADDRESS', { way: wayToPlan(coming) }).at('slug')
}

/** Whether an address was made from the name, not chosen. */
function isMadeFrom(slug: string, named: Named): boolean {
  const base = slugify(fullName(named))
  const number = Number(/-(\d+)$/.exec(slug)?.[1])
  return slug === base || (number > 1 && slug === numberedSlug(base, number))
}

type Fields = Omit<MemorialChanges, 'id' | 'revision' | 'seen'>
type Columns = Readonly<Record<string, unknown>>

/**
 * Throws CONFLICT, naming the fields, when another person changed a field since it was `seen`, unless to the same
 * value. Fields absent from `seen` are not checked.
 */
function assertUntouched(row: Columns, changes: Fields, seen: Fields): void {
  const fields: FieldErrors = {}
  for (const [name, value] of Object.entries(changes)) {
    const before = only(seen, name)
    if (before === null || value === undefined) continue
    if (isStored(row, before) || isStored(row, { [name]: value })) continue
    fields[name] = 'Nogen har skrevet noget andet her imens.'
  }
  if (Object.keys(fields).length > 0) throw new DomainError('CONFLICT', {}, fields)
}

function only(fields: Fields, name: string): Fields | null {
  const entry = Object.entries(fields).find(([key, value]) => key === name && value !== undefined)
  return entry ? { [name]: entry[1] } : null
}

function isStored(row: Columns, field: Fields): boolean {
  return Object.entries(columnsOf(field)).every(([column, value]) =>
    isDeepStrictEqual(plain(row[column]), plain(value)),
  )
}

/** Makes values comparable: a date by its time, null as ''. */
function plain(value: unknown): unknown {
  return value instanceof Date ? value.getTime() : (value ?? '')
}
