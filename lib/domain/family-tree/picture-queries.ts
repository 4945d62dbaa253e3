import 'server-only'
import { getTree, viewerOf } from '@/lib/domain/family-tree/find-tree'
import { isMaskedFor } from '@/lib/domain/family-tree/person-row'
import { pictureInput } from '@/lib/domain/family-tree/schema'
import { variantKey } from '@/lib/domain/pictures/picture-files'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { isOpenPage } from '@/lib/shared/open-page'

/**
 * The portrait of somebody in a page's tree whom the caller may see, at least `w` pixels wide where there is one so wide.
 * Browsers may keep it when everybody may see both the page and the person.
 */
export const getTreePicture = defineRead({
  name: 'family-tree.get-tree-picture',
  session: 'optional',
  input: pictureInput,
  load: async ({ id, pictureId }, actor) => {
    const page = await getTree(actor, id)
    const picture = await db.treeMedia.findFirst({ where: { id: pictureId, treeId: page.treeId }, select: columns })
    const shown = picture?.people.filter((person) => !isMaskedFor(person, viewerOf(page))) ?? []
    if (!picture || shown.length === 0) throw new DomainError('NOT_FOUND')
    const isOpenPerson = shown.some((person) => !isMaskedFor(person, { ...viewerOf(page), isMember: false }))
    return { ...picture, isOpen: isOpenPage(page) && isOpenPerson }
  },
  // `load` already throws NOT_FOUND.
  authorize: anyone,
  run: (_actor, { w }, { id, storageKey, widths, isOpen }) => {
    const width = widths.find((candidate) => candidate >= w) ?? widths.at(-1)
    if (!width) throw new DomainError('NOT_FOUND')
    return { key: variantKey(storageKey, width), etag: `"${id}-${width}"`, isOpen }
  },
})

const columns = {
  id: true,
  storageKey: true,
  widths: true,
  people: {
    select: { isWithdrawn: true, isPrivate: true, diedYear: true, diedPlace: true, isDead: true, bornNoLater: true },
  },
} as const
