import type { ReactNode } from 'react'
import { PageBody, PageHeader } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { type LegalDocument, legalDocuments } from '@/lib/domain/legal/legal-documents'
import { formatDate } from '@/lib/shared/danish-time'

/** `id` is the section's anchor, which other pages may link to. */
export type LegalSection = { id: string; title: string; body: ReactNode }

type LegalPageProps = { document: LegalDocument; intro: string; sections: readonly LegalSection[] }

/** A legal document: version, table of contents, numbered sections. */
export function LegalPage({ document, intro, sections }: LegalPageProps) {
  const { title, version, since } = legalDocuments[document]
  return (
    <PageBody width="page">
      <PageHeader title={title} intro={intro} className="mb-6" />
      <p className="mb-12 text-muted-foreground">
        Version {version}. Gælder fra <time dateTime={since}>{formatDate(new Date(`${since}T12:00:00Z`))}</time>.
      </p>
      <div className="gap-x-16 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Contents sections={sections} />
        <div className="mt-14 max-w-measure space-y-14 lg:mt-0">
          {sections.map(({ id, title: heading, body }, place) => (
            <section key={id} id={id} aria-labelledby={`${id}-titel`} className="scroll-mt-8">
              <h2 id={`${id}-titel`} className="text-2xl">
                {place + 1}. {heading}
              </h2>
              <div className="mt-4 space-y-4">{body}</div>
            </section>
          ))}
        </div>
      </div>
    </PageBody>
  )
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-label="Indhold"
      className="break-inside-avoid lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto print:static"
    >
      <p className="font-semibold">Indhold</p>
      <ol className="mt-2">
        {sections.map(({ id, title }, place) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="wrap-anywhere flex min-h-touch items-center gap-x-2 py-1 leading-snug underline-offset-4 hover:underline lg:text-sm"
            >
              <span className="min-w-6 self-start pt-1.5 text-muted-foreground tabular-nums lg:pt-2">{place + 1}.</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function LegalList({ children }: { children: ReactNode }) {
  return <ul className="list-disc space-y-2 pl-6 marker:text-muted-foreground">{children}</ul>
}

/** `id` is an anchor for the lines beside forms. */
export function LegalHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h3 id={id} className="scroll-mt-8 pt-2 text-xl">
      {children}
    </h3>
  )
}

export function MailLink({ address }: { address: string }) {
  return (
    <TextLink href={`mailto:${address}`} className="wrap-anywhere">
      {address}
    </TextLink>
  )
}
