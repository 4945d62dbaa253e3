'use client'

import { AddRelative } from '@/components/family-tree/edit/add-relative'
import { ChildrenForm } from '@/components/family-tree/edit/children-form'
import { LinkSlot } from '@/components/family-tree/edit/link-slot'
import { MergePeople } from '@/components/family-tree/edit/merge-people'
import { PersonForm } from '@/components/family-tree/edit/person-form'
import { PortraitForm } from '@/components/family-tree/edit/portrait-form'
import { RemovePerson } from '@/components/family-tree/edit/remove-person'
import type { TreeAct } from '@/components/family-tree/edit/tree-acts'
import { UnionForm } from '@/components/family-tree/edit/union-form'
import { WithdrawPerson } from '@/components/family-tree/edit/withdraw-person'
import { Notice } from '@/components/ui/notice'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'

type PersonAct = Extract<TreeAct, { personId: string }>

/** The form of an act on a person. */
export function ActForm({ act, detail }: { act: PersonAct; detail: PersonDetailView }) {
  const key = detail.person.id
  const couple = 'unionId' in act ? detail.couples.find(({ unionId }) => unionId === act.unionId) : undefined
  if (act.kind === 'add') return <AddRelative key={`${key} ${act.as}`} as={act.as} detail={detail} />
  if (act.kind === 'remove') return <RemovePerson detail={detail} />
  if (act.kind === 'withdraw') return <WithdrawPerson detail={detail} />
  if (act.kind === 'couple' && couple?.fields) {
    return <UnionForm key={act.unionId} detail={detail} couple={couple} fields={couple.fields} />
  }
  if (act.kind === 'children' && couple?.childLinks) {
    return <ChildrenForm key={act.unionId} detail={detail} couple={couple} links={couple.childLinks} />
  }
  if (act.kind === 'couple' || act.kind === 'children') return <Notice>Parret står ikke længere i træet.</Notice>
  if (!detail.fields) return <Notice>Der kan ikke skrives om personen.</Notice>
  if (act.kind === 'edit') return <PersonForm key={key} detail={detail} />
  if (act.kind === 'portrait') return <PortraitForm detail={detail} />
  if (act.kind === 'link') return <LinkSlot detail={detail} />
  return <MergePeople key={key} detail={detail} otherId={act.kind === 'merge' ? act.otherId : null} />
}
