import 'server-only'
import { z } from 'zod'
import { maxTributePictures } from '@/lib/domain/contributions/schema'
import { UploadedFile } from '@/lib/server/request-body'
import { listOf } from '@/lib/shared/input/list-of'

const onlyOne = 'Vælg højst ét billede.'
const tooMany = `Vælg højst ${maxTributePictures} billeder.`

// A file field that was left empty may arrive as an empty text.
const left = (value: unknown) => (value === '' || value === null ? undefined : value)

/** The picture of a greeting, or none. */
export const onePicture = z.preprocess(left, z.instanceof(UploadedFile, { error: onlyOne }).optional())

/** The pictures of a shared memory: a single one comes by itself, several come as a list. */
export const somePictures = z.preprocess(
  (value) => (left(value) === undefined ? [] : Array.isArray(value) ? value : [value]),
  listOf(z.instanceof(UploadedFile, { error: 'Vælg et billede.' }), {
    most: maxTributePictures,
    missing: tooMany,
    tooMany,
  }),
)
