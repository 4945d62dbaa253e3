import { describe, expect, test } from 'vitest'
import { removePortrait } from '@/lib/domain/family-tree/commands/remove-portrait'
import { setPortrait } from '@/lib/domain/family-tree/commands/set-portrait'
import { undoEdit } from '@/lib/domain/family-tree/commands/undo-edit'
import { removeTreeFilesJob, removeUnknownTreeFileJob } from '@/lib/domain/family-tree/jobs'
import { familyTreePersonalData } from '@/lib/domain/family-tree/personal-data'
import { getTreePicture } from '@/lib/domain/family-tree/queries'
import { treeFileKeys } from '@/lib/domain/family-tree/tree-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'
import type { Actor } from '@/lib/shared/actor'
import { dayMs } from '@/lib/shared/durations'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPerson } from '@/tests/factories/family-tree'
import { createPicture, pictureFile } from '@/tests/factories/media'
import { addMember } from '@/tests/factories/memorials'
import { aTree } from '@/tests/factories/tree-edits'

type Place = { id: string; personId: string }
const set = async (actor: Actor, at: Place, from: { mediaId?: string; file?: UploadedFile }) =>
  (await execute(setPortrait, callerFor(actor), { ...at, ...from })).result
const remove = (actor: Actor, at: Place) => execute(removePortrait, callerFor(actor), at)

const w = 320
const idOf = (url: string) => url.split('/').at(-1) ?? ''
const portraitOf = ({ personId }: Place) => db.treeMedia.findFirst({ where: { people: { some: { id: personId } } } })

describe('giving a person a portrait', () => {
  test('stores a file as the tree’s own, and serves it', async () => {
    const { actor, memorial, tree, at } = await aTree()
    const result = await set(actor, at, { file: await pictureFile(700, 500) })
    const media = await db.treeMedia.findFirstOrThrow({ where: { treeId: tree.id } })
    expect(media).toMatchObject({ width: 700, height: 500, widths: [320, 480, 640, 700], createdById: actor.userId })
    expect(result).toEqual({ revision: 1, portraitUrl: `/api/memorials/${memorial.id}/tree/pictures/${media.id}` })
    const asked = { id: memorial.slug, pictureId: media.id }
    expect(await getTreePicture(visitor(), { ...asked, w: 330 })).toMatchObject({
      key: `${media.storageKey}/480.webp`,
      isOpen: true,
    })
    for (const key of treeFileKeys(media)) expect(await storage.stat(key)).not.toBeNull()
    // A day later, since the row was written.
    await removeUnknownTreeFileJob.perform({ storageKey: media.storageKey, keys: treeFileKeys(media) })
    expect(await storage.stat(`${media.storageKey}/320.webp`)).not.toBeNull()
  })

  test('copies a picture of the page’s gallery, and of no other', async () => {
    const { actor, memorial, at } = await aTree()
    const other = await aTree()
    const [own, foreign] = [await createPicture({ memorial }), await createPicture({ memorial: other.memorial })]
    await set(actor, at, { mediaId: own.id })
    await db.media.delete({ where: { id: own.id } })
    const { storageKey } = (await portraitOf(at)) ?? { storageKey: '' }
    expect(storageKey).toMatch(/^trees\//)
    await expect(set(actor, at, { mediaId: foreign.id })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { mediaId: expect.any(String) },
    })
  })

  test('comes back when its removal is undone', async () => {
    const { actor, at } = await aTree()
    await set(actor, at, { file: await pictureFile() })
    const before = await portraitOf(at)
    await remove(actor, at)
    expect(await portraitOf(at)).toBeNull()
    await execute(undoEdit, callerFor(actor), { id: at.id })
    expect(await portraitOf(at)).toEqual(before)
  })
})

describe('a living person’s portrait', () => {
  test('is for members, never kept by a browser, and no stranger learns of it', async () => {
    const { actor, memorial, tree, at } = await aTree()
    const { id: personId } = await createPerson(tree)
    const viewer = await createAccount()
    await addMember(memorial, viewer, 'viewer')
    const { portraitUrl } = await set(actor, { ...at, personId }, { file: await pictureFile() })
    const asked = { id: at.id, pictureId: idOf(portraitUrl), w }
    expect(await getTreePicture(actorFor(viewer), asked)).toMatchObject({ isOpen: false })
    await expect(getTreePicture(visitor(), asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await db.treePerson.update({ where: { id: personId }, data: { isWithdrawn: true } })
    await expect(getTreePicture(actor, asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('files', () => {
  test('of a portrait that nobody has are deleted when no edit can bring it back, and not before', async () => {
    const { actor, tree, at } = await aTree()
    await set(actor, at, { file: await pictureFile() })
    const media = await db.treeMedia.findFirstOrThrow({ where: { treeId: tree.id } })
    await db.treeMedia.update({ where: { id: media.id }, data: { createdAt: new Date(Date.now() - 400 * dayMs) } })
    await remove(actor, at)
    await familyTreePersonalData.tidy(new Date(Date.now() + 29 * dayMs))
    expect(await db.treeMedia.count({ where: { id: media.id } })).toBe(1)
    await familyTreePersonalData.tidy(new Date(Date.now() + 31 * dayMs))
    expect(await db.treeMedia.count({ where: { id: media.id } })).toBe(0)
    expect(await db.treeEdit.count({ where: { treeId: tree.id } })).toBe(0)
    await removeTreeFilesJob.perform({ files: [{ storageKey: media.storageKey, keys: treeFileKeys(media) }] })
    for (const key of treeFileKeys(media)) expect(await storage.stat(key)).toBeNull()
  })

  test('of a portrait that somebody has stay', async () => {
    const { actor, at } = await aTree()
    await set(actor, at, { file: await pictureFile() })
    const before = await portraitOf(at)
    await db.treeMedia.updateMany({ where: { id: before?.id ?? '' }, data: { createdAt: new Date(0) } })
    await familyTreePersonalData.tidy(new Date(Date.now() + 31 * dayMs))
    expect(await portraitOf(at)).not.toBeNull()
  })
})

describe('refuses', () => {
  test('what is not a picture, and nothing at all', async () => {
    const { actor, at } = await aTree()
    const file = new UploadedFile('x.jpg', Buffer.from('ikke et billede'))
    await expect(set(actor, at, { file })).rejects.toMatchObject({
      code: 'PICTURE_UNREADABLE',
      fields: { file: expect.any(String) },
    })
    await expect(set(actor, at, {})).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('other trees’ people, somebody who asked to be taken out, and everyone who does not write the page', async () => {
    const { actor, tree, at } = await aTree()
    const other = await aTree()
    const file = await pictureFile()
    const { id: withdrawn } = await createPerson(tree, { isWithdrawn: true })
    await expect(set(actor, { ...other.at, id: at.id }, { file })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(set(actor, { ...at, personId: withdrawn }, { file })).rejects.toMatchObject({
      code: 'TREE_WITHDRAWN',
    })
    await expect(remove(other.actor, at)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(set(other.actor, at, { file })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(set(visitor(), at, { file })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await db.treeMedia.count({ where: { treeId: tree.id } })).toBe(0)
  })
})
