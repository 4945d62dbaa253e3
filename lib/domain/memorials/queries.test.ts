import { describe, expect, test } from 'vitest'
import { getMemorialForEdit } from '@/lib/domain/memorial-page/edit-queries'
import { listMyMemorials } from '@/lib/domain/memorials/queries'
import { db } from '@/lib/server/db'
import { actorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createPicture } from '@/tests/factories/media'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

describe('my memorials', () => {
  test('are those of one’s own memberships, with the number of pending posts', async () => {
    const [owner, viewer] = [await createAccount(), await createAccount()]
    const memorial = await createMemorial({ owner, bornYear: 1930, diedYear: 2020 })
    await createMemorial({ owner: await createAccount() })
    await createCode({ owner, memorials: [memorial] })
    await addMember(memorial, viewer, 'viewer')
    await createContribution({ memorial })
    const picture = await createPicture({ memorial })
    await db.memorial.update({ where: { id: memorial.id }, data: { portraitId: picture.id } })
    expect(await listMyMemorials(actorFor(owner))).toMatchObject([
      {
        id: memorial.id,
        fullName: 'Karen Holm',
        lifespan: '1930 – 2020',
        role: 'owner',
        pendingCount: 1,
        hasCode: true,
        portrait: { id: picture.id, src: `/media/${picture.id}/80.webp` },
      },
    ])
    expect(await listMyMemorials(actorFor(viewer))).toMatchObject([{ role: 'viewer', pendingCount: 0 }])
    expect(await listMyMemorials(visitor())).toEqual([])
  })

  test('leave out an archived page for viewers', async () => {
    const [owner, viewer] = [await createAccount(), await createAccount()]
    const memorial = await createMemorial({ owner, state: 'archived' })
    await addMember(memorial, viewer, 'viewer')
    expect(await listMyMemorials(actorFor(viewer))).toEqual([])
    expect(await listMyMemorials(actorFor(owner))).toHaveLength(1)
  })
})

describe('a memorial for editing', () => {
  test('is for owners and editors', async () => {
    const [owner, editor, viewer] = [await createAccount(), await createAccount(), await createAccount()]
    const memorial = await createMemorial({ owner })
    await addMember(memorial, editor, 'editor')
    await addMember(memorial, viewer, 'viewer')
    expect(await getMemorialForEdit(actorFor(editor), { id: memorial.slug })).toMatchObject({
      id: memorial.id,
      role: 'editor',
    })
    await expect(getMemorialForEdit(actorFor(viewer), { id: memorial.slug })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(getMemorialForEdit(visitor(), { id: 'findes-ikke' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('an editor sees the owner’s name', async () => {
  const [owner, editor] = [await createAccount({ fullName: 'Karen Bjerg' }), await createAccount()]
  const memorial = await createMemorial({ owner })
  await addMember(memorial, editor, 'editor')
  expect(await getMemorialForEdit(actorFor(editor), { id: memorial.slug })).toMatchObject({
    role: 'editor',
    ownerName: 'Karen Bjerg',
  })
  await db.memorialMember.delete({ where: { memorialId_userId: { memorialId: memorial.id, userId: owner.id } } })
  expect(await getMemorialForEdit(actorFor(editor), { id: memorial.slug })).toMatchObject({ ownerName: null })
})
