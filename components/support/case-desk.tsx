import type { ReactNode } from 'react'
import { ReportPanel } from '@/components/reports/report-panel'
import { PageBody, PageHeader } from '@/components/ui/page-body'
import { TouchLink } from '@/components/ui/text-link'
import { accountsPath } from '@/lib/domain/account-desk/paths'
import { pagesPath } from '@/lib/domain/page-desk/paths'
import type { ReportView } from '@/lib/domain/reports/schema'
import { shortTopicTexts, statusTexts } from '@/lib/domain/support/copy'
import type { Assignee, CaseView } from '@/lib/domain/support/schema'
import { formatDateTime } from '@/lib/shared/danish-time'
import { formatPhone } from '@/lib/shared/phone'
import { withQuery } from '@/lib/shared/with-query'
import { AssignForm, CloseCase, ReopenCase } from './case-acts'
import { CaseStatusBadge, UrgencyBadge } from './case-status-badge'
import { CaseThread } from './case-thread'
import { WriteInCase } from './write-in-case'

type CaseDeskProps = {
  view: CaseView
  /** What the case reports, when it is one. */
  report: ReportView | null
  assignees: Assignee[]
  selfId: string
  siteName: string
  /** The list that it was opened from. */
  back: string
}

/** Everything staff see and do with one case. */
export function CaseDesk({ view, report, assignees, selfId, siteName, back }: CaseDeskProps) {
  const { number, subject, topic, status, urgency, entries, newestEntryId, assigneeId } = view
  const isClosed = status === 'closed'
  const isUndecided = report !== null && report.decided === null
  return (
    <PageBody width="page" back={{ href: back, label: 'Alle henvendelser' }}>
      <PageHeader
        title={<span className="wrap-anywhere">{subject}</span>}
        intro={`Henvendelse ${number} · ${shortTopicTexts[topic]}`}
        className="mb-5"
      />
      <p className="mb-10 flex flex-wrap gap-3">
        <CaseStatusBadge status={status} texts={statusTexts} />
        <UrgencyBadge urgency={urgency} />
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 max-w-measure space-y-12">
          {report && <ReportPanel report={report} number={number} seenEntryId={newestEntryId} />}
          <CaseThread entries={entries} siteName={siteName} />
          <WriteInCase number={number} isClosed={isClosed} hasMail={view.email !== null} seenEntryId={newestEntryId} />
        </div>
        <aside aria-label="Om henvendelsen" className="space-y-8 border-border max-lg:border-t max-lg:pt-10">
          <CaseFacts view={view} />
          <AssignForm number={number} assigneeId={assigneeId} assignees={assignees} selfId={selfId} />
          {isClosed && <ReopenCase number={number} />}
          {/* A report is closed by its decision. */}
          {!isClosed && !isUndecided && <CloseCase number={number} seenEntryId={newestEntryId} />}
        </aside>
      </div>
    </PageBody>
  )
}

const linkClasses = 'break-words text-link underline decoration-1 underline-offset-4 hover:decoration-2'

/** Who wrote, and how to reach them. */
function CaseFacts({ view }: { view: CaseView }) {
  const { number, name, email, phone, about, username, createdAt } = view
  return (
    <dl className="space-y-4 font-sans">
      <Fact term="Navn">{name}</Fact>
      <Fact term="Mail">
        {email ? (
          <a href={`mailto:${email}`} className={linkClasses}>
            {email}
          </a>
        ) : (
          'Ingen'
        )}
      </Fact>
      {phone && (
        <Fact term="Telefon">
          <a href={`tel:+45${phone}`} className={linkClasses}>
            {formatPhone(phone)}
          </a>
        </Fact>
      )}
      {about && <Fact term="Handler om">{about}</Fact>}
      <Fact term="Mindeside">
        <TouchLink href={withQuery(pagesPath, { search: about ?? '', sag: number })} prefetch={false}>
          {about ? 'Find mindesiden' : 'Søg efter en mindeside'}
        </TouchLink>
      </Fact>
      <Fact term="Konto">
        {username ? (
          <TouchLink href={withQuery(accountsPath, { search: username })} prefetch={false}>
            {username}
          </TouchLink>
        ) : (
          'Skrev uden konto'
        )}
      </Fact>
      <Fact term="Kom">{formatDateTime(new Date(createdAt))}</Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground text-sm">{term}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
