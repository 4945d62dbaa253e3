import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CaseDesk } from '@/components/support/case-desk'
import { CaseFilters } from '@/components/support/case-filters'
import { CaseTable } from '@/components/support/case-table'
import { EmptyState } from '@/components/ui/empty-state'
import { fewerWords } from '@/components/ui/empty-texts'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { TextLink } from '@/components/ui/text-link'
import { findReport } from '@/lib/domain/reports/queries'
import { canHandleCases } from '@/lib/domain/support/policy'
import { countCases, findCase, listAssignees, listCases } from '@/lib/domain/support/queries'
import { caseListInput, caseListQuery, caseNumberInput, shownStatus } from '@/lib/domain/support/schema'
import { currentActor } from '@/lib/server/actor'
import { env } from '@/lib/server/env'
import { isSignedIn } from '@/lib/shared/actor'
import { HiddenDesk } from './hidden-desk'

export const metadata: Metadata = { title: 'Henvendelser' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SupportPage({ searchParams }: Props) {
  const actor = await currentActor()
  if (!isSignedIn(actor) || !canHandleCases(actor)) notFound()
  const { sag, skjult, ...query } = await searchParams
  if (skjult !== undefined) return <HiddenDesk actor={actor} />
  const filter = caseListInput.parse(query)
  if (sag !== undefined) {
    const number = caseNumberInput.safeParse({ number: sag }).data?.number
    const [view, report, assignees] = await Promise.all([
      number ? findCase(actor, { number }) : null,
      number ? findReport(actor, { number }) : null,
      listAssignees(actor),
    ])
    if (!view) notFound()
    const back = `/admin/support?${caseListQuery(filter)}`
    return (
      <CaseDesk
        view={view}
        report={report}
        assignees={assignees}
        back={back}
        selfId={actor.userId}
        siteName={env.SITE_NAME}
      />
    )
  }
  const [{ items, nextCursor }, counts] = await Promise.all([listCases(actor, filter), countCases(actor, filter)])
  const isOpenList = shownStatus(filter) === 'open'
  const isQuiet = isOpenList && !filter.search && !filter.topic && !filter.assignee
  return (
    <PageBody width="page" className="space-y-8">
      <PageHeader
        title={<span className="wrap-anywhere">Henvendelser</span>}
        intro={isOpenList ? 'Det, der har ventet længst, står øverst.' : 'Det nyeste står øverst.'}
      />
      <p>
        <TextLink href="/admin/support?skjult" className="inline-flex min-h-touch items-center">
          Det, vi har skjult
        </TextLink>
      </p>
      <CaseFilters filter={filter} counts={counts} />
      {items.length > 0 ? (
        <CaseTable cases={items} filter={filter} />
      ) : isQuiet ? (
        <EmptyState title="Ingen venter på svar" text="Når nogen skriver til os, står det her." />
      ) : (
        <EmptyState title="Ingen henvendelser passer" text={fewerWords} />
      )}
      {nextCursor && <LoadMore href={`/admin/support?${caseListQuery({ ...filter, cursor: nextCursor })}`} />}
    </PageBody>
  )
}
