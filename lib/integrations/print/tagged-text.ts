import 'server-only'

type Doc = PDFKit.PDFDocument

/** The structure types in use (ISO 32000-1 §14.8.4). */
type Tag = 'Document' | 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Link'

type Area = { x: number; y: number; width: number; height: number }

/** An element of the document's structure: what a screen reader meets, in this order. */
export type Part = {
  /** Draws the content of a new element inside this one. `alt` describes a figure; `scope` is that of a table's head. */
  draw: (tag: Tag, content: () => void, about?: { alt?: string; scope?: 'Column' | 'Row' }) => void
  /** A link around what `content` draws; its area, in points, is what `content` returns. */
  drawLink: (content: () => Area, link: { url: string; description: string }) => void
  /** A new element that holds others. */
  open: (tag: Tag) => Part
}

/** The root element of an archived document; add everything that is read to it. */
export function openStructure(doc: Doc): Part {
  const root = doc.struct('Document')
  doc.addStructure(root)
  return partOf(doc, root)
}

/** Draws what is not read aloud: rules, page numbers, a table head that is repeated. */
export function drawArtifact(doc: Doc, content: () => void): void {
  doc.markContent('Artifact', { type: 'Pagination' })
  content()
  doc.endMarkedContent()
}

function partOf(doc: Doc, element: PDFKit.PDFStructureElement): Part {
  return {
    draw: (tag, content, about = {}) => {
      element.add(doc.struct(tag, about, content))
    },
    drawLink: (content, { url, description }) => {
      const structParent = doc.struct('Link')
      element.add(structParent)
      let area: Area = { x: 0, y: 0, width: 0, height: 0 }
      structParent.add(() => {
        area = content()
      })
      // Read aloud in place of the address (ISO 19005-3 § 6.3.2); PDFKit writes a String object as text.
      const about: object = { structParent, Contents: new String(description) }
      doc.link(area.x, area.y, area.width, area.height, url, about)
    },
    open: (tag) => {
      const inner = doc.struct(tag)
      element.add(inner)
      return partOf(doc, inner)
    },
  }
}
