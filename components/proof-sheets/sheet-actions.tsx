import type { ComponentProps } from 'react'
import { ActionForm } from '@/components/members/action-form'
import { type SheetRoom, sheetPath } from '@/lib/domain/proof-sheets/paths'

type SheetActionProps = Pick<ComponentProps<typeof ActionForm>, 'action' | 'label' | 'pendingText' | 'variant'> & {
  room: SheetRoom
  /** Confirmation for actions that contact someone else. */
  confirm?: { title: string; description: string }
  told?: { title: string; description?: string }
  /** Opens the returned sheet for editing. */
  goesToEdit?: boolean
}

export function SheetAction({ room, confirm, told, goesToEdit = false, ...button }: SheetActionProps) {
  return (
    <ActionForm
      {...button}
      {...(confirm && { confirm: { ...confirm, label: button.label } })}
      {...(told && { told })}
      {...(goesToEdit && { goTo: `${sheetPath(room, '')}{id}/edit` })}
    >
      <input type="hidden" name="room" value={room} />
    </ActionForm>
  )
}
