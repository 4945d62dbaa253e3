import { describe, expect, it } from 'vitest'
import type { UserView } from '@/lib/domain/accounts/schema'
import { removePagePicturesJob } from '@/lib/domain/media/pictures/jobs'
import { findServedMedia } from '@/lib/domain/media/serving/served-media'
import { cancelDeletion } from '@/lib/domain/privacy/commands/cancel-deletion'
import { deleteAccount } from '@/lib/domain/privacy/commands/delete-account'
import { deleteDueAccountsJob } from '@/lib/domain/privacy/jobs'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { asOwner } from '@/tests/factories/as-owner'
import { createContribution } from '@/tests/factories/contributions'
import { createExport } from '@/tests/factories/exports'
import { createMemorial } from '@/tests/factories/memorials'
import { askForDeletion, createHousehold, type Household, letTimePass } from '@/tests/factories/privacy'
import { createPiece } from '@/tests/factories/production'
import { createSheet, markSent } from '@/tests/factories/proof-sheets'
import { createCode } from '@/tests/factories/qr-codes'
import { createReport } from '@/tests/factories/reports'
import { createStonePhoto } from '@/tests/factories/stones'
import { dumpTables, rowsAbout } from '@/tests/factories/table-dump'

const worker = callerFor({ kind: 'system', name: 'jobs' })
const run = async ({ id: userId }: { id: string }) => (await execute(deleteAccount, worker, { userId })).result

async function leave({ owner, memorial, draft }: Household, kind: string, draftKind = kind) {
  const heirEmail = 'arving@eksempel.dk'
  await askForDeletion(owner, { [memorial.id]: { kind, heirEmail }, [draft.id]: { kind: draftKind, heirEmail } })
  await letTimePass(owner)
  return run(owner)
}

const stateOf = async ({ id }: { id: string }) => (await db.memorial.findUnique({ where: { id } }))?.state ?? 'gone'

/** Stores the account's id wherever a row can have one: what it made, and what it did as staff. */
async function signEverything({ owner, memorial, picture, code }: Household): Promise<void> {
  const signed = { data: { createdById: owner.id } }
  const version = { mediaId: picture.id, number: 1, recipe: {}, storageKey: `media/${crypto.randomUUID()}` }
  await db.mediaVersion.create({ data: { ...version, ...signed.data } })
  await db.timelineEvent.create({ data: { memorialId: memorial.id, title: 'Bryllup', year: 1960, ...signed.data } })
  await createStonePhoto(code, { takenById: owner.id })
  const { id, fileIds } = await createExport([code])
  await db.artworkExport.update({ where: { id }, ...signed })
  await db.artworkFile.updateMany({ where: { id: { in: fileIds } }, data: { releasedById: owner.id } })
  const administrator = administratorFor(await createAccount())
  const sheetId = await createSheet(administrator, null)
  await markSent(sheetId)
  await db.proofSheet.update({ where: { id: sheetId }, data: { status: 'approved', ...signed.data } })
  const { id: pieceId, batch } = await createPiece()
  await db.productionBatch.update({ where: { id: batch.id }, data: { ...signed.data, receivedById: owner.id } })
  await db.pieceEvent.create({ data: { pieceId, kind: 'queued', actorId: owner.id } })
  const report = await createReport({}, actorFor(owner))
  await db.report.update({ where: { caseId: report.id }, data: { decidedById: owner.id } })
}

