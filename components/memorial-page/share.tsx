import { buttonVariants } from '@/components/ui/button-variants'
import { Section } from './section'

/** The address to pass on: as text for all, with the phone's own sharing or copying where script runs. */
export function Share({ address, name }: { address: string; name: string }) {
  return (
    <Section id="del" title="Del siden" className="print:hidden">
      <p className="mt-4 text-muted-foreground">Giv adressen videre til andre, der holdt af {name}.</p>
      <p className="mt-2 select-all break-all font-semibold">{address}</p>
      <p className="mt-4 min-h-touch">
        <button
          type="button"
          hidden
          data-share={address}
          data-title={name}
          className={buttonVariants({ variant: 'outline' })}
        >
          Del siden
        </button>
        <span role="status" data-share-answer className="ml-3 text-muted-foreground" />
      </p>
    </Section>
  )
}
