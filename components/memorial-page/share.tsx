import { button } from './button'
import { Section } from './section'

/**
 * The address to share: as text; with script also through the share sheet and the clipboard. Buttons are hidden until
 * script knows that the browser supports them (script/wake.ts).
 */
export function Share({ address, name }: { address: string; name: string }) {
  return (
    <Section id="del" title="Del siden" className="print:hidden">
      <p className="mt-4 text-muted-foreground">Giv adressen videre til andre, der holdt af {name}.</p>
      <p data-share-address className="mt-2 select-all break-all font-semibold">
        {address}
      </p>
      <div className="mt-4 flex min-h-touch flex-wrap items-center gap-3">
        <button type="button" hidden data-share="sheet" data-title={name} className={button('outlined')}>
          Del siden
        </button>
        <button type="button" hidden data-share="copy" className={button('outlined')}>
          Kopiér linket
        </button>
        <span role="status" data-share-answer className="text-muted-foreground" />
      </div>
    </Section>
  )
}
