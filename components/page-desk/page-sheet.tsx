import type { ReactNode } from 'react'
import { Nothing, Part } from '@/components/account-desk/desk-parts'
import { AuditTable } from '@/components/audit/audit-table'
import type { FormDraftView } from '@/components/form/form-draft'
import { PageBody } from '@/components/ui/page-body'
import { TouchLink } from '@/components/ui/text-link'
import { auditPath } from '@/lib/domain/audit/paths'
import type { AuditLine } from '@/lib/domain/audit/schema'
import { pagesPath } from '@/lib/domain/page-desk/paths'
import type { PageDeskView } from '@/lib/domain/page-desk/schema'
import { withQuery } from '@/lib/shared/with-query'
import { PageFacts } from './page-facts'
import { PageCases, PageCodes, PageMembers } from './page-lists'
import type { KnownAsker } from './takeover-form'
import { Takeovers } from './takeovers'

type PageSheetProps = {
  page: PageDeskView
  lines: AuditLine[]
  draft: FormDraftView
  /** The author of the case this was opened from. */
  asker: KnownAsker | null
  /** What is bought for it. */
  children: ReactNode
}

/** What administrators see of a page: owner, members, money and history, none of its content. */
export function PageSheet({ page, lines, draft, asker, children }: PageSheetProps) {
  return (
    <PageBody
      width="page"
      back={{ href: pagesPath, label: 'Alle mindesider' }}
      title={<span className="hyphens-auto wrap-anywhere">{page.name}</span>}
      intro={`${page.stateText}. ${page.visibilityText}.`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:grid-cols-2">
        <Part title="Siden">
          <PageFacts page={page} />
        </Part>
        <Part title="Medlemmer">
          <PageMembers members={page.members} successor={page.successor} />
        </Part>
        <Part title="QR-koder">
          <PageCodes codes={page.codes} />
        </Part>
        <Part title="Henvendelser">
          <PageCases cases={page.cases} />
        </Part>
      </div>
      <div className="mt-14 space-y-14">
        {children}
        <Part title="Overtagelser">
          <Takeovers page={page} draft={draft} asker={asker} />
        </Part>
        <Part title="Log">
          {lines.length > 0 ? (
            <AuditTable lines={lines} caption="Log for mindesiden" />
          ) : (
            <Nothing>Der er ikke sket noget med siden endnu.</Nothing>
          )}
          <p className="mt-4">
            <TouchLink href={withQuery(auditPath, { about: page.id })}>Hele loggen for siden</TouchLink>
          </p>
        </Part>
      </div>
    </PageBody>
  )
}
