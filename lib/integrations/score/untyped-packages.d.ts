// These packages have no types. Only what is used.
declare module 'verovio/wasm' {
  export type VerovioModule = { readonly HEAPU8: Uint8Array }
  export default function createVerovioModule(): Promise<VerovioModule>
}

declare module 'verovio/esm' {
  import type { VerovioModule } from 'verovio/wasm'

  export class VerovioToolkit {
    constructor(module: VerovioModule)
    setOptions(options: Record<string, string | number | boolean>): void
    /** False where the input cannot be read. */
    loadData(input: string): boolean
    getPageCount(): number
    /** `page` counts from 1. */
    renderToSVG(page: number, withDeclaration: boolean): string
    destroy(): void
  }
}

declare module 'svg-to-pdfkit' {
  type Options = {
    width: number
    height: number
    preserveAspectRatio?: string
    useCSS?: boolean
    /** The name of a registered font. */
    fontCallback?: (family: string, isBold: boolean, isItalic: boolean) => string
    warningCallback?: (warning: string) => void
  }

  /** Sizes in points. */
  export default function drawSvg(doc: PDFKit.PDFDocument, svg: string, x: number, y: number, options: Options): void
}
