import 'server-only'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { assertRoomForBytes, lockFreeRoomOf } from '@/lib/domain/billing/free-room'
import { editPageTree } from '@/lib/domain/family-tree/edit-page-tree'
import { getTree, type TreeSubject } from '@/lib/domain/family-tree/find-tree'
import { assertShown, toldName } from '@/lib/domain/family-tree/person-data'
import { portraitUrl } from '@/lib/domain/family-tree/person-row'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { setPortraitInput } from '@/lib/domain/family-tree/schema'
import { addPortraitRow, discardPortrait, storePortrait } from '@/lib/domain/family-tree/tree-files'
import { queueKey } from '@/lib/domain/pictures/decoding/picture-pool'
import { variantKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { UploadedFile } from '@/lib/server/request-body'

/**
 * Gives a person a portrait: a file, or a copy of a picture of the page's gallery as it is shown. It is the tree's own,
 * so that the living's stay with the members. Throws the PICTURE_* errors, SERVER_BUSY, STORAGE_FULL, TREE_WITHDRAWN,
 * TREE_BEYOND_PLAN and FREE_BYTES*.
 */
export const setPortrait = defineCommand({
  name: 'family-tree.set-portrait',
  session: 'required',
  // Above the limit for pictures, so that a larger one is refused with the sentence about pictures.
  fileLimitBytes: 48 * 1024 * 1024,
  input: setPortraitInput.extend({ file: z.instanceof(UploadedFile, { error: 'Vælg et billede.' }).nullish() }),
  limits: (_, { actor }) => [{ name: 'upload', key: actor.userId, points: 1500, seconds: 3600 }],
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canEditTree,
  prepare: async ({ personId, file, mediaId }, caller, page) => {
    // Checked again under the lock; here it avoids decoding in vain.
    const person = await db.treePerson.findFirst({
      where: { id: personId, treeId: page.treeId },
      select: { isWithdrawn: true },
    })
    if (!person) throw new DomainError('NOT_FOUND')
    assertShown(person)
    const field = file ? 'file' : 'mediaId'
    try {
      return await storePortrait(file ? file.body : await shownPicture(page, mediaId), queueKey(caller))
    } catch (error) {
      throw error instanceof DomainError && !error.fields ? error.at(field) : error
    }
  },
  release: discardPortrait,
  run: async (context, { personId }, page, prepared) => {
    await lockFreeRoomOf(context.tx, page.id)
    const { userId } = context.actor
    await assertRoomForBytes(context.tx, { memorialId: page.id, userId, bytes: prepared.bytes })
    const { revision, portraitId } = await editPageTree(context, page, { kind: 'set-portrait' }, async (draft) => {
      const person = await draft.person(personId)
      assertShown(person)
      const media = { treeId: page.treeId, createdById: userId }
      const portraitId = await addPortraitRow(context.tx, prepared, media)
      draft.setPerson(personId, { ...person, portraitId })
      return { about: toldName(person), portraitId }
    })
    return { revision, portraitUrl: portraitUrl(page.id, { id: portraitId }) }
  },
})

/** The version shown of a picture in the page's gallery, at its widest. */
async function shownPicture({ id }: TreeSubject, mediaId: string | null | undefined): Promise<Buffer> {
  if (!mediaId) throw new DomainError('INVALID_INPUT', {}, { file: 'Vælg et billede.' })
  const picture = await db.media.findFirst({
    where: { id: mediaId, memorialId: id, contributionId: null, kind: 'picture', status: 'ready' },
    select: {
      storageKey: true,
      version: true,
      widths: true,
      versions: { select: { number: true, storageKey: true } },
    },
  })
  const edited = picture?.versions.find(({ number }) => number === picture.version)
  const width = picture?.widths.at(-1)
  const stored = picture && width && (await storage.get(variantKey(edited?.storageKey ?? picture.storageKey, width)))
  if (!stored) throw new DomainError('INVALID_INPUT', {}, { mediaId: 'Billedet er ikke på siden længere.' })
  return buffer(stored.stream)
}
