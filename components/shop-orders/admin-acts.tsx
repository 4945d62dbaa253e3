import { ReasonForm } from '@/components/admin/reason-form'
import { AccountField } from '@/components/billing/account-field'
import { ActionForm } from '@/components/form/action-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { Field, Input } from '@/components/ui/field'
import { orderCall } from '@/lib/domain/shop-orders/paths'
import type { AdminOrderView } from '@/lib/domain/shop-orders/views'

/** What administrators can do with an order now. */
export function AdminActs({ order, draft }: { order: AdminOrderView; draft: FormDraftView }) {
  const { id, number, canStart, canShip, canReceive, canCallOff, canReturnPlate } = order
  const { isTransferred, lookAtBuyer, startFrom } = order
  const call = `/api/admin/shop-orders/${id}`
  if (!canStart && !canShip && !canReceive && !canCallOff && !canReturnPlate) return null
  return (
    <div className="flex flex-wrap items-start gap-4">
      {canStart && (
        <ActionForm
          action={`${call}/start`}
          label="Sæt i gang"
          pendingText="Laver koden..."
          variant="primary"
          doneMessage={{ title: 'Bestillingen er i gang', description: 'Koden er lavet og fører til siden.' }}
        />
      )}
      {startFrom && (
        <p className="w-full">
          {/* 1 of 2 no promise: tells the workshop what the family chose */}
          Familien har ikke bedt om, at vi begynder med det samme. Bestillingen kan sættes i gang {startFrom}.
        </p>
      )}
      {canReceive && (
        <ActionForm
          action={`${orderCall(id)}/received`}
          label="Skriv, at den er kommet"
          pendingText="Gemmer..."
          doneMessage={{ title: 'Den er kommet', description: 'Fristen for at fortryde løber fra i dag.' }}
        />
      )}
      {canReturnPlate && (
        <>
          <p className="w-full">
            Har vi familiens plade, skal den sendes tilbage uden udgift for familien. Tryk også, hvis den ikke kom.
          </p>
          <ActionForm
            action={`${call}/return-plate`}
            label="Skriv, at pladen er sendt tilbage"
            pendingText="Gemmer..."
            doneMessage={{ title: 'Pladen venter ikke mere' }}
          />
        </>
      )}
      {canShip && (
        <ActionForm
          action={`${call}/ship`}
          label="Skriv, at den er sendt"
          pendingText="Gemmer..."
          variant="primary"
          doneMessage={{ title: 'Bestillingen er sendt', description: 'Familien får en mail.' }}
        >
          <Field label="Fragtfirma" optional>
            {(control) => (
              <Input
                {...control}
                name="carrier"
                defaultValue={draft?.values.carrier}
                maxLength={60}
                autoComplete="off"
              />
            )}
          </Field>
          <Field label="Sporingsnummer" optional>
            {(control) => (
              <Input
                {...control}
                name="trackingNumber"
                defaultValue={draft?.values.trackingNumber}
                maxLength={80}
                autoComplete="off"
              />
            )}
          </Field>
        </ActionForm>
      )}
      {canCallOff && (
        <ReasonForm
          action={`${call}/call-off`}
          opens={lookAtBuyer ? 'Afvis køberen' : 'Annullér'}
          about={`bestilling ${number}`}
          label="Begrundelse"
          hint="Familien får den at læse. Er der betalt, går pengene tilbage, og koderne bliver spærret."
          submit="Annullér bestillingen"
          pendingText="Annullerer..."
          doneMessage="Bestillingen er annulleret"
          isDestructive
          draft={draft && 'reason' in draft.values ? draft : null}
        >
          {isTransferred && <AccountField error={draft?.errors.bankAccount} defaultValue={draft?.values.bankAccount} />}
        </ReasonForm>
      )}
    </div>
  )
}
