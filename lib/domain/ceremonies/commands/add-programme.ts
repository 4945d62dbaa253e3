import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { assertRoomForBytes, lockFreeRoomOf } from '@/lib/domain/billing/free-room'
import { programmeForm } from '@/lib/domain/ceremonies/copy'
import { removeProgrammeJob } from '@/lib/domain/ceremonies/jobs'
import { makeProgramme } from '@/lib/domain/ceremonies/programme/programme-pool'
import { assertDayAhead } from '@/lib/domain/ceremonies/programme/programme-row'
import { mostProgrammeFiles, programmeMegabytes } from '@/lib/domain/ceremonies/schema'
import { getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { storage } from '@/lib/integrations/storage/storage'
import { defineCommand } from '@/lib/server/command'
import { readDatabaseTime } from '@/lib/server/database-time'
import { db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import { UploadedFile } from '@/lib/server/request-body'
import { dayMs } from '@/lib/shared/durations'
import { listOf } from '@/lib/shared/input/list-of'

const missing = 'Vælg en PDF eller billeder af siderne.'

/**
 * Puts the programme of the coming funeral on the page, in place of the one before. Throws PROGRAMME_*, PICTURE_BROKEN,
 * SERVER_BUSY, STORAGE_FULL and FREE_BYTES*.
 */
export const addProgramme = defineCommand({
  name: 'ceremonies.add-programme',
  session: 'required',
  status: 201,
  // The form's own parts beside its files.
  fileLimitBytes: (programmeMegabytes + 1) * 1024 * 1024,
  input: memorialKeyInput.extend({
    // One arrives as a value, several as a list.
    file: z.preprocess(
      (value) => (value instanceof UploadedFile ? [value] : value || []),
      listOf(z.instanceof(UploadedFile, { error: missing }), {
        least: 1,
        most: mostProgrammeFiles,
        missing,
        tooMany: `Vælg højst ${mostProgrammeFiles} filer.`,
      }),
    ),
  }),
  limits: (_, { actor }) => [{ name: 'programme', key: actor.userId, points: 20, seconds: 3600 }],
  load: ({ id }, { actor }) => getWrittenPage(actor, id),
  authorize: canEditMemorial,
  prepare: async ({ file: files }, { actor }, { id }) => {
    await assertDayAhead(db, id)
    const bodies = files.map(({ body }) => body)
    return store(await makeProgramme(bodies, actor.userId))
  },
  release: ({ programmeKey }) => storage.delete(programmeKey),
  run: async (context, _, { id, slug }, { programmeKey, bytes }) => {
    const { tx, actor, about, enqueue } = context
    await lockFreeRoomOf(tx, id)
    await lockMemorial(tx, id)
    const before = await assertDayAhead(tx, id)
    // The one it replaces makes room.
    await tx.memorial.update({ where: { id }, data: { programmeBytes: null }, select: { id: true } })
    await assertRoomForBytes(tx, { memorialId: id, userId: actor.userId, bytes })
    const programmeAt = await readDatabaseTime(tx)
    await tx.memorial.update({
      where: { id },
      data: { programmeKey, programmeBytes: bytes, programmeAt },
      select: { id: true },
    })
    if (before) await enqueue(removeProgrammeJob, { storageKey: before })
    await pageEdited(context, id)
    about({ type: 'memorial', id })
    return { slug, bytes }
  },
  form: {
    name: programmeForm,
    done: ({ slug }) => `/edit-memorial/${slug}#bisaettelse`,
    back: ({ id = '' }) => `/edit-memorial/${encodeURIComponent(id)}`,
  },
})

async function store(body: Buffer): Promise<{ programmeKey: string; bytes: number }> {
  const programmeKey = `programmes/${randomUUID()}.pdf`
  // Before the first byte, so that a kill -9 leaves no file that nobody knows.
  await enqueue(db, removeProgrammeJob, { storageKey: programmeKey }, { startAfter: new Date(Date.now() + dayMs) })
  try {
    await storage.put(programmeKey, body, { contentType: 'application/pdf' })
  } catch (error) {
    await storage.delete(programmeKey)
    throw asRefusal(error)
  }
  return { programmeKey, bytes: body.length }
}
