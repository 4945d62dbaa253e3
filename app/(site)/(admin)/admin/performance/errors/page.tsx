import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ConsoleList } from '@/components/admin/console-list'
import { FormAnswer } from '@/components/admin/form-answer'
import { FaultFilters } from '@/components/faults/fault-filters'
import { FaultTable } from '@/components/faults/fault-table'
import { faultDone, faultForm, faultTexts } from '@/lib/domain/faults/copy'
import { faultsPath } from '@/lib/domain/faults/paths'
import { canSeeFaults } from '@/lib/domain/faults/policy'
import { listFaults } from '@/lib/domain/faults/queries'
import { faultListInput, faultListQuery } from '@/lib/domain/faults/schema'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: faultTexts.title }

export default async function FaultsPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  if (!canSeeFaults(actor)) notFound()
  const filter = faultListInput.parse(query)
  const [{ items, nextCursor }, draft] = await Promise.all([
    listFaults(actor, filter),
    findDraft(faultForm, textParam(query, 'kladde')),
  ])
  const isAll = filter.state === 'open' && filter.search === ''
  return (
    <ConsoleList
      title={faultTexts.title}
      intro={faultTexts.intro}
      filters={
        <>
          <FormAnswer id={faultForm} done={faultDone(textParam(query, 'tak'))} refused={draft?.message} />
          <FaultFilters filter={filter} />
        </>
      }
      table={items.length > 0 ? <FaultTable faults={items} /> : null}
      empty={isAll ? faultTexts.emptyOpen : faultTexts.emptyFound}
      more={nextCursor ? { href: `${faultsPath}?${faultListQuery({ ...filter, cursor: nextCursor })}` } : null}
    />
  )
}
