import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp, { type Sharp } from 'sharp'
import { createPdf, mm } from '@/lib/integrations/print/pdf-document'
import { asDecodable } from './as-decodable'
import { openPicture, readPicture } from './read-picture'

export type LeafletErrorCode = 'PDF_UNREADABLE' | 'PDF_LOCKED' | 'TOO_MANY_PAGES'

/** Why a PDF is refused. */
export class LeafletError extends Error {
  constructor(
    readonly code: LeafletErrorCode,
    options?: ErrorOptions,
  ) {
    super(code, options)
    this.name = 'LeafletError'
  }

  /** Sent from the decoding process to the one that responds. */
  get refusal() {
    return { code: this.code }
  }
}

type Page = { jpeg: Buffer; width: number; height: number }

/** The longest side of a page in pixels: A4 at 170 to the inch, where the small print of a hymn is still read. */
const longestSide = 2000
const longestMm = 297

/**
 * PDFs and pictures, in this order, as one PDF of nothing but pictures of their pages: no script, link or attachment of
 * theirs is in it. Throws a LeafletError for a PDF and a PictureError for a picture.
 */
export async function makeLeaflet(files: readonly Buffer[], title: string, mostPages: number): Promise<Buffer> {
  const pages: Page[] = []
  for (const file of files) {
    const room = mostPages - pages.length
    if (isPdf(file)) pages.push(...(await pagesOf(file, room)))
    else if (room > 0) pages.push(await pictureAsPage(file))
    else throw new LeafletError('TOO_MANY_PAGES')
  }
  const { doc, finish } = createPdf({ title, widthMm: longestMm, heightMm: longestMm, hasFirstPage: false })
  for (const { jpeg, width, height } of pages) {
    const scale = mm(longestMm) / Math.max(width, height)
    doc.addPage({ size: [width * scale, height * scale], margin: 0 })
    doc.image(jpeg, 0, 0, { width: width * scale, height: height * scale })
  }
  return finish()
}

/** Its head may be anywhere in the first kilobyte (ISO 32000-1, implementation note 13). */
export function isPdf(file: Buffer): boolean {
  return file.subarray(0, 1024).includes('%PDF-')
}

async function pagesOf(file: Buffer, room: number): Promise<Page[]> {
  // A new one for each file: what a hostile file broke in it is gone with it.
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(file).catch((error) => {
    const isLocked = error instanceof Error && /password|security/i.test(error.message)
    throw new LeafletError(isLocked ? 'PDF_LOCKED' : 'PDF_UNREADABLE', { cause: error })
  })
  const count = document.getPageCount()
  if (count === 0) throw new LeafletError('PDF_UNREADABLE')
  if (count > room) throw new LeafletError('TOO_MANY_PAGES')
  const pages: Page[] = []
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = longestSide / Math.max(originalWidth, originalHeight)
    const [width, height] = [originalWidth, originalHeight].map((side) => Math.max(1, Math.round(side * scale)))
    // A page that is not there, or has no size.
    if (!width || !height) throw new LeafletError('PDF_UNREADABLE')
    const { data } = await page.render({ width, height, scale: 1, render: 'bitmap' })
    pages.push(await asPage(sharp(data, { raw: { width, height, channels: 4 } })))
  }
  return pages
}

async function pictureAsPage(file: Buffer): Promise<Page> {
  const decodable = await asDecodable(file)
  await readPicture(decodable)
  const size = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
  return asPage(openPicture(decodable).resize(size))
}

async function asPage(picture: Sharp): Promise<Page> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}
