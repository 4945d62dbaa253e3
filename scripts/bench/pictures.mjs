import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { programArgs } from '../set-up/programs.mjs'

const CHECKSUM = '0'.repeat(64)

/** A portrait in its variants, made by the application's own encoder. */
export const makePortrait = (site, slug) =>
  makeHead(site, slug, { column: 'portraitId', key: `media/portraet-${slug}`, width: 1600, height: 2000 })

/** As `makePortrait`, for a cover. */
export const makeCover = (site, slug) =>
  makeHead(site, slug, { column: 'coverId', key: `media/forside-${slug}`, width: 2400, height: 1600 })

async function makeHead(site, slug, { column, key, ...size }) {
  const widths = await makeVariants(site, key, size)
  const steps = await makeVariants(site, key, size, 'steps')
  await site.db.query(
    `WITH made AS (
       INSERT INTO "Media" (id, "memorialId", "storageKey", width, height, widths, steps, "stepsAt", colour, bytes,
         "contentType", checksum, position)
       SELECT gen_random_uuid(), id, $2, $5, $6, $3::int[], $7::int[], now(), '#8b8378', 90000, 'image/jpeg', $4, -1
       FROM "Memorial" WHERE slug = $1 RETURNING id, "memorialId")
     UPDATE "Memorial" SET "${column}" = made.id FROM made WHERE "Memorial".id = made."memorialId"`,
    [slug, key, widths, CHECKSUM, size.width, size.height, steps],
  )
}

/** This many pictures in the gallery: separate files of one motif. */
export async function makeGallery(site, slug, count) {
  const first = `media/galleri-${slug}-1`
  const widths = await makeVariants(site, first, { width: 2000, height: 1500 })
  const folderOf = (key) => path.join(site.dataDir, 'files', key)
  for (let index = 2; index <= count; index++) {
    const folder = folderOf(`media/galleri-${slug}-${index}`)
    fs.mkdirSync(folder, { recursive: true })
    for (const file of fs.readdirSync(folderOf(first))) {
      fs.linkSync(path.join(folderOf(first), file), path.join(folder, file))
    }
  }
  await site.db.query(
    `INSERT INTO "Media" (id, "memorialId", "storageKey", width, height, widths, colour, bytes, "contentType", checksum, position)
     SELECT gen_random_uuid(), id, 'media/galleri-' || $1 || '-' || n, 2000, 1500, $3::int[], '#8b8378', 90000, 'image/jpeg', $4, n
     FROM "Memorial", generate_series(1, $2::int) AS n WHERE slug = $1`,
    [slug, count, widths, CHECKSUM],
  )
}

/** @returns {Promise<number[]>} the widths made */
async function makeVariants({ dataDir }, key, size, set = 'page') {
  const folder = path.join(dataDir, 'files', key)
  fs.mkdirSync(folder, { recursive: true })
  const source = path.join(folder, 'original.jpg')
  if (!fs.existsSync(source)) fs.writeFileSync(source, await likePhotograph(size))
  const args = programArgs('bench-variants', source, folder, set)
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

/**
 * Noise in octaves, the coarse ones strong and the fine ones faint: photographs' amplitudes fall with frequency
 * (Field, 1987), so that the encoder has as much work as with a photograph.
 */
export async function likePhotograph({ width, height }) {
  const layers = []
  for (let cell = 512; cell >= 2; cell /= 2) {
    const [across, down] = [Math.ceil(width / cell), Math.ceil(height / cell)]
    const noise = { type: 'gaussian', mean: 128, sigma: 40 }
    const small = await sharp({ create: { width: across, height: down, channels: 3, background: '#808080', noise } })
      .png()
      .toBuffer()
    const input = await sharp(small)
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .ensureAlpha(Math.max(0.16, cell / 700))
      .png()
      .toBuffer()
    layers.push({ input })
  }
  return sharp({ create: { width, height, channels: 3, background: '#8b8378' } })
    .composite(layers)
    .jpeg({ quality: 92 })
    .toBuffer()
}
