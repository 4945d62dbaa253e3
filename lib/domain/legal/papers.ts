import 'server-only'
import { createHash } from 'node:crypto'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { withdrawalForm } from '@/lib/domain/legal/withdrawal-form'
import { a4Mm, createPdf, mm } from '@/lib/integrations/print/pdf-document'
import { drawArtifact, openStructure } from '@/lib/integrations/print/tagged-text'
import { storage } from '@/lib/integrations/storage/storage'
import { env } from '@/lib/server/env'
import type { Company } from '@/lib/shared/company'
import { formatDate } from '@/lib/shared/danish-time'

const { version, since } = legalDocuments.terms
const folder = 'plan-papers/'
const marginMm = 25

export type PaperPart = { heading: string | null; lines: readonly string[] }
/** What goes with a confirmation as a PDF. `key` begins the name of its stored file. */
export type Paper = { name: string; key: string; title: string; parts: (company: Company) => readonly PaperPart[] }

export type StoredPaper = { key: string; name: string }

export const withdrawalPaper: Paper = {
  name: 'Fortrydelsesformular.pdf',
  key: 'withdrawal',
  title: withdrawalForm(env.company).title,
  parts: (company) => {
    const { lines, blanks, note } = withdrawalForm(company)
    return [{ heading: null, lines: [...lines, ...blanks, note] }]
  },
}

/**
 * Papers as files for mails. Each is drawn once, which takes seconds: call it in the `prepare` of the command that
 * takes the order, so that the transaction that confirms it only looks. A changed text is another file, and mails that
 * wait keep theirs.
 */
export async function storePapers(papers: readonly Paper[]): Promise<StoredPaper[]> {
  return Promise.all(papers.map(storePaper))
}

async function storePaper({ name, key: start, title, parts }: Paper): Promise<StoredPaper> {
  const text = parts(env.company)
  const content = createHash('sha256')
    .update(JSON.stringify([title, text, version, since]))
    .digest('hex')
  const key = `${folder}${start}-${content.slice(0, 32)}.pdf`
  if (!(await storage.stat(key))) await storage.put(key, await draw(title, text), { contentType: 'application/pdf' })
  return { key, name }
}

function draw(title: string, parts: readonly PaperPart[]): Promise<Buffer> {
  const { doc, finish } = createPdf({
    title,
    widthMm: a4Mm.width,
    heightMm: a4Mm.height,
    marginMm,
    archive: { createdAt: new Date(since) },
  })
  const root = openStructure(doc)
  root.draw('H1', () => doc.font('serif').fontSize(24).text(title))
  for (const { heading, lines } of parts) {
    const section = root.open('Sect')
    if (heading) section.draw('H2', () => doc.moveDown(0.8).font('sans-semibold').fontSize(12).text(heading))
    for (const line of lines)
      section.draw('P', () => doc.moveDown(0.3).font('sans').fontSize(11).text(line, { lineGap: 2 }))
  }
  drawArtifact(doc, () => {
    doc.font('sans').fontSize(9)
    doc.text(
      `Version ${version}, gælder fra ${formatDate(new Date(since))}`,
      mm(marginMm),
      mm(a4Mm.height - marginMm + 4),
      {
        lineBreak: false,
      },
    )
  })
  return finish()
}
