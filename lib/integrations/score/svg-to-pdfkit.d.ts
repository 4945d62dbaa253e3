// The package has no types. Only what is used.
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
