'use client'

import { useRef } from 'react'
import { AddRelative } from '@/components/family-tree/edit/add-relative'
import { ChildrenForm } from '@/components/family-tree/edit/children-form'
import { CoupleOrder } from '@/components/family-tree/edit/couple-order'
import { LinkSlot } from '@/components/family-tree/edit/link-slot'
import { MergePeople } from '@/components/family-tree/edit/merge-people'
import { PersonForm } from '@/components/family-tree/edit/person-form'
import { PortraitForm } from '@/components/family-tree/edit/portrait-form'
import { RemovePerson } from '@/components/family-tree/edit/remove-person'
import type { TreeAct } from '@/components/family-tree/edit/tree-acts'
import { UnionForm } from '@/components/family-tree/edit/union-form'
import { WithdrawPerson } from '@/components/family-tree/edit/withdraw-person'
import { Notice } from '@/components/ui/notice'
import type { CoupleView, PersonDetailView } from '@/lib/domain/family-tree/detail-views'

type PersonAct = Extract<TreeAct, { personId: string }>

/** The form of an act on a person. */
export function ActForm({ act, detail }: { act: PersonAct; detail: PersonDetailView }) {
  const key = detail.person.id
  const couple = useCouple(detail, 'unionId' in act ? act.unionId : null)
  if (act.kind === 'add') {
    const { as, existing } = act
    return <AddRelative key={`${key} ${as} ${existing?.id}`} as={as} detail={detail} existing={existing} />
  }
  if (act.kind === 'remove') return <RemovePerson detail={detail} />
  if (act.kind === 'withdraw') return <WithdrawPerson detail={detail} />
  if (act.kind === 'couple' && couple?.fields) {
    return <UnionForm key={act.unionId} detail={detail} couple={couple} fields={couple.fields} />
  }
  if (act.kind === 'children' && couple?.childLinks) {
    return <ChildrenForm key={act.unionId} detail={detail} couple={couple} links={couple.childLinks} />
  }
  if (act.kind === 'couple' || act.kind === 'children') return <Notice>Parret står ikke længere i træet.</Notice>
  if (act.kind === 'couples') return <CoupleOrder detail={detail} />
  if (!detail.fields) return <Notice>Personen kan ikke rettes.</Notice>
  if (act.kind === 'edit') return <PersonForm key={key} detail={detail} />
  if (act.kind === 'portrait') return <PortraitForm detail={detail} />
  if (act.kind === 'link') return <LinkSlot detail={detail} />
  return <MergePeople key={key} detail={detail} otherId={act.kind === 'merge' ? act.otherId : null} />
}

/** The couple as it was last known: when another editor takes it apart, what was written here still stands in the form. */
function useCouple({ couples }: PersonDetailView, wantedId: string | null): CoupleView | undefined {
  const last = useRef<CoupleView | undefined>(undefined)
  const now = couples.find(({ unionId, fields, childLinks }) => unionId === wantedId && (fields || childLinks))
  if (now || last.current?.unionId !== wantedId) last.current = now
  return last.current
}
