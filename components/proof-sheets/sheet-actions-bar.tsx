import type { ComponentProps } from 'react'
import { ActionForm } from '@/components/form/action-form'
import { buttonVariants } from '@/components/ui/button-variants'
import { LinkButton } from '@/components/ui/link-button'
import { type SheetArea, sheetCall, sheetPath } from '@/lib/domain/proof-sheets/paths'
import type { ProofSheetView } from '@/lib/domain/proof-sheets/schema'

/** The actions a sheet's state allows. */
export function SheetActionsBar({ sheet, area }: { sheet: ProofSheetView; area: SheetArea }) {
  const { id, number, status, canWrite, familyEmail, familyName, warnings } = sheet
  const call = sheetCall(id)
  const canBeDrawn = !warnings.some(({ level }) => level === 'stop')
  return (
    <div className="flex flex-wrap gap-3">
      {canWrite && status === 'draft' && canBeDrawn && (
        <SheetAction
          area={area}
          action={`${call}/send`}
          label={'Send til familien'}
          pendingText={'Prøver koden og sender...'}
          variant="primary"
          confirm={{
            title: `Send tegningen til ${familyName}?`,
            description: `Vi prøver først, om koden kan læses, både på tegningen og på papir. Derefter går der en mail med et link til ${familyEmail}.`,
          }}
          doneMessage={{ title: 'Tegningen er sendt', description: familyEmail }}
        />
      )}
      {canWrite && status === 'draft' && (
        <LinkButton href={`${sheetPath(area, id)}/edit`} variant="outline">
          Ret tegningen
        </LinkButton>
      )}
      {canWrite && status === 'sent' && (
        <SheetAction
          area={area}
          action={`${call}/send`}
          label={'Send en påmindelse'}
          pendingText={'Sender...'}
          doneMessage={{ title: 'Påmindelsen er sendt', description: familyEmail }}
        />
      )}
      {area === 'admin' && status === 'approved' && (
        <LinkButton href={`/admin/qr-production/new?proofSheetNumbers=${number}`}>Lav et parti</LinkButton>
      )}
      {canWrite && status !== 'draft' && (
        <SheetAction
          area={area}
          action={`${call}/new-version`}
          pendingText={'Åbner...'}
          goesToEdit={true}
          label={status === 'approved' || status === 'withdrawn' ? 'Lav en ny tegning ud fra den' : 'Ret tegningen'}
          variant={status === 'changes_requested' ? 'primary' : 'outline'}
          {...(status === 'sent' && {
            confirm: {
              title: 'Ret tegningen?',
              description: 'Familien kan ikke svare, før du har sendt den nye version. Deres link er det samme.',
            },
          })}
        />
      )}
      {status === 'approved' && (
        <LinkButton href="#filer" variant="outline">
          Hent tegning til maskinen
        </LinkButton>
      )}
      {canBeDrawn && (
        <a href={`${call}/pdf`} className={buttonVariants({ variant: 'outline' })}>
          Hent som PDF
        </a>
      )}
      {canWrite && status !== 'approved' && status !== 'withdrawn' && (
        <SheetAction
          area={area}
          action={`${call}/withdraw`}
          label={'Træk tegningen tilbage'}
          pendingText={'Trækker tilbage...'}
          variant="ghost"
          confirm={{
            title: 'Træk tegningen tilbage?',
            description:
              'Åbner familien linket, står der, at tegningen er trukket tilbage. Du kan lave en ny ud fra den.',
          }}
          doneMessage={{ title: 'Tegningen er trukket tilbage' }}
        />
      )}
    </div>
  )
}

type SheetActionProps = Pick<ComponentProps<typeof ActionForm>, 'action' | 'label' | 'pendingText' | 'variant'> & {
  area: SheetArea
  /** Confirmation for actions that contact someone else. */
  confirm?: { title: string; description: string }
  doneMessage?: { title: string; description?: string }
  /** Opens the returned sheet for editing. */
  goesToEdit?: boolean
}

function SheetAction({ area, confirm, doneMessage, goesToEdit = false, ...button }: SheetActionProps) {
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
