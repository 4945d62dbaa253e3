import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ConsoleList } from '@/components/admin/console-list'
import { CaseDesk } from '@/components/support/case-desk'
import { CaseTable } from '@/components/support/case-table'
import { fewerText } from '@/components/ui/empty-texts'
import { ChoiceField } from '@/components/ui/filter-form'
import { TouchLink } from '@/components/ui/text-link'
import { findReport } from '@/lib/domain/reports/queries'
import { shortTopicTexts, statusTexts } from '@/lib/domain/support/copy'
import { canHandleCases } from '@/lib/domain/support/policy'
import { countCases, findCase, listAssignees, listCases } from '@/lib/domain/support/queries'
import {
  type CaseFilter,
  caseList,
  caseListInput,
  caseNumberInput,
  caseOrder,
  caseStatuses,
  casesPath,
  shownStatus,
  supportTopics,
} from '@/lib/domain/support/schema'
import { currentActor } from '@/lib/server/actor'
import { env } from '@/lib/server/env'
import { isSignedIn } from '@/lib/shared/actor'
import type { PageProps } from '@/lib/shared/page-params'
import { withQuery } from '@/lib/shared/with-query'

export const metadata: Metadata = { title: 'Henvendelser' }

export default async function SupportPage({ searchParams }: PageProps) {
  const actor = await currentActor()
  if (!isSignedIn(actor) || !canHandleCases(actor)) notFound()
  const { sag, ...query } = await searchParams
  const filter = caseListInput.parse(query)
  if (sag !== undefined) {
    const number = caseNumberInput.safeParse({ number: sag }).data?.number
    const [view, report, assignees] = await Promise.all([
      number ? findCase(actor, { number }) : null,
      number ? findReport(actor, { number }) : null,
      listAssignees(actor),
    ])
    if (!view) notFound()
    const back = withQuery(casesPath, filter)
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
  const { search, topic, assignee, from, to } = filter
  const shown = shownStatus(filter)
  const isQuiet = shown === 'open' && !(search || topic || assignee || from || to)
  const sorting = { list: caseList, filter, order: caseOrder(filter) }
  const states = [
    ...caseStatuses.map((status) => ({ status, label: statusTexts[status], count: counts[status] })),
    { status: 'all' as const, label: 'Alle', count: counts.open + counts.answered + counts.closed },
  ]
  return (
    <ConsoleList
      title="Henvendelser"
      intro={introOf(sorting.order)}
      above={
        <p>
          <TouchLink href="/admin/support/hidden">Det, vi har skjult</TouchLink>
        </p>
      }
      sorting={sorting}
      states={{
        label: 'Status',
        links: states.map(({ status, ...state }) => ({ ...state, choice: { status }, isHere: status === shown })),
      }}
      kept={{ status: filter.status }}
      fields={<CaseFields filter={filter} />}
      table={items.length > 0 ? <CaseTable cases={items} sorting={sorting} /> : null}
      empty={
        isQuiet
          ? { title: 'Ingen venter på svar', text: 'Når nogen skriver til os, står det her.' }
          : { title: 'Ingen henvendelser passer', text: fewerText }
      }
      nextCursor={nextCursor}
    />
  )
}

function introOf(order: ReturnType<typeof caseOrder>): string {
  if (order === 'waiting') return 'Det, der har ventet længst, står øverst.'
  return order === '-waiting' ? 'Det nyeste står øverst.' : 'Det, folk har skrevet til os.'
}

/** What a list of cases is filtered by beside search and period. */
function CaseFields({ filter: { topic, assignee } }: { filter: CaseFilter }) {
  return (
    <>
      <ChoiceField label="Om" name="topic" value={topic} all="Alt">
        {supportTopics.map((value) => (
          <option key={value} value={value}>
            {shortTopicTexts[value]}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField label="Hos" name="assignee" value={assignee}>
        <option value="mine">Mig</option>
        <option value="none">Ingen endnu</option>
      </ChoiceField>
    </>
  )
}
