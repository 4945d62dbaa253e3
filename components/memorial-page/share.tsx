import { buttonVariants } from '@/components/ui/button-variants'
import { Section } from './section'

/**
 * The address to pass on: as text for all; where script runs, by the phone's own sheet and onto the clipboard. A button
 * stays hidden until the script knows that this browser can do what it says (script/wake.ts).
 */
export function Share({ address, name }: { address: string; name: string }) {
  return (
    <Section id="del" title="Del siden" className="print:hidden">
      <p className="mt-4 text-muted-foreground">Giv adressen videre til andre, der holdt af {name}.</p>
      <p data-share-address className="mt-2 select-all break-all font-semibold">
        {address}
      </p>
      <div className="mt-4 flex min-h-touch flex-wrap items-center gap-3">
        <button
          type="button"
          hidden
          data-share="sheet"
          data-title={name}
          className={buttonVariants({ variant: 'outline' })}
        >
          Del siden
        </button>
        <button type="button" hidden data-share="copy" className={buttonVariants({ variant: 'outline' })}>
          Kopiér linket
        </button>
        <span role="status" data-share-answer className="text-muted-foreground" />
      </div>
    </Section>
  )
}
