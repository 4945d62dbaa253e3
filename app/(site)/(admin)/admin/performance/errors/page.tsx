import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { ConsoleList } from '@/components/admin/console-list'
import { FormAnswer } from '@/components/admin/form-answer'
import { FaultTable } from '@/components/faults/fault-table'
import { faultDone, faultForm, faultStateLabels, faultTexts } from '@/lib/domain/faults/copy'
import { listFaults } from '@/lib/domain/faults/queries'
import { faultList, faultListInput, faultOrder, faultStates } from '@/lib/domain/faults/schema'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: faultTexts.title }

export default async function FaultsPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = faultListInput.parse(query)
  const [{ items, nextCursor }, draft] = await orNotFound(
    Promise.all([listFaults(actor, filter), findDraft(faultForm, query)]),
  )
  const { state, cursor: _, ...chosen } = filter
  const isAll = state === 'open' && !Object.values(chosen).some(Boolean)
  const sorting = { list: faultList, filter, order: faultOrder(filter) }
  const links = faultStates.map((value) => ({
    label: faultStateLabels[value],
    choice: { state: value },
    isHere: value === state,
  }))
  return (
    <ConsoleList
      title={faultTexts.title}
      intro={faultTexts.intro}
      above={<FormAnswer id={faultForm} done={faultDone(textParam(query, 'tak'))} refused={draft?.message} />}
      sorting={sorting}
      states={{ label: 'Status', links }}
      kept={{ state }}
      table={items.length > 0 ? <FaultTable faults={items} sorting={sorting} /> : null}
      empty={isAll ? faultTexts.emptyOpen : faultTexts.emptyFound}
      nextCursor={nextCursor}
    />
  )
}
