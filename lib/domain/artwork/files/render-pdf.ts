import 'server-only'
import { PDFiumModule } from '@hyzyla/pdfium'

/** A square of the first page, in points from its upper left corner, and its size in pixels. */
export type PdfWindow = { x: number; y: number; side: number; pixels: number }

/** FPDFBitmap_Gray: one byte a pixel. */
const greyFormat = 1
const greyscaleFlag = 0x08
const white = 0xffffffff
const floatBytes = 4

type Pdfium = Awaited<ReturnType<typeof load>>
type OpenPage = { file: Buffer; page: number; close: () => void }

let loading: ReturnType<typeof load> | null = null
// A sheet is rendered once for each code on it, so the last page stays loaded until another file comes.
let opened: OpenPage | null = null

/**
 * A square of a PDF's first page in greyscale, at exactly this size: the library itself renders only whole pages on
 * whole pixels, which would blur modules by up to half a pixel. Throws when the file is no PDF.
 */
export async function renderPdfWindow(file: Buffer, { x, y, side, pixels }: PdfWindow): Promise<Uint8Array> {
  loading ??= load()
  const pdfium = await loading
  const page = openPage(pdfium, file)
  const taken: number[] = []
  const take = (bytes: number) => {
    const at = allocate(pdfium, bytes)
    taken.push(at)
    return at
  }
  try {
    const picture = take(pixels * pixels)
    const matrix = take(6 * floatBytes)
    const clip = take(4 * floatBytes)
    const bitmap = pdfium._FPDFBitmap_CreateEx(pixels, pixels, greyFormat, picture, pixels)
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, pixels, pixels, white)
    const scale = pixels / side
    const floats = new DataView(pdfium.HEAPU8.buffer)
    const write = (at: number, values: number[]) => {
      for (const [index, value] of values.entries()) floats.setFloat32(at + index * floatBytes, value, true)
    }
    write(matrix, [scale, 0, 0, scale, -x * scale, -y * scale])
    write(clip, [0, 0, pixels, pixels])
    pdfium.render(bitmap, page, matrix, clip, greyscaleFlag)
    const greys = pdfium.HEAPU8.slice(picture, picture + pixels * pixels)
    pdfium._FPDFBitmap_Destroy(bitmap)
    return greys
  } finally {
    for (const at of taken) pdfium.wasmExports.free(at)
  }
}

function openPage(pdfium: Pdfium, file: Buffer): number {
  if (opened?.file === file) return opened.page
  opened?.close()
  opened = null
  const source = allocate(pdfium, file.length)
  pdfium.HEAPU8.set(file, source)
  const doc = pdfium._FPDF_LoadMemDocument(source, file.length, 0)
  const page = doc === 0 ? 0 : pdfium._FPDF_LoadPage(doc, 0)
  const close = () => {
    if (page !== 0) pdfium._FPDF_ClosePage(page)
    if (doc !== 0) pdfium._FPDF_CloseDocument(doc)
    pdfium.wasmExports.free(source)
  }
  if (page === 0) {
    const reason = pdfium._FPDF_GetLastError()
    close()
    throw new Error(`not a PDF: ${reason}`)
  }
  opened = { file, page, close }
  return page
}

function allocate({ wasmExports }: Pdfium, bytes: number): number {
  const at = wasmExports.malloc(bytes)
  if (at === 0) throw new Error('no memory left for a page')
  return at
}

async function load() {
  const pdfium = await PDFiumModule({})
  pdfium._FPDF_InitLibraryWithConfig({ version: 2 })
  // In the binary, but not in the package's types.
  const draw: unknown = Reflect.get(pdfium, '_FPDF_RenderPageBitmapWithMatrix')
  if (typeof draw !== 'function') throw new Error('this PDFium cannot draw a part of a page')
  const render = (...handles: [bitmap: number, page: number, matrix: number, clip: number, flags: number]) => {
    Reflect.apply(draw, undefined, handles)
  }
  return Object.assign(pdfium, { render })
}
