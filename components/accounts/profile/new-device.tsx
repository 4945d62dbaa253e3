'use client'

import { Button } from '@/components/ui/button'
import { failureToast } from '@/components/ui/toast'
import { useCreateSignInLink } from '@/lib/domain/accounts/client/profile-hooks'
import { ShownCode } from './shown-code'

/** Shows a code that signs another device in. */
export function NewDevice() {
  const create = useCreateSignInLink()
  const make = () => create.mutate(undefined, { onError: failureToast() })
  return (
    <>
      <p className="hidden noscript:block">
        Din browser kan ikke vise koden, fordi JavaScript er slået fra. Log i stedet ind på den anden enhed med dit
        brugernavn og din adgangskode.
      </p>
      {create.data ? (
        <ShownCode key={create.data.id} link={create.data} onRenew={make} isRenewing={create.isPending} />
      ) : (
        <Button
          variant="outline"
          pending={create.isPending}
          pendingText="Laver koden..."
          onClick={make}
          className="noscript:hidden"
        >
          Vis en kode
        </Button>
      )}
    </>
  )
}