describe('deleting an account whose period is over', () => {
  it('with delete: the pages go with everything on them, files included, and the code is free', async () => {
    const family = await createHousehold('Ravn')
    expect(await leave(family, 'delete')).toEqual({ deleted: true })
    expect(await db.memorial.count({ where: { id: { in: family.pages } } })).toBe(0)
    expect(await db.contribution.count({ where: { memorialId: family.memorial.id } })).toBe(0)
    expect(await findServedMedia(family.picture.id, 0)).toBeNull()
    expect(await db.qrCode.findUnique({ where: { id: family.code.id } })).toMatchObject({
      state: 'released',
      ownerId: null,
      claimedAt: null,
    })
    const [job] = await db.$queryRaw<Array<{ data: unknown }>>`
      SELECT data FROM pgboss.job WHERE name = ${removePagePicturesJob.name}
      AND data::text LIKE ${`%${family.picture.prepared.storageKey}%`}`
    const key = `${family.picture.prepared.storageKey}/original.jpg`
    expect(await storage.stat(key)).not.toBeNull()
    await removePagePicturesJob.perform(job?.data)
    expect(await storage.stat(key)).toBeNull()
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: family.owner.email } })
    expect(mail.template).toBe('account-deleted')
    expect(mail.text).toContain('Mindesiden for Ellen Ravn er slettet.')
  })

  it('with archive: the pages are hidden and kept, without an owner', async () => {
    const family = await createHousehold('Skov')
    await leave(family, 'archive')
    expect([await stateOf(family.memorial), await stateOf(family.draft)]).toEqual(['archived', 'archived'])
    const roles = await db.memorialMember.findMany({ where: { memorialId: family.memorial.id } })
    expect(roles).toMatchObject([{ userId: family.editor.id, role: 'editor' }])
    expect(await db.media.count({ where: { id: family.picture.id, createdById: null } })).toBe(1)
  })

  it('a page that nobody took over in time stays open, kept by the operator, and the code leads to it', async () => {
    const family = await createHousehold('Lund')
    await leave(family, 'hand_over')
    expect([await stateOf(family.memorial), await stateOf(family.draft)]).toEqual(['memorialised', 'archived'])
    const code = await db.qrCode.findUniqueOrThrow({ where: { id: family.code.id }, include: { links: true } })
    expect(code).toMatchObject({ state: 'linked', ownerId: null, links: [{ memorialId: family.memorial.id }] })
  })

  it('a page created after the choice is kept, and stays open if visitors could read it', async () => {
    const owner = await createAccount()
    await askForDeletion(owner)
    const [shown, draft] = [await createMemorial({ owner }), await createMemorial({ owner, state: 'draft' })]
    await letTimePass(owner)
    await run(owner)
    expect([await stateOf(shown), await stateOf(draft)]).toEqual(['memorialised', 'archived'])
  })

  it('a page that was taken over in time is the heir’s as it was', async () => {
    const family = await createHousehold('Dahl')
    const choices = { [family.memorial.id]: { kind: 'delete' }, [family.draft.id]: { kind: 'delete' } }
    await askForDeletion(family.owner, choices)
    const members = { memorialId: family.memorial.id }
    await db.memorialMember.updateMany({ where: { ...members, userId: family.owner.id }, data: { role: 'editor' } })
    await db.memorialMember.updateMany({ where: { ...members, userId: family.editor.id }, data: { role: 'owner' } })
    await letTimePass(family.owner)
    await run(family.owner)
    expect([await stateOf(family.memorial), await stateOf(family.draft)]).toEqual(['published', 'gone'])
  })

  it('leaves every row of other families unchanged; the person’s posts there stay, signed, without the account', async () => {
    const [leaving, other] = [await createHousehold('Krogh'), await createHousehold('Holst')]
    const author = { userId: leaving.owner.id, authorName: 'Krogh fra skolen', status: 'approved' as const }
    const greeting = await createContribution({ memorial: other.memorial, ...author })
    const marks = [other.owner.id, other.editor.id, ...other.pages, other.code.id, other.code.packageId]
    const before = rowsAbout(await dumpTables(), marks)
    await leave(leaving, 'delete')
    const after = rowsAbout(await dumpTables(), marks)
    const anonymous = before.map((row) => row.replace(`"userId":"${leaving.owner.id}"`, '"userId":null'))
    expect(after).toEqual(anonymous.sort())
    expect(await db.contribution.findUnique({ where: { id: greeting.id } })).toMatchObject({
      authorName: 'Krogh fra skolen',
      userId: null,
    })
  })

  it('leaves nothing that leads to the person, except a last mail on its way and the audit log’s bare id', async () => {
    const family = await createHousehold('Vestergaard')
    await db.contribution.updateMany({ where: { id: family.greeting.id }, data: { decidedById: family.owner.id } })
    await signEverything(family)
    await leave(family, 'archive')
    const { id, username, email } = family.owner
    const left = rowsAbout(await dumpTables(['AuditEntry', 'Mail']), [id, username])
    // A case keeps its entries, with the name and address in them, until its period is over.
    expect(left.filter((row) => !row.startsWith('SupportCase'))).toEqual([])
    expect(left).toMatchObject([expect.stringContaining('"userId":null')])
    expect(await db.supportEntry.count({ where: { authorId: id } })).toBe(0)
    expect(await db.mail.findMany({ where: { recipient: email } })).toMatchObject([{ template: 'account-deleted' }])
    const audit = JSON.stringify(await db.auditEntry.findMany({ where: { command: 'privacy.delete-account' } }))
    expect(audit).not.toContain(username)
    expect(audit).not.toContain(family.owner.fullName)
  })

  it('keeps blocked and retired codes as they are, without their owner', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const blocked = await createCode({ owner, memorials: [memorial], state: 'blocked' })
    const retired = await createCode({ owner, state: 'retired' })
    await askForDeletion(owner, { [memorial.id]: { kind: 'delete' } })
    await letTimePass(owner)
    await run(owner)
    const codes = await db.qrCode.findMany({
      where: { id: { in: [blocked.id, retired.id] } },
      select: { state: true, ownerId: true, links: true },
      orderBy: { id: 'asc' },
    })
    expect(codes).toEqual([
      { state: 'blocked', ownerId: null, links: [] },
      { state: 'retired', ownerId: null, links: [] },
    ])
  })

  it('is atomic: after a failure at the very end everything is unchanged, and the next try finishes', async () => {
    const family = await createHousehold('Friis')
    const choices = { [family.memorial.id]: { kind: 'delete' }, [family.draft.id]: { kind: 'archive' } }
    await askForDeletion(family.owner, choices)
    await letTimePass(family.owner)
    const before = await dumpTables()
    await asOwner(
      `CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''out of order''; END'`,
      `CREATE TRIGGER refuse BEFORE DELETE ON "User" FOR EACH ROW EXECUTE FUNCTION refuse()`,
    )
    await expect(run(family.owner)).rejects.toThrow()
    expect(await dumpTables()).toEqual(before)
    await asOwner('DROP TRIGGER refuse ON "User"', 'DROP FUNCTION refuse()')
    expect(await run(family.owner)).toEqual({ deleted: true })
    expect(await stateOf(family.memorial)).toBe('gone')
  })

  it('may run twice and in two processes at once', async () => {
    const user = await createAccount()
    await askForDeletion(user)
    await letTimePass(user)
    const results = await Promise.all([run(user), run(user)])
    expect(results.filter(({ deleted }) => deleted)).toHaveLength(1)
    expect(await run(user)).toEqual({ deleted: false })
    expect(await db.mail.count({ where: { recipient: user.email, template: 'account-deleted' } })).toBe(1)
  })

  it('leaves alone accounts with time left, without a request, or with a cancelled one', async () => {
    const [early, never, regretful] = [await createAccount(), await createAccount(), await createAccount()]
    await askForDeletion(early)
    await execute(cancelDeletion, await askForDeletion(regretful), {})
    for (const user of [early, never, regretful]) expect(await run(user)).toEqual({ deleted: false })
    expect(await db.user.count({ where: { id: { in: [early.id, never.id, regretful.id] } } })).toBe(3)
  })

  it('never deletes the last administrator', async () => {
    await db.user.updateMany({ data: { isAdmin: false, staffScope: null } })
    const last = await createAccount({ isAdmin: true, staffScope: 'full' })
    await letTimePass(last)
    await expect(run(last)).rejects.toMatchObject({ code: 'LAST_ADMINISTRATOR' })
    expect(await db.user.count({ where: { id: last.id } })).toBe(1)
  })

  it('is run only by jobs', async () => {
    const user = await createAccount()
    const ask = (actor: ReturnType<typeof actorFor> | ReturnType<typeof administratorFor>) =>
      execute(deleteAccount, callerFor(actor), { userId: user.id })
    await expect(ask(actorFor(user))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(ask(administratorFor(await createAccount()))).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('is queued by the hourly job for accounts whose period is over and for no others', async () => {
    const [due, early]: UserView[] = [await createAccount(), await createAccount()]
    for (const user of [due, early]) if (user) await askForDeletion(user)
    if (due) await letTimePass(due)
    await deleteDueAccountsJob.perform({})
    const orders = await db.$queryRaw<Array<{ id: string }>>`
      SELECT data->>'userId' AS id FROM pgboss.job WHERE name = 'delete-account'`
    const ids = orders.map(({ id }) => id)
    expect(ids).toContain(due?.id)
    expect(ids).not.toContain(early?.id)
  })
})
