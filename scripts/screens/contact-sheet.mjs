import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const GAP = 24
const LABEL_HEIGHT = 28
const GROUND = '#8a8783'
// On a single page's sheet: as wide as the original up to this, and no longer than this.
const PAGE = { width: 480, maxHeight: 2600 }
// On a sheet of all pages: their first screens.
const TILE = { columns: 8, width: 260 }

/**
 * Tiles the screenshots in `out` into sheets/: for each page all its sizes and themes (page-<name>.png), and for each
 * size and theme the first screens of all pages (all-<folder>.png).
 */
export async function makeSheets({ out, names }) {
  const folders = fs.readdirSync(out).filter((name) => /^\d+-(light|dark)/.test(name))
  const sheets = path.join(out, 'sheets')
  fs.mkdirSync(sheets, { recursive: true })
  for (const name of names) {
    const found = folders.flatMap((folder) => existing(path.join(out, folder, `${name}.png`), folder))
    const tiles = await Promise.all(found.map(({ file, label }) => shrink(file, label, PAGE)))
    if (tiles.length > 0) await layOut(tiles, tiles.length, path.join(sheets, `page-${name}.png`))
  }
  for (const folder of folders) {
    const width = Number.parseInt(folder, 10)
    const columns = width > 600 ? TILE.columns / 2 : TILE.columns
    const tileWidth = width > 600 ? TILE.width * 2 : TILE.width
    const maxHeight = Math.round(tileWidth * (width > 600 ? 900 / 1440 : 844 / 390))
    const found = names.flatMap((name) => existing(path.join(out, folder, `${name}.png`), name))
    const tiles = []
    for (const { file, label } of found) tiles.push(await shrink(file, label, { width: tileWidth, maxHeight }))
    if (tiles.length > 0) await layOut(tiles, columns, path.join(sheets, `all-${folder}.png`))
  }
}

const existing = (file, label) => (fs.existsSync(file) ? [{ file, label }] : [])

/** The screenshot at the sheet's width, cropped to its height, below its name. */
async function shrink(file, label, { width, maxHeight }) {
  const { width: full, height: fullHeight } = await sharp(file).metadata()
  const scale = Math.min(1, width / full)
  const kept = Math.min(fullHeight, Math.round(maxHeight / scale))
  const picture = await sharp(file)
    .extract({ left: 0, top: 0, width: full, height: kept })
    .resize({ width: Math.round(full * scale) })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { label, bytes: picture.data, width: picture.info.width, height: picture.info.height }
}

async function layOut(tiles, columns, file) {
  const columnWidth = Math.max(...tiles.map(({ width }) => width))
  const rows = []
  for (let start = 0; start < tiles.length; start += columns) rows.push(tiles.slice(start, start + columns))
  const layers = []
  let top = GAP
  for (const row of rows) {
    row.forEach((tile, index) => {
      const left = GAP + index * (columnWidth + GAP)
      layers.push({ input: labelOf(tile.label, columnWidth), left, top })
      layers.push({ input: tile.bytes, left, top: top + LABEL_HEIGHT })
    })
    top += LABEL_HEIGHT + Math.max(...row.map(({ height }) => height)) + GAP
  }
  const width = GAP + Math.min(columns, tiles.length) * (columnWidth + GAP)
  await sharp({ create: { width, height: top, channels: 3, background: GROUND } })
    .composite(layers)
    .png()
    .toFile(file)
}

// Names of pages and folders are letters, digits and hyphens, so nothing needs escaping.
function labelOf(words, width) {
  const style = 'font-family="sans-serif" font-size="16" fill="#ffffff"'
  return Buffer.from(`<svg width="${width}" height="${LABEL_HEIGHT}"><text x="0" y="18" ${style}>${words}</text></svg>`)
}
