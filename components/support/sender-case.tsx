import type { FormDraftView } from '@/components/form/form-draft'
import { Notice } from '@/components/ui/notice'
import { PageBody, PageHeader } from '@/components/ui/page-body'
import { TouchLink } from '@/components/ui/text-link'
import type { ReplyWay } from '@/lib/domain/support/client/hooks'
import { answersWithin, senderStatusSentences, senderStatusTexts } from '@/lib/domain/support/copy'
import type { SenderCaseView } from '@/lib/domain/support/schema'
import { formatDate } from '@/lib/shared/danish-time'
import { CaseStatusBadge } from './case-status-badge'
import { CaseThread } from './case-thread'
import { ReplyForm } from './reply-form'

type SenderCaseProps = {
  view: SenderCaseView
  way: ReplyWay
  siteName: string
  /** A plain form just brought a reply. */
  hasReplied: boolean
  draft: FormDraftView
}

/** A case as the one who wrote it follows it. */
export function SenderCase({ view, way, siteName, hasReplied, draft }: SenderCaseProps) {
  const { number, subject, status, createdAt, entries } = view
  return (
    <PageBody>
      <PageHeader
        title={<span className="wrap-anywhere">{subject}</span>}
        intro={`Henvendelse ${number}, sendt ${formatDate(new Date(createdAt))}`}
        className="mb-6"
      />
      <p className="mb-10 flex flex-wrap items-center gap-x-4 gap-y-2">
        <CaseStatusBadge status={status} texts={senderStatusTexts} />
        <span className="text-muted-foreground">{senderStatusSentences[status]}</span>
      </p>
      {hasReplied && (
        <Notice variant="success" title="Tak, dit svar er sendt" className="mb-10">
          {answersWithin}
        </Notice>
      )}
      <CaseThread entries={entries} siteName={siteName} />
      <div className="mt-12 border-border border-t pt-10">
        <ReplyForm number={number} way={way} isClosed={status === 'closed'} draft={draft} />
      </div>
      <p className="mt-10">
        <TouchLink href="/contact">Skriv om noget andet</TouchLink>
      </p>
    </PageBody>
  )
}
