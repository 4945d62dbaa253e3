import type { ComponentProps } from 'react'
import { ActionForm } from '@/components/form/action-form'
import { type SheetArea, sheetPath } from '@/lib/domain/proof-sheets/paths'

type SheetActionProps = Pick<ComponentProps<typeof ActionForm>, 'action' | 'label' | 'pendingText' | 'variant'> & {
  area: SheetArea
  /** Confirmation for actions that contact someone else. */
  confirm?: { title: string; description: string }
  doneMessage?: { title: string; description?: string }
  /** Opens the returned sheet for editing. */
  goesToEdit?: boolean
}

export function SheetAction({ area, confirm, doneMessage, goesToEdit = false, ...button }: SheetActionProps) {
  return (
    <ActionForm
      {...button}
      {...(confirm && { confirm: { ...confirm, label: button.label } })}
      {...(doneMessage && { doneMessage })}
      {...(goesToEdit && { goTo: `${sheetPath(area, '')}{id}/edit` })}
    >
      <input type="hidden" name="area" value={area} />
    </ActionForm>
  )
}
