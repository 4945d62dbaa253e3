import 'server-only'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import type { MailFile } from '@/lib/domain/notifications/mail-files'
import { type PaperPart, planTerms, withdrawalForm } from '@/lib/domain/subscriptions/terms-copy'
import { a4Mm, createPdf, mm } from '@/lib/integrations/print/pdf-document'
import { drawArtifact, openStructure } from '@/lib/integrations/print/tagged-text'
import { storage } from '@/lib/integrations/storage/storage'
import { env } from '@/lib/server/env'
import type { Company } from '@/lib/shared/company'

const { version, since } = legalDocuments.terms
/** Files of one edition; a new edition gets files of its own, and mails that wait keep theirs. */
const folder = 'plan-papers/'
const marginMm = 25

export type Paper = { name: string; key: string; title: string; parts: (company: Company) => readonly PaperPart[] }

const papers = [
  {
    name: 'Betingelser for Premium og Livstid.pdf',
    key: 'terms',
    title: 'Betingelser for Premium og Livstid',
    parts: planTerms,
  },
  { name: 'Fortrydelsesformular.pdf', key: 'withdrawal', title: 'Standardfortrydelsesformular', parts: withdrawalForm },
] as const satisfies readonly Paper[]

let stored: Promise<MailFile[]> | undefined

/** The terms and the withdrawal form as files for the confirmation: forbrugeraftaleloven § 13. */
export async function planPapers(): Promise<{ files: readonly MailFile[] }> {
  stored ??= storePapers(papers)
  stored.catch(() => {
    stored = undefined
  })
  return { files: await stored }
}

/** Draws papers of this edition and stores them as files for mails. */
export async function storePapers(list: readonly Paper[]): Promise<MailFile[]> {
  return Promise.all(
    list.map(async ({ name, key: paper, title, parts }) => {
      const key = `${folder}${paper}-${version}-${env.company.cvr}.pdf`
      const body = await draw(title, parts(env.company))
      await storage.put(key, body, { contentType: 'application/pdf' })
      return { key, name }
    }),
  )
}

function draw(title: string, parts: readonly PaperPart[]): Promise<Buffer> {
  const { doc, finish } = createPdf({
    ...{ title, widthMm: a4Mm.width, heightMm: a4Mm.height, marginMm },
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
    doc.text(`Version ${version}, gælder fra ${since}`, mm(marginMm), mm(a4Mm.height - marginMm + 4), {
      lineBreak: false,
    })
  })
  return finish()
}
