import 'server-only'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { mediaOfTree } from '@/lib/domain/tree-files/export/media-of-tree'
import { treeFile } from '@/lib/domain/tree-files/export/tree-file'
import { exportTreeInput } from '@/lib/domain/tree-files/schema'
import { writeGedzip } from '@/lib/integrations/gedcom/write-gedzip'
import { db } from '@/lib/server/db'
import type { FileAnswer } from '@/lib/server/file-route'
import { defineRead } from '@/lib/server/read'
import { webBody } from '@/lib/server/web-body'

/** The whole tree as a file other programs read, written before it is sent. */
export const exportTree = defineRead({
  name: 'tree-files.export-tree',
  session: 'required',
  input: exportTreeInput,
  limits: ({ id }) => [{ name: 'tree-export', key: id, points: 30, seconds: 3600 }],
  load: ({ id }, actor) => getTree(actor, id),
  authorize: canEditTree,
  run: async (_, { version, living, pictures }, { slug, treeId }): Promise<FileAnswer> => {
    const options = { version, withLiving: living, withPictures: pictures, now: new Date() }
    const file = await treeFile(treeId, options)
    if (pictures) {
      const body = writeGedzip(file, mediaOfTree(db, treeId, options))
      return { body, contentType: 'application/zip', filename: `${slug}.gdz` }
    }
    const body = webBody(() => file)
    return { body, contentType: 'text/vnd.familysearch.gedcom; charset=utf-8', filename: `${slug}.ged` }
  },
})
